import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  hideSearchBarWithNoSearchContext as isAlwaysInContext,
  searchContextByPaths,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {contextPath} from './context';
import {LONGEST_QUERY} from './longestQuery';

/** The address follows after so many milliseconds without a key: browsers refuse too many changes of it. */
const PAUSE = 200;

/** What the address of the search page asks for. */
export interface SearchParameters {
  /** What the reader typed: at once, and in the address when the reader pauses. */
  readonly query: string;
  /** One of the contexts of the site, or none. */
  readonly context: string;
  /** The path of a version of the docs, or none. */
  readonly version: string;
  /** Whether the address has been read: the page is built without one. */
  readonly isRead: boolean;
  /** Asks for something else, without a new entry in the history. */
  readonly setQuery: (query: string) => void;
  readonly setContext: (context: string) => void;
}

/** The context that is asked for, if the site has it. A site without an index of all of it searches its first context. */
function knownContext(asked: string): string {
  const paths = searchContextByPaths?.map(contextPath) ?? [];
  return paths.includes(asked) ? asked : isAlwaysInContext ? (paths[0] ?? '') : '';
}

/** The parameters `q`, `ctx` and `version` of the address. */
export function useSearchParameters(): SearchParameters {
  const {search} = useLocation();
  const history = useHistory();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The first view in the browser must be the one that was built.
  const isRead = useIsBrowser();
  const params = new URLSearchParams(isRead ? search : '');
  const read = (name: string) => (params.get(name) ?? '').slice(0, LONGEST_QUERY);
  // Our own entries are replacements, and come after what was typed since. Any other asks for something else.
  useEffect(
    () =>
      history.listen((_, action) => {
        if (action !== 'REPLACE') {
          clearTimeout(timer.current);
          setTyped(undefined);
        }
      }),
    [history],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const replace = (name: 'q' | 'ctx', value: string) => {
    const next = new URLSearchParams(history.location.search);
    if (value === '') {
      next.delete(name);
    } else {
      next.set(name, value);
    }
    history.replace({search: next.toString()});
  };
  return {
    query: typed ?? read('q'),
    context: knownContext(read('ctx')),
    version: read('version'),
    isRead,
    setQuery: (query) => {
      setTyped(query);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => replace('q', query), PAUSE);
    },
    setContext: (context) => replace('ctx', context),
  };
}
