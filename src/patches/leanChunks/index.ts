import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

// The stock theme loads the highlighter on every page; here code is colored at build.
const HIGHLIGHTER_ON_EVERY_PAGE = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

// The one package of which the client needs `tslib`, and the one function of it.
const TSLIB_USER = /[\\/]node_modules[\\/]@docusaurus[\\/]utils-common[\\/]/;
const TSLIB_IMPORT_DEFAULT = require.resolve('./importDefault');

/** The parts of the playground, the decoder and the terms of the glossary whose styles come with their code, on demand. What shows before stands beside their index.tsx. The notice on consent comes as a whole. */
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
 * Keeps what a page does not show out of what it loads.
 *
 * The stock configuration moves each module that half of all chunks share into one file that every page loads.
 * Libraries that are loaded on demand share modules among their own chunks, so that file would hold parts of them.
 * Here only the modules of pages go into it, and the highlighter nowhere.
 *
 * `@docusaurus/utils-common`, which every page loads, brings all of `tslib` (3 KB) for one function. It gets that alone.
 *
 * It also puts all style sheets into one file, so that their order never changes. The styles of the playground, the
 * decoder and the meanings of terms are apart: they use only class names of their own, so that their place in the order means nothing.
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
            module: {
              rules: [{include: TSLIB_USER, resolve: {alias: {tslib$: TSLIB_IMPORT_DEFAULT}}}],
            },
            optimization: {
              splitChunks: {
                cacheGroups: {common: {test: isPageModule}, styles: {test: isSharedStyle}},
              },
            },
          },
  };
}
