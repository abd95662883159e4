import {useStorageSlot} from '@docusaurus/theme-common';

/** The number of queries that are kept. */
const MOST_QUERIES = 5;

/** The separator of stored queries. A query has no line break. */
const SEPARATOR = '\n';

export interface RecentQueries {
  /** The newest first. */
  readonly queries: readonly string[];
  readonly add: (query: string) => void;
  readonly clear: () => void;
}

/** The reader's last queries. They stay in this browser (key `search.recent`). */
export function useRecentQueries(): RecentQueries {
  const [stored, slot] = useStorageSlot('search.recent');
  const queries = (stored ?? '').split(SEPARATOR).filter((query) => query !== '');
  return {
    queries,
    add: (query) => {
      const text = query.replace(/\s+/g, ' ').trim();
      const others = queries.filter((other) => other !== text);
      if (text !== '') {
        slot.set([text, ...others].slice(0, MOST_QUERIES).join(SEPARATOR));
      }
    },
    clear: () => slot.del(),
  };
}
