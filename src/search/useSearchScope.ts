import {
  useActiveDocContext,
  useActivePlugin,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  docsPluginIdForPreferredVersion,
  searchContextByPaths,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {contextOfPage} from './context';
import type {SearchScope} from './scope';

/**
 * The scope of a search from the current page: the page's docs version (or the preferred version outside
 * the docs) and its context.
 */
export function useSearchScope(): SearchScope {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const plugin = useActivePlugin();
  const pluginId = plugin?.pluginId ?? docsPluginIdForPreferredVersion;
  const {activeDoc, activeVersion} = useActiveDocContext(pluginId);
  const {preferredVersion} = useDocsPreferredVersion(pluginId);
  const version = activeDoc ? activeVersion : (preferredVersion ?? activeVersion);
  return {
    baseUrl,
    versionUrl: version && !version.isLast ? `${version.path}/` : baseUrl,
    context: contextOfPage(pathname, baseUrl, searchContextByPaths),
  };
}
