import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchScope} from './engine';
import type {SearchHit} from './hit';

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

/** The engine and its libraries come with the first use. */
const engine = async () => import('./engine');

interface Found {
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/** Searches a scope for a query, at most `limit` hits. */
export function useSearch(
  {versionUrl, context}: SearchScope,
  query: string,
  limit: number,
): Search {
  const [index, setIndex] = useState<IndexState>('idle');
  const [failure, setFailure] = useState<string>();
  const [found, setFound] = useState<Found>();
  const words = query.trim();
  const current = useRef<string>(undefined);

  const fail = useCallback((error: unknown) => {
    current.current = undefined;
    setFailure(error instanceof Error ? error.message : String(error));
    setIndex('failed');
  }, []);

  const load = useCallback(() => {
    const scope = `${versionUrl} ${context}`;
    if (current.current === scope) {
      return;
    }
    current.current = scope;
    setIndex('loading');
    void (async () => {
      try {
        await (await engine()).loadIndex({versionUrl, context});
        if (current.current === scope) {
          setIndex('done');
        }
      } catch (error) {
        if (current.current === scope) {
          fail(error);
        }
      }
    })();
  }, [versionUrl, context, fail]);

  useEffect(() => {
    if (index !== 'done' || words === '') {
      return;
    }
    const run = {outdated: false};
    void (async () => {
      try {
        const hits = await (await engine()).findHits({versionUrl, context}, words, limit);
        if (!run.outdated) {
          setFound({query: words, hits});
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
  }, [index, versionUrl, context, words, limit, fail]);

  // Hits of the words before stay until those of the new words are found: the list does not flicker.
  const hits = words === '' || index !== 'done' ? undefined : found?.hits;
  return {
    index,
    ...(index === 'failed' && failure !== undefined && {failure}),
    ...(hits && {hits}),
    settled: hits !== undefined && found?.query === words,
    load,
  };
}
