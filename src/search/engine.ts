import {Mark} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {type Remote, wrap} from 'comlink';
import {type SearchHit, withMarks} from './hit';
import {indexUrl} from './indexUrl';
import type {SearchScope} from './scope';
import {takeTurns} from './takeTurns';
import type {Engine} from './worker';

interface Running {
  readonly engine: Remote<Engine>;
  /** Rejects when the thread cannot be started. */
  readonly broken: Promise<never>;
}

let running: Running | undefined;

/** Starts the engine in a thread of its own. One that cannot be started is forgotten: the next call tries again. */
function start(): Running {
  const worker = new Worker(new URL('./worker/index.ts', import.meta.url));
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      running = undefined;
      worker.terminate();
      reject(new Error('its code was not loaded.'));
    });
  });
  // A rejection that nobody waits for yet is none to report.
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

/** Loads the index of a scope. @throws when it is missing, broken or of another origin. */
export async function loadIndex(scope: SearchScope): Promise<void> {
  const url = urlOf(scope);
  await ask(async (engine) => engine.load(url));
}

/** The thread does one thing at a time: what it has been asked, it cannot be told to leave. */
const inTurn = takeTurns();

/**
 * The best hits for a query, at most `limit`, each document once.
 *
 * @param isWanted asked when the thread is free: of words that were typed on since, nothing is found.
 */
export async function findHits(
  scope: SearchScope,
  query: string,
  limit: number,
  isWanted: () => boolean,
): Promise<readonly SearchHit[]> {
  const url = urlOf(scope);
  const found = await inTurn(isWanted, () => ask(async (engine) => engine.find(url, query, limit)));
  const hits = found ?? [];
  return Mark ? hits.map(withMarks) : hits;
}
