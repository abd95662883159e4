import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchContextByPaths} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {contextPath} from './scope';

/** What the address of the search page asks for. */
export interface SearchParameters {
  /** What the reader typed: at once, and in the address when the router has followed. */
  readonly query: string;
  /** One of the contexts of the site, or none. */
  readonly context: string;
  /** The path of a version of the docs, or none. */
  readonly version: string;
  /** Puts another value into the address, without a new entry in the history. An empty one takes it out. */
  readonly replace: (name: 'q' | 'ctx', value: string) => void;
}

/** The parameters `q`, `ctx` and `version` of the address. */
export function useSearchParameters(): SearchParameters {
  const {search} = useLocation();
  const history = useHistory();
  const [typed, setTyped] = useState<string>();
  // The page is built without an address: the first view in the browser must be the same.
  const params = new URLSearchParams(useIsBrowser() ? search : '');
  const context = params.get('ctx') ?? '';
  const asked = params.get('q') ?? '';
  // Our own entries are replacements, and come after what was typed since. Any other asks for something else.
  useEffect(
    () =>
      history.listen((_, action) => {
        if (action !== 'REPLACE') {
          setTyped(undefined);
        }
      }),
    [history],
  );
  const known = searchContextByPaths?.some((entry) => contextPath(entry) === context);
  return {
    query: typed ?? asked,
    context: known ? context : '',
    version: params.get('version') ?? '',
    replace: (name, value) => {
      if (name === 'q') {
        setTyped(value);
      }
      const next = new URLSearchParams(search);
      if (value === '') {
        next.delete(name);
      } else {
        next.set(name, value);
      }
      history.replace({search: next.toString()});
    },
  };
}
