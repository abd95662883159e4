import {createHash} from 'node:crypto';

/** A module and the chunks that would contain it, in the form that cache groups receive. */
export interface ChunkTable {
  readonly chunkGraph: {
    readonly getModuleChunksIterable: (
      module: never,
    ) => Iterable<{readonly name?: string | null | undefined}>;
  };
}

/** In a build, Docusaurus names the chunk of a page component by the first 8 digits of its MD5 hash. */
const chunkName = (component: string) =>
  createHash('md5').update(component).digest('hex').slice(0, 8);

const chunkNames = (...components: readonly string[]): ReadonlySet<string> =>
  new Set(components.map(chunkName));

const DOCUMENTS = chunkNames(
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
);
const OTHER_PAGES = chunkNames('@site/src/pages/index.tsx', '@theme/SearchPage');

const isIn = (names: ReadonlySet<string>, module: object, {chunkGraph}: ChunkTable): boolean =>
  [...chunkGraph.getModuleChunksIterable(module as never)].some(({name}) => names.has(name ?? ''));

/** Whether every page of the documentation has a module, and another page as well. */
const isLayout = (module: object, table: ChunkTable): boolean =>
  isIn(DOCUMENTS, module, table) && isIn(OTHER_PAGES, module, table);

/** Whether only pages of the documentation have a module, all of them. */
const isDocumentation = (module: object, table: ChunkTable): boolean =>
  isIn(DOCUMENTS, module, table) && !isIn(OTHER_PAGES, module, table);

const group = (name: string, test: (module: object, table: ChunkTable) => boolean) => ({
  name,
  test,
  type: 'javascript/auto',
  enforce: true,
  priority: 45,
});

/**
 * Cache groups for what every page of the documentation loads: the layout, which the home page and the results of
 * the search also have, and the rest. Few large files compress better than many small ones.
 */
export const shellGroups = {
  layout: group('layout', isLayout),
  documentation: group('documentation', isDocumentation),
};
