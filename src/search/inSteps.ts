import type {Found} from './worker';

/**
 * How long readers wait for the text of pages before they see what titles alone found, in milliseconds. A
 * list that changes under their eyes is worse.
 */
export const PATIENCE_FOR_TEXT_MS = 1500;

interface Steps {
  /** Searches what has arrived. Undefined if the reader has typed on. */
  readonly find: () => Promise<Found | undefined>;
  /** Loads the rest. It does not reject. */
  readonly complete: () => Promise<void>;
  readonly show: (found: Found) => void;
}

/** The better half of hits that are not sure. The rest of the list stays free for what is better. */
function betterHalf({hits, ...found}: Found): Found {
  return {...found, hits: hits.slice(0, Math.ceil(hits.length / 2))};
}

async function pause(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), PATIENCE_FOR_TEXT_MS));
}

/**
 * Answers a query: at once if what has arrived is enough, else when everything has arrived. Answers don't
 * wait. If the rest takes long, readers see what there is, and what comes follows it (`appendFound`).
 */
export async function findInSteps({find, complete, show}: Steps): Promise<void> {
  const first = await find();
  if (first?.isPartial !== true) {
    if (first) {
      show(first);
    }
    return;
  }
  if (first.answers.length > 0) {
    show({...first, hits: [], isNear: false});
  }
  const completed = complete();
  if ((await Promise.race([completed, pause()])) === 'late' && !first.isNear) {
    show(betterHalf(first));
  }
  await completed;
  const all = await find();
  if (all) {
    show(all);
  }
}

/**
 * What was found later, below what readers see. Further hits of a page that they see are left out.
 *
 * @param hasRoom whether excerpts that come later join their hits. In a list of suggestions, they would move
 * what a reader points at.
 */
export function appendFound(
  shown: Found,
  found: Found,
  {limit, hasRoom}: {readonly limit: number; readonly hasRoom: boolean},
): Found {
  if (shown.hits.length === 0 || shown.isNear) {
    return found;
  }
  const pages = new Set(shown.hits.map(({page}) => page.id));
  const later = found.hits
    .filter(({page}) => !pages.has(page.id))
    .map((hit) => ({...hit, isLater: true}));
  const seen = hasRoom
    ? shown.hits.map((hit) => found.hits.find(({id}) => id === hit.id) ?? hit)
    : shown.hits;
  return {...found, hits: [...seen, ...later].slice(0, Math.max(limit, seen.length))};
}
