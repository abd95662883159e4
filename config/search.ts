import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

/** The search that runs in the reader's browser over an index built with the site. */
export const search = {
  language: ['en'],
  // The plugin hashes what pages are written from; src/output/searchIndex hashes the index itself.
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
  // What an external link says to those who listen is no text of the page.
  // KaTeX prints each formula three times: as MathML, as its source and as HTML. One is enough for the index.
  // The labels of a drawing are no sentence; what it shows stands beside it in words.
  // The examples of a method are the same request in each language: the index has the first (src/markdown/remarkRpcExamples).
  ignoreCssSelectors: ['a[target="_blank"] svg + span', '.katex-mathml', 'svg', '.unindexed'],
} satisfies Partial<PluginOptions>;
