import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findOldPath, type OldPaths} from './findOldPath';
import {nearPages, type Page} from './nearPages';

interface Wanted {
  readonly path: string;
  readonly near: readonly Page[];
}

/** The maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;

const NOTHING_KNOWN: OldPaths = {moved: {}, prefixes: []};

/** Loads the lists that only this page needs. After a failure the page works without suggestions. */
async function loadLists(): Promise<{
  readonly oldPaths: OldPaths;
  readonly pages: readonly Page[];
}> {
  const [oldPaths, pages] = await Promise.all([
    import('@generated/page-list/default/oldPaths.json')
      .then((list) => list.default)
      .catch(() => NOTHING_KNOWN),
    import('@generated/page-list/default/pages.json').then((list) => list.default).catch(() => []),
  ]);
  return {oldPaths, pages};
}

/**
 * Looks up the current path. If the page has moved, the hook replaces the URL and keeps query and anchor.
 * The lookup runs in the browser, because one file serves all missing paths. `isLookingUp` is true until the
 * lookup has ended.
 */
export function useMissingPath(): {readonly isLookingUp: boolean; readonly wanted?: Wanted} {
  const {pathname} = useLocation();
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const isBrowser = useIsBrowser();
  const [wanted, setWanted] = useState<Wanted>();
  useEffect(() => {
    const visit = {over: false};
    void loadLists().then(({oldPaths, pages}) => {
      if (visit.over) {
        return;
      }
      const routes = new Set(['/', ...pages.map(({path}) => path.slice(baseUrl.length - 1))]);
      const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : '';
      const found = findOldPath(path, oldPaths, routes);
      if (found !== undefined) {
        const [to = '', anchor] = found.split('#');
        const {search, hash} = history.location;
        history.replace(
          withBaseUrl(to) + search + (hash || (anchor === undefined ? '' : `#${anchor}`)),
        );
        return;
      }
      setWanted({path: pathname, near: nearPages(pathname, pages, MAX_SUGGESTIONS)});
    });
    return () => {
      visit.over = true;
    };
  }, [pathname, history, baseUrl, withBaseUrl]);
  const known = wanted?.path === pathname ? wanted : undefined;
  return {isLookingUp: isBrowser && !known, ...(known && {wanted: known})};
}
