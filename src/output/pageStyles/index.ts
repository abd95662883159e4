import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {addToHead} from '../addToHead';
import type {ChunkGraph} from '../chunkGraph';
import {docsOf} from '../docsOf';

/** A page: its modules (`@site/docs/…`, `@site/src/pages/…`, `@theme/…`) and its path. */
interface BuiltPage {
  readonly modules: readonly string[];
  readonly permalink: string;
}

/** A page in the content of a plugin. */
interface PageContent {
  readonly source: string;
  readonly permalink: string;
}

/** The pages of the documentation. They share the module of the theme. */
const docs = (allContent: AllContent): readonly BuiltPage[] =>
  docsOf(allContent).map(({source, permalink}) => ({
    modules: ['@theme/DocItem', source],
    permalink,
  }));

/** The pages of `src/pages`, from the content of all plugins. */
const ownPages = (allContent: AllContent): readonly BuiltPage[] =>
  (
    (allContent['docusaurus-plugin-content-pages']?.default as
      readonly PageContent[] | undefined) ?? []
  ).map(({source, permalink}) => ({modules: [source], permalink}));

/** The pages of the theme. */
const themePages = (baseUrl: string): readonly BuiltPage[] => [
  {modules: ['@theme/NotFound'], permalink: `${baseUrl}404`},
  {modules: ['@theme/SearchPage'], permalink: `${baseUrl}search`},
];

/** The styles that only some pages load, by the module of a page. */
function ownStyles(graphFile: string): ReadonlyMap<string, readonly string[]> {
  if (!existsSync(graphFile)) {
    throw new Error(
      `${graphFile} is missing. The plugin chunkGraph writes it: keep it in src/output/index.ts`,
    );
  }
  const {entry, imports} = JSON.parse(readFileSync(graphFile, 'utf8')) as ChunkGraph;
  return new Map(
    imports.map(({request, files}) => [
      request,
      files.filter((file) => file.endsWith('.css') && !entry.includes(file)),
    ]),
  );
}

/**
 * Links the styles that only some pages have (`src/patches/leanChunks`) from their heads. Docusaurus links the
 * styles of all pages only, so that the others would arrive with the page's script.
 */
export function pageStyles({
  generatedFilesDir,
  baseUrl,
}: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>): Plugin {
  let pages: readonly BuiltPage[] = [];
  return {
    name: 'page-styles',
    allContentLoaded({allContent}) {
      pages = [...docs(allContent), ...ownPages(allContent), ...themePages(baseUrl)];
      return Promise.resolve();
    },
    postBuild({outDir}) {
      const styles = ownStyles(path.join(generatedFilesDir, 'chunk-graph.json'));
      for (const {modules, permalink} of pages) {
        const files = new Set(modules.flatMap((module) => styles.get(module) ?? []));
        const links = [...files].map((file) => `<link rel="stylesheet" href="${baseUrl}${file}">`);
        if (links.length > 0) {
          addToHead(outDir, permalink.slice(baseUrl.length), links.join(''));
        }
      }
      return Promise.resolve();
    },
  };
}
