import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findOldPath, type OldPaths, pageAbove} from './findOldPath';
import {nearPages, type Page} from './nearPages';

/** A path that is no page, and what leads on from it. */
interface Wanted {
  readonly path: string;
  /** The path of the page that is planned in its place and not written yet. */
  readonly planned?: string;
  readonly near: readonly Page[];
}

/** How many pages are offered. */
const MOST = 4;

const NOTHING_KNOWN: OldPaths = {moved: {}, pending: {}, prefixes: []};

/** The lists that only this page needs. Without them it leads on all the same. */
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

/** The pages to offer instead of one that is planned: the one above it, then those whose paths are like its name. */
function standIns(
  planned: string,
  above: string | undefined,
  pages: readonly Page[],
): readonly Page[] {
  const name = planned.slice(planned.lastIndexOf('/'));
  const parents = pages.filter(({path}) => path === above);
  return [...new Set([...parents, ...nearPages(name, pages, MOST)])].slice(0, MOST);
}

/**
 * Finds out what became of the path that is no page: one that has moved is replaced by its new one, with query and anchor.
 *
 * Known only in the browser, since one file serves every path; `asking` is true until it is known.
 */
export function useWanted(): {readonly asking: boolean; readonly wanted?: Wanted} {
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
        const near = standIns(planned, above && withBaseUrl(above), pages);
        setWanted({path: pathname, planned, near});
        return;
      }
      setWanted({path: pathname, near: nearPages(pathname, pages, MOST)});
    });
    return () => {
      visit.over = true;
    };
  }, [pathname, history, baseUrl, withBaseUrl]);
  const known = wanted?.path === pathname ? wanted : undefined;
  return {asking: isBrowser && !known, ...(known && {wanted: known})};
}
