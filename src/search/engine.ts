import {wrap} from 'comlink';
import type {SearchHit} from './hit';

/** Which index is searched: the URL that it is relative to, and the context, empty for all documentation. */
export interface SearchScope {
  readonly versionUrl: string;
  readonly context: string;
}

interface Engine {
  fetchIndexes(versionUrl: string, context: string): Promise<void>;
  search(
    versionUrl: string,
    context: string,
    input: string,
    limit: number,
  ): Promise<readonly SearchHit[]>;
}

interface RunningEngine {
  readonly call: <Answer>(ask: (engine: Engine) => Promise<Answer>) => Promise<Answer>;
  readonly stop: () => void;
}

let running: RunningEngine | undefined;

/** Starts the engine in a thread of its own. What stops the thread rejects every call. */
function start(): RunningEngine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search could not be loaded.')));
  });
  const remote = new (wrap<new () => Engine>(worker))();
  // A rejection that nobody waits for yet is none to report.
  broken.catch(() => undefined);
  return {
    call: async (ask) =>
      Promise.race([remote.then(async (engine) => ask(engine as unknown as Engine)), broken]),
    stop: () => worker.terminate(),
  };
}

/** Asks the engine. After a failure the next call starts anew: the engine itself remembers what it could not load. */
async function ask<Answer>(question: (engine: Engine) => Promise<Answer>): Promise<Answer> {
  running ??= start();
  const asked = running;
  try {
    return await asked.call(question);
  } catch (error) {
    asked.stop();
    if (running === asked) {
      running = undefined;
    }
    throw error;
  }
}

/** Loads the index of a scope. @throws when it is missing, broken or of another origin. */
export async function loadIndex({versionUrl, context}: SearchScope): Promise<void> {
  // A constant of the build, not a setting.
  // eslint-disable-next-line no-restricted-syntax
  if (process.env.NODE_ENV !== 'production') {
    throw new Error('there is an index only in a build. Run: npm run preview');
  }
  await ask(async (engine) => engine.fetchIndexes(versionUrl, context));
}

/** The best hits for what was typed, at most `limit`, each document once. */
export async function findHits(
  {versionUrl, context}: SearchScope,
  input: string,
  limit: number,
): Promise<readonly SearchHit[]> {
  return ask(async (engine) => engine.search(versionUrl, context, input, limit));
}
