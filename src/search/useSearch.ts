import {useCallback, useEffect, useRef, useState} from 'react';
import type {FoundAnswer, SearchHit} from './hit';
import {appendFound, findInSteps} from './inSteps';
import type {SearchScope} from './scope';
import type {AskedOptions, Found} from './worker';

/** The loading state of the index. The index loads when the reader uses the search. */
export type IndexState = 'idle' | 'loading' | 'done' | 'failed';

export interface Search {
  readonly index: IndexState;
  /** What went wrong. With `index` done, only the text of pages is missing, and the hits are from the rest. */
  readonly failure?: string;
  /** The hits for the last answered query. Undefined before the first answer. */
  readonly hits?: readonly SearchHit[];
  /** Whether no page has the words of the query, so that the hits have only some of them. */
  readonly isNear: boolean;
  /** The facts that answer the last answered query. */
  readonly answers: readonly FoundAnswer[];
  /** Whether `hits` belong to the current query. */
  readonly isCurrent: boolean;
  /** Whether more hits for this query are on their way. */
  readonly isPartial: boolean;
  /** Loads the index, if it is not loaded. Retries after a failure. */
  readonly load: () => void;
}

interface Loaded {
  readonly key: string;
  readonly index: IndexState;
  readonly failure?: string;
}

interface Answered extends Found {
  readonly key: string;
  readonly query: string;
}

/** After this time, in milliseconds, the reader is told that loading failed. */
const PATIENCE_MS = 10_000;

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

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Rejects if a task takes longer than readers wait. The task goes on, and can still succeed. */
async function inTime<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('it has not arrived within ten seconds.')),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Searches a scope for a query. First in titles, headings, descriptions and keywords; if they don't answer
 * the query, the rest of the index is loaded and searched, too. What readers see keeps its place.
 *
 * @param display loads the component that shows the hits, in parallel with the index.
 */
export function useSearch(
  {baseUrl, versionUrl, context}: SearchScope,
  query: string,
  {limit, perPage, snippetLength}: AskedOptions,
  display?: () => Promise<unknown>,
): Search {
  const key = `${versionUrl} ${context}`;
  const [loaded, setLoaded] = useState<Loaded>();
  const [answered, setAnswered] = useState<Answered>();
  // A ref, because hover and focus both call `load` before the next render.
  const wanted = useRef<string>(undefined);
  const [lack, setLack] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const index = loaded?.key === key ? loaded.index : 'idle';
  const words = query.trim();

  const fail = useCallback(
    (error: unknown) => {
      wanted.current = undefined;
      setLoaded({key, index: 'failed', failure: messageOf(error)});
    },
    [key],
  );

  const load = useCallback(() => {
    if (lack !== undefined) {
      setLack(undefined);
      setAttempt((count) => count + 1);
    }
    if (wanted.current === key) {
      return;
    }
    wanted.current = key;
    setLoaded({key, index: 'loading'});
    const task = (async () => {
      const {loadIndex} = await loadCode(display);
      await loadIndex({baseUrl, versionUrl, context});
      // After a failure, too: what arrives late is welcome.
      if (wanted.current === key || wanted.current === undefined) {
        wanted.current = key;
        setLoaded({key, index: 'done'});
      }
    })();
    void inTime(task).catch((error: unknown) => {
      if (wanted.current === key) {
        fail(error);
      }
    });
  }, [key, baseUrl, versionUrl, context, display, fail, lack]);

  useEffect(() => {
    if (index !== 'done' || words === '') {
      return;
    }
    const run = {outdated: false};
    const scope = {baseUrl, versionUrl, context};
    const options = {limit, perPage, snippetLength};
    void (async () => {
      try {
        const {complete, find} = await loadCode();
        await findInSteps({
          find: async () => find(scope, words, options, () => !run.outdated),
          complete: async () => {
            try {
              await inTime(complete(scope));
              setLack(undefined);
            } catch (error) {
              if (!run.outdated) {
                setLack(messageOf(error));
              }
            }
          },
          show: (found) => {
            if (!run.outdated) {
              setAnswered((shown) => ({
                ...(shown?.key === key && shown.query === words
                  ? // Only the page of results limits the hits of a page.
                    appendFound(shown, found, {limit, hasRoom: Number.isFinite(perPage)})
                  : found),
                key,
                query: words,
              }));
            }
          },
        });
      } catch (error) {
        if (!run.outdated) {
          fail(error);
        }
      }
    })();
    return () => {
      run.outdated = true;
    };
  }, [
    index,
    key,
    baseUrl,
    versionUrl,
    context,
    words,
    limit,
    perPage,
    snippetLength,
    fail,
    attempt,
  ]);

  // While the reader types on, previous hits stay until the new hits arrive, so that the list does not flicker.
  const isKin =
    answered !== undefined &&
    (words.startsWith(answered.query) || answered.query.startsWith(words));
  const current =
    words !== '' && index === 'done' && answered?.key === key && isKin ? answered : undefined;
  // Nothing was found, but more is on its way: that is not yet "no results".
  const isEmpty =
    (current?.hits.length === 0 && current.answers.length === 0) || current?.isNear === true;
  const isWaiting = current?.isPartial === true && isEmpty && lack === undefined;
  const failure = index === 'failed' ? loaded?.failure : index === 'done' ? lack : undefined;
  return {
    index,
    ...(failure !== undefined && {failure}),
    ...(current && !isWaiting && {hits: current.hits}),
    isNear: current?.isNear ?? false,
    answers: current?.answers ?? [],
    isCurrent: current?.query === words,
    isPartial: lack === undefined && (current?.isPartial ?? false),
    load,
  };
}
