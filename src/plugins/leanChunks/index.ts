import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

// The stock theme loads the highlighter on every page; here code is colored at build.
const HIGHLIGHTER_ON_EVERY_PAGE = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

/** Where components stand whose styles are loaded with them, on demand. */
const LOADED_ON_DEMAND = /[\\/]src[\\/]components[\\/]RpcPlayground[\\/]/;

/**
 * Whether a stylesheet goes into the one file that every page loads. The stock configuration puts all of them there,
 * also those of code that is loaded on demand.
 */
export function isPageStyle(module: {nameForCondition?: () => string | null}): boolean {
  return !LOADED_ON_DEMAND.test(module.nameForCondition?.() ?? '');
}

/**
 * Keeps what a page does not show out of what it loads.
 *
 * The stock configuration moves each module that half of all chunks share into one file that every page loads.
 * Libraries that are loaded on demand share modules among their own chunks, so that file would hold parts of them.
 * Here only the modules of pages go into it, and the highlighter nowhere.
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
                cacheGroups: {common: {test: isPageModule}, styles: {test: isPageStyle}},
              },
            },
          },
  };
}
