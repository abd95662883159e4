import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/** Local search: the build writes the index, the browser searches it. */
export const search = {
  language: ['en'],
  // The plugin would hash the pages' sources. `src/output/searchIndex` hashes the index itself.
  hashed: false,
  docsRouteBasePath: '/',
  indexBlog: false,
  indexPages: false,
  removeDefaultStopWordFilter: false,
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarPosition: 'right',
  highlightSearchTermsOnTargetPage: false,
  explicitSearchResultPath: true,
  // The hint of external links for screen readers.
  // KaTeX writes each formula three times: MathML, source and HTML. The index needs one.
  // Labels of diagrams. Each diagram also has a description in words.
  // The same request in other languages: the index has the first (`src/markdown/remarkRpcExamples`).
  ignoreCssSelectors: ['a[target="_blank"] svg + span', '.katex-mathml', 'svg', '.unindexed'],
} satisfies Partial<PluginOptions>;

/** What the search box reads from the configuration of the site. */
export const searchFields = {
  searchSuggestions: search.searchResultLimits,
  searchSnippetLength: search.searchResultContextMaxLength,
};
