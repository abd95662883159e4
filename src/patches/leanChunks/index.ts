import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

// The stock theme loads the highlighter on every page; here the build highlights code.
const HIGHLIGHTER_ON_EVERY_PAGE = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

// The stock theme draws diagrams in the browser; here their drawings are in the repository (diagrams/README.md).
const DRAWN_IN_BROWSER = '@theme/Mermaid';
const NOT_DRAWN = require.resolve('@docusaurus/theme-classic/lib/theme/Mermaid');

// `utils-common` needs one function of `tslib`, which is bundled as a whole.
const TSLIB_USER = /[\\/]node_modules[\\/]@docusaurus[\\/]utils-common[\\/]/;
const TSLIB_IMPORT_DEFAULT = require.resolve('./importDefault');

/**
 * Parts whose styles load on demand with their code: of the playground, the decoder and the terms of the glossary, all
 * but what index.tsx shows at once; of the consent notice, everything.
 */
const LAZY_STYLES =
  /[\\/]src[\\/]components[\\/]\w+[\\/](?:(?:ContractDecoder|Definition|RpcPlayground)[\\/][^\\/]+[\\/]|ConsentNotice[\\/]styles)/;

/** A module as the bundler hands it to the test of a cache group. */
export interface BundledModule {
  /** The file that the module was made from; for a style sheet, its own. */
  readonly nameForCondition?: () => string | null | undefined;
}

/** Whether a style sheet belongs into the one that every page loads. */
export function isSharedStyle(module: BundledModule): boolean {
  return !LAZY_STYLES.test(module.nameForCondition?.() ?? '');
}

/**
 * Keeps code and styles that a page does not show out of what it loads.
 *
 * - The stock configuration moves each module that half of all chunks share into one file that every page loads. Chunks
 *   that load on demand share modules of libraries, which would end up in that file. Here it holds modules of pages only.
 * - No page loads the highlighter, and in a build none loads the code that draws diagrams.
 * - `@docusaurus/utils-common`, which every page loads, gets one function of `tslib` instead of all (3 KB).
 * - The stock configuration puts all styles into one file to keep their order. The styles of parts that load on demand
 *   are apart: they use only class names of their own, so their place in the order has no effect.
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
    configureWebpack: ({mode}, isServer) => {
      const alias = mode === 'production' ? {[DRAWN_IN_BROWSER]: NOT_DRAWN} : {};
      return isServer
        ? {resolve: {alias}}
        : {
            resolve: {alias: {...alias, [`${HIGHLIGHTER_ON_EVERY_PAGE}$`]: false}},
            module: {
              rules: [{include: TSLIB_USER, resolve: {alias: {tslib$: TSLIB_IMPORT_DEFAULT}}}],
            },
            optimization: {
              splitChunks: {
                cacheGroups: {common: {test: isPageModule}, styles: {test: isSharedStyle}},
              },
            },
          };
    },
  };
}
