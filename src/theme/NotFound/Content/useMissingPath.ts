import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findOldPath, type OldPaths, pageAbove} from './findOldPath';
import {nearPages, type Page} from './nearPages';

interface Wanted {
  readonly path: string;
  readonly planned?: string;
  readonly near: readonly Page[];
}

/** The maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;

const NOTHING_KNOWN: OldPaths = {moved: {}, pending: {}, prefixes: []};

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

/** The suggestions for a planned page: the page above it, then the pages with similar paths. */
function alternatives(
  planned: string,
  above: string | undefined,
  pages: readonly Page[],
): readonly Page[] {
  const name = planned.slice(planned.lastIndexOf('/'));
  const parents = pages.filter(({path}) => path === above);
  return [...new Set([...parents, ...nearPages(name, pages, MAX_SUGGESTIONS)])].slice(
    0,
    MAX_SUGGESTIONS,
  );
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
      const finding = findOldPath(path, oldPaths, routes);
      if (finding.kind === 'moved') {
        const [to = '', anchor] = finding.to.split('#');
        const {search, hash} = history.location;
        history.replace(
          withBaseUrl(to) + search + (hash || (anchor === undefined ? '' : `#${anchor}`)),
        );
        return;
      }
      if (finding.kind === 'pending') {
        const above = pageAbove(finding.route, oldPaths, routes);
        const planned = withBaseUrl(finding.route);
        const near = alternatives(planned, above && withBaseUrl(above), pages);
        setWanted({path: pathname, planned, near});
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
