import type {ReactNode} from 'react';

/** Pages that share a component and a sidebar: the component's chunk, the sidebar if there is one, and their paths with spaces between. */
type Group = readonly [component: string, sidebar: string | null, paths: string];

/** A page of a document. */
export interface Page {
  /** The path of its document, which ends with a slash where that is the page of a folder. */
  readonly written: string;
  /** The path of its route. */
  readonly path: string;
  /** The chunks of its component and its document. */
  readonly component: string;
  readonly content: string;
  readonly sidebar: string | undefined;
}

/** The hash in the names of routes that are made here. Docusaurus takes off what follows the last hyphen. */
const HASH = 'p';

/** The pages of groups, in their order, which the names of the documents' chunks follow. */
export function pagesIn(groups: readonly Group[]): readonly Page[] {
  return groups
    .flatMap(([component, sidebar, paths]) =>
      paths.split(' ').map((written) => ({component, sidebar: sidebar ?? undefined, written})),
    )
    .map((page, place) => ({
      ...page,
      path: page.written.replace(/(.)\/$/, '$1'),
      content: `p${place}`,
    }));
}

/** The chunks of pages, by the names of their routes, as in `routesChunkNames.json`. */
export function chunksOf(pages: readonly Page[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    pages.map(({path, component, content}) => [`${path}-${HASH}`, {__comp: component, content}]),
  );
}

/** The routes of pages, as in `routes.js`. */
export function routesOf(
  create: (path: string, hash: string) => ReactNode,
  pages: readonly Page[],
): readonly object[] {
  return pages.map(({path, sidebar}) => ({
    path,
    component: create(path, HASH),
    exact: true,
    ...(sidebar !== undefined && {sidebar}),
  }));
}

/** A version of docs, with its documents or their range in the table of pages. */
interface Version {
  docs: readonly object[] | readonly [from: number, to: number];
}

/** What `globalData.json` holds of docs. */
interface GlobalData {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<
    Record<string, {readonly versions: readonly Version[]}>
  >;
}

/** The data of a site with the documents that a range stands for. */
export function withDocuments<T extends GlobalData>(data: T, pages: readonly Page[]): T {
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      const [from, to] = version.docs;
      if (typeof from === 'number' && typeof to === 'number') {
        version.docs = pages.slice(from, to).map(({written, sidebar}) => ({
          id: written.slice(1).replace(/^$|\/$/, '$&index'),
          path: written,
          ...(sidebar !== undefined && {sidebar}),
        }));
      }
    }
  }
  return data;
}
