import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** How the names of the files begin that hold the code of diagrams. */
export const DIAGRAM_FILES = 'diagram-';

// The stock theme loads the highlighter on every page; here code is colored at build.
const HIGHLIGHTER_ON_EVERY_PAGE = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

const DIAGRAM_PACKAGES =
  /[\\/]node_modules[\\/](?:mermaid|@mermaid-js|@braintree|@iconify|@upsetjs|cytoscape|cytoscape-[\w-]+|d3|d3-[\w-]+|dagre-d3-es|delaunator|dompurify|internmap|katex|khroma|langium|marked|robust-predicates|roughjs|stylis|chevrotain|chevrotain-[\w-]+|lodash-es|dayjs|ts-dedent|uuid|cose-base|layout-base|points-on-[\w-]+|path-data-parser|hachure-fill|vscode-[\w-]+|@chevrotain)[\\/]/;

/**
 * Keeps what a page does not show out of what it loads.
 *
 * The stock configuration moves each module that half of all chunks share into one file that every page loads.
 * The diagram library is dozens of chunks that share modules, so on a small site that file holds the library.
 * Here only the modules of pages go into it, diagram code goes into files of its own,
 * and the highlighter nowhere.
 */
export function leanChunks({siteDir}: LoadContext): Plugin {
  const ownSource = path.join(siteDir, 'src') + path.sep;
  const isPageModule = (module: object) => {
    const {resource} = module as {readonly resource?: string};
    return (
      resource !== undefined &&
      (resource.startsWith(ownSource) ||
        /[\\/]node_modules[\\/]@(?:docusaurus|mdx-js)[\\/]/.test(resource))
    );
  };
  return {
    name: 'lean-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {alias: {[`${HIGHLIGHTER_ON_EVERY_PAGE}$`]: false}},
            optimization: {
              splitChunks: {
                cacheGroups: {
                  common: {test: isPageModule},
                  diagrams: {
                    test: DIAGRAM_PACKAGES,
                    chunks: 'async',
                    enforce: true,
                    priority: 45,
                    filename: `assets/js/${DIAGRAM_FILES}[id].[contenthash:8].js`,
                  },
                },
              },
            },
          },
  };
}
