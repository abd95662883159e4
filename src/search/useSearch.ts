import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchHit} from './hit';
import type {SearchScope} from './scope';

/** The loading state of the index. The index loads when the reader uses the search. */
export type IndexState = 'idle' | 'loading' | 'done' | 'failed';

export interface Search {
  readonly index: IndexState;
  readonly failure?: string;
  /** The hits for the last answered query. Undefined before the first answer. */
  readonly hits?: readonly SearchHit[];
  /** Whether `hits` belong to the current query. */
  readonly isCurrent: boolean;
  /** Loads the index, if it is not loaded. Retries after a failure. */
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

/** Loads the engine, and the component that shows hits, on first use. */
async function loadCode(display?: () => Promise<unknown>) {
  try {
    const [engine] = await Promise.all([importEngine(), display?.()]);
    return engine;
  } catch {
    throw new Error('the code didn’t load. If that happens again, reload the page.');
  }
}

/**
 * Searches a scope for a query.
 *
 * @param limit the maximum number of hits.
 * @param display loads the component that shows the hits, in parallel with the index.
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
  // A ref, because hover and focus both call `load` before the next render.
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

  // Previous hits stay until the new hits arrive, so that the list does not flicker.
  const current = words !== '' && index === 'done' && found?.key === key ? found : undefined;
  return {
    index,
    ...(index === 'failed' && loaded?.failure !== undefined && {failure: loaded.failure}),
    ...(current && {hits: current.hits}),
    isCurrent: current?.query === words,
    load,
  };
}
