// Modules of the search plugin that have no types.

declare module '@generated/@easyops-cn/docusaurus-search-local/default/generated.js' {
  interface Marker {
    mark(keywords: readonly string[], options?: object): void;
    unmark(): void;
  }
  type ContextLabel = string | Readonly<Record<string, string>>;
  /** A part of the documentation with its own index: a path, optionally with a label. */
  export type SearchContext = string | {readonly label: ContextLabel; readonly path: string};

  export const Mark: (new (root: Element) => Marker) | null;
  export const searchContextByPaths: readonly SearchContext[] | null;
  export const useAllContextsWithNoSearchContext: boolean;
  export const hideSearchBarWithNoSearchContext: boolean;
  export const searchResultContextMaxLength: number;
  export const searchBarShortcut: boolean;
  export const searchBarShortcutHint: boolean;
  export const docsPluginIdForPreferredVersion: string | undefined;
}

declare module '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js' {
  export const removeDefaultStopWordFilter: readonly string[];
  export const fuzzyMatchingDistance: number;
}

// Written by src/output/pageList.
declare module '@generated/page-list/default/pages.json' {
  const pages: readonly {readonly path: string; readonly title: string}[];
  export default pages;
}
