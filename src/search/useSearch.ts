import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchHit} from './hit';
import type {SearchScope} from './scope';

/** How far the index is: it is loaded when the reader turns to the search, not before. */
export type IndexState = 'idle' | 'loading' | 'done' | 'failed';

/** The state of a search. */
export interface Search {
  readonly index: IndexState;
  /** Why the index could not be loaded. */
  readonly failure?: string;
  /** The hits for the words that were typed last, none until they are found. */
  readonly hits?: readonly SearchHit[];
  /** Whether the hits are those of the query, and not yet those of the words before. */
  readonly settled: boolean;
  /** Loads the index if it is not there yet, and tries again after a failure. */
  readonly load: () => void;
}

interface Loaded {
  readonly key: string;
  readonly index: IndexState;
  readonly failure?: string;
}

interface Found {
  readonly key: string;
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

const importEngine = async () => import('./engine');

/** The engine, its libraries and what shows the hits come with the first use. */
async function loadCode(display?: () => Promise<unknown>) {
  try {
    const [engine] = await Promise.all([importEngine(), display?.()]);
    return engine;
  } catch {
    throw new Error('its code was not loaded. If that stays so, reload the page.');
  }
}

/**
 * Searches a scope for a query, at most `limit` hits.
 *
 * @param display loads what shows the hits, along with the index.
 */
export function useSearch(
  {baseUrl, versionUrl, context}: SearchScope,
  query: string,
  limit: number,
  display?: () => Promise<unknown>,
): Search {
  const key = `${versionUrl} ${context}`;
  const [loaded, setLoaded] = useState<Loaded>();
  const [found, setFound] = useState<Found>();
  // Hover and focus come before a new state is drawn.
  const wanted = useRef<string>(undefined);
  const index = loaded?.key === key ? loaded.index : 'idle';
  const words = query.trim();

  const fail = useCallback(
    (error: unknown) => {
      wanted.current = undefined;
      const failure = error instanceof Error ? error.message : String(error);
      setLoaded({key, index: 'failed', failure});
    },
    [key],
  );

  const load = useCallback(() => {
    if (wanted.current === key) {
      return;
    }
    wanted.current = key;
    setLoaded({key, index: 'loading'});
    void (async () => {
      try {
        const {loadIndex} = await loadCode(display);
        await loadIndex({baseUrl, versionUrl, context});
        if (wanted.current === key) {
          setLoaded({key, index: 'done'});
        }
      } catch (error) {
        if (wanted.current === key) {
          fail(error);
        }
      }
    })();
  }, [key, baseUrl, versionUrl, context, display, fail]);

  useEffect(() => {
    if (index !== 'done' || words === '') {
      return;
    }
    const run = {outdated: false};
    void (async () => {
      try {
        const {findHits} = await loadCode();
        const isWanted = () => !run.outdated;
        const hits = await findHits({baseUrl, versionUrl, context}, words, limit, isWanted);
        if (!run.outdated) {
          setFound({key, query: words, hits});
        }
      } catch (error) {
        if (!run.outdated) {
          fail(error);
        }
      }
    })();
    return () => {
      run.outdated = true;
    };
  }, [index, key, baseUrl, versionUrl, context, words, limit, fail]);

  // Hits of the words before stay until those of the new words are found: the list does not flicker.
  const current = words !== '' && index === 'done' && found?.key === key ? found : undefined;
  return {
    index,
    ...(index === 'failed' && loaded?.failure !== undefined && {failure: loaded.failure}),
    ...(current && {hits: current.hits}),
    settled: current?.query === words,
    load,
  };
}
