import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {preloadChunks} from './preloadChunks';

/** Generated files with one entry for each page. */
const LISTS = ['globalData.json', 'registry.js', 'routes.js', 'routesChunkNames.json'];

const core = path.resolve(require.resolve('@docusaurus/core/package.json'), '../lib/client');

/** The stock bundler plugin that puts a list of all chunks into the scripts of every page. */
const NAME_LIST = 'ChunkAssetPlugin';

interface NavbarItem {
  readonly docId?: string;
  readonly items?: readonly NavbarItem[];
}

/** The IDs of documents in the navbar. */
function docsIn(items: readonly NavbarItem[]): string[] {
  return items.flatMap(({docId, items: inside = []}) => [
    ...(docId === undefined ? [] : [docId]),
    ...docsIn(inside),
  ]);
}

/** Removes that plugin. @throws if it is not there. */
function withoutNameList(plugins: readonly unknown[]): never[] {
  const kept = plugins.filter(
    (plugin) => (plugin as object | null)?.constructor.name !== NAME_LIST,
  ) as never[];
  if (kept.length === plugins.length) {
    throw new Error(
      `src/patches/sections expects the bundler plugin ${NAME_LIST} of @docusaurus/core. Docusaurus has changed it: adapt src/patches/sections/index.ts, or take the patch out of docusaurus.config.ts`,
    );
  }
  return kept;
}

/**
 * Loads routes, chunk names, documents and the sidebar only for the section of a page, which is a
 * top-level folder of the docs. Other sections load on navigation. Sites with several docs versions
 * or instances keep the stock lists, and so do server rendering and `npm start`. File names of
 * chunks contain a name and a hash, and each page preloads its own, so that no list of hashes is
 * needed.
 */
export function sections({siteConfig, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as {
    readonly navbar?: {readonly items?: readonly NavbarItem[]};
  };
  const options = {folder: generatedFilesDir, baseUrl, navbarDocs: docsIn(navbar?.items ?? [])};
  return {
    name: 'sections',
    configureWebpack: ({mode, plugins = []}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            mergeStrategy: {plugins: 'replace'},
            plugins: withoutNameList(plugins),
            resolve: {
              alias: {[path.join(core, 'docusaurus')]: path.join(__dirname, 'browser/docusaurus')},
            },
            optimization: {
              chunkIds: 'named',
              // The bundler would replace early hashes with final ones by their digits, including
              // equal digits in a topic or an address.
              realContentHash: false,
            },
            output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
            module: {
              rules: [
                {
                  include: [
                    ...LISTS.map((file) => path.join(generatedFilesDir, file)),
                    path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p'),
                  ],
                  exclude: LISTS.filter((file) => file.endsWith('.json')).map((file) =>
                    path.join(generatedFilesDir, file),
                  ),
                  type: 'javascript/auto',
                  enforce: 'pre',
                  use: [{loader: require.resolve('./loader'), options}],
                },
                {
                  include: LISTS.filter((file) => file.endsWith('.json')).map((file) =>
                    path.join(generatedFilesDir, file),
                  ),
                  enforce: 'pre',
                  use: [{loader: require.resolve('./loader'), options}],
                },
              ],
            },
          },
    postBuild({outDir}) {
      preloadChunks(outDir, {folder: generatedFilesDir, baseUrl});
      return Promise.resolve();
    },
  };
}
