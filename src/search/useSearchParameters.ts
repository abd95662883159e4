import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  hideSearchBarWithNoSearchContext as isAlwaysInContext,
  searchContextByPaths,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {contextPath} from './context';
import {MAX_QUERY_LENGTH} from './maxQueryLength';

/** The delay in milliseconds before the URL changes. Browsers limit the rate of URL changes. */
const URL_DELAY_MS = 200;

export interface SearchParameters {
  /** The query. It changes with every key; the URL changes when the reader pauses. */
  readonly query: string;
  /** The path of a context of the site, or empty. */
  readonly context: string;
  /** The path of a docs version, or empty. */
  readonly version: string;
  /** The key of a section of the site, or empty. */
  readonly section: string;
  /** Whether the URL has been read. The server renders the page without parameters. */
  readonly isRead: boolean;
  /** Changes the query without a new history entry. */
  readonly setQuery: (query: string) => void;
  readonly setContext: (context: string) => void;
  readonly setSection: (section: string) => void;
}

/** The requested context if the site has it. A site without a full index uses its first context. */
function validContext(asked: string): string {
  const paths = searchContextByPaths?.map(contextPath) ?? [];
  return paths.includes(asked) ? asked : isAlwaysInContext ? (paths[0] ?? '') : '';
}

/** Reads and changes the parameters `q`, `ctx`, `version` and `section` of the URL. */
export function useSearchParameters(): SearchParameters {
  const {search} = useLocation();
  const history = useHistory();
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The first render must match the server's HTML.
  const isRead = useIsBrowser();
  const params = new URLSearchParams(isRead ? search : '');
  const read = (name: string) => (params.get(name) ?? '').slice(0, MAX_QUERY_LENGTH);
  // This hook replaces the history entry after the reader typed. Any other navigation discards what was
  // typed.
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

  const replace = (name: 'q' | 'ctx' | 'section', value: string) => {
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
    context: validContext(read('ctx')),
    version: read('version'),
    section: read('section'),
    isRead,
    setQuery: (query) => {
      setTyped(query);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => replace('q', query), URL_DELAY_MS);
    },
    setContext: (context) => replace('ctx', context),
    setSection: (section) => replace('section', section),
  };
}
