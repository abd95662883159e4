import {Mark} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {type Remote, wrap} from 'comlink';
import {withMarks} from './hit';
import {indexUrl} from './indexUrl';
import type {SearchScope} from './scope';
import {createTaskQueue} from './taskQueue';
import type {AskedOptions, Engine, Found} from './worker';

interface Running {
  readonly engine: Remote<Engine>;
  /** Rejects if the worker cannot start. */
  readonly broken: Promise<never>;
}

let running: Running | undefined;

/** Starts the search engine in a worker. After a failed start, the next call starts a new worker. */
function start(): Running {
  const worker = new Worker(new URL('./worker/index.ts', import.meta.url));
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      running = undefined;
      worker.terminate();
      reject(new Error('the code didn’t load.'));
    });
  });
  // Prevents an unhandled rejection if the worker fails between two questions.
  broken.catch(() => undefined);
  return {engine: wrap<Engine>(worker), broken};
}

async function ask<Answer>(question: (engine: Remote<Engine>) => Promise<Answer>): Promise<Answer> {
  running ??= start();
  const {engine, broken} = running;
  return Promise.race([question(engine), broken]);
}

function urlOf(scope: SearchScope): string {
  // A constant of the build, not a setting.
  // eslint-disable-next-line no-restricted-syntax
  if (process.env.NODE_ENV !== 'production') {
    throw new Error('there is an index only in a build. Run: npm run preview');
  }
  const meta = document.querySelector<HTMLMetaElement>('meta[name="search-index"]');
  return indexUrl(scope, location.href, meta?.content ?? '');
}

/**
 * Loads the index of a scope.
 *
 * @throws if the index is missing, broken or on another origin.
 */
export async function loadIndex(scope: SearchScope): Promise<void> {
  const url = urlOf(scope);
  await ask(async (engine) => engine.load(url));
}

/** The worker cannot cancel a received query, so queries wait here. */
const enqueue = createTaskQueue();

/**
 * The answers and the best hits for a query in what has loaded.
 *
 * @param isWanted called when the worker is free. If it returns false, nothing is searched: the reader has
 * typed on.
 */
export async function find(
  scope: SearchScope,
  query: string,
  options: AskedOptions,
  isWanted: () => boolean,
): Promise<Found | undefined> {
  const url = urlOf(scope);
  const found = await enqueue(isWanted, () =>
    ask(async (engine) => engine.find(url, query, options)),
  );
  return found && Mark ? {...found, hits: found.hits.map(withMarks)} : found;
}

/**
 * Loads what `find` needs to find everything.
 *
 * @throws if a file is missing or broken.
 */
export async function complete(scope: SearchScope): Promise<void> {
  const url = urlOf(scope);
  await ask(async (engine) => engine.complete(url));
}
