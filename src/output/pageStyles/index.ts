import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {addToHead} from '../addToHead';
import type {ChunkGraph} from '../chunkGraph';
import {docsOf} from '../docsOf';

/** A page: its file (`@site/docs/…` or `@site/src/pages/…`) and its path. */
interface BuiltPage {
  readonly source: string;
  readonly permalink: string;
}

/** The pages of `src/pages`, from the content of all plugins. */
const ownPages = (allContent: AllContent): readonly BuiltPage[] =>
  (allContent['docusaurus-plugin-content-pages']?.default as readonly BuiltPage[] | undefined) ??
  [];

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
export function pageStyles({generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  let pages: readonly BuiltPage[] = [];
  return {
    name: 'page-styles',
    allContentLoaded({allContent}) {
      pages = [...docsOf(allContent), ...ownPages(allContent)];
      return Promise.resolve();
    },
    postBuild({outDir, baseUrl}) {
      const styles = ownStyles(path.join(generatedFilesDir, 'chunk-graph.json'));
      for (const {source, permalink} of pages) {
        const links = (styles.get(source) ?? []).map(
          (file) => `<link rel="stylesheet" href="${baseUrl}${file}">`,
        );
        if (links.length > 0) {
          addToHead(outDir, permalink.slice(baseUrl.length), links.join(''));
        }
      }
      return Promise.resolve();
    },
  };
}
