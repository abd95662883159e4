import {useActivePlugin, useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  docsPluginIdForPreferredVersion,
  searchContextByPaths,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import type {SearchScope} from './engine';
import {contextOfPage} from './scope';

/** What a search from the current page covers: its version of the docs, and its context when there are contexts. */
export function useSearchScope(): SearchScope {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const plugin = useActivePlugin();
  const version = useActiveVersion(plugin?.pluginId ?? docsPluginIdForPreferredVersion);
  const versionUrl = version && !version.isLast ? `${version.path}/` : baseUrl;
  return {versionUrl, context: contextOfPage(pathname, versionUrl, searchContextByPaths)};
}
