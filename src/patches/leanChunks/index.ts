import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {shellGroups} from './shellGroups';

// The stock theme loads the highlighter on every page. Here, the build highlights code.
const HIGHLIGHTER_ON_EVERY_PAGE = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

// The stock theme draws diagrams in the browser. Here, the repository contains the drawings
// (diagrams/README.md).
const DRAWN_IN_BROWSER = '@theme/Mermaid';
const NOT_DRAWN = require.resolve('@docusaurus/theme-classic/lib/theme/Mermaid');

// `utils-common` needs one function of `tslib`, but would bundle all of it.
const TSLIB_USER = /[\\/]node_modules[\\/]@docusaurus[\\/]utils-common[\\/]/;
const TSLIB_IMPORT_DEFAULT = require.resolve('./importDefault');

/**
 * Components whose styles load on demand with their code: playground, decoder, glossary terms and the panel of the
 * search box, without their `index.tsx`, and the whole consent notice.
 */
const LAZY_STYLES =
  /[\\/]src[\\/]components[\\/]\w+[\\/](?:(?:ContractDecoder|Definition|RpcPlayground|SearchBox)[\\/][^\\/]+[\\/]|ConsentNotice[\\/]styles)/;

/** Components whose styles few pages have, by the beginning of their names. */
const FEW = [
  'AddNetworkButton',
  'Address',
  'AnswerCard',
  'Badge',
  'ButtonRow',
  'Card',
  'ContractTable',
  'Diagram',
  'Drawing',
  'ErrorFold',
  'FeeCalculator',
  'Field',
  'FourCards',
  'Glossary',
  'ListFilter',
  'LiveStatus',
  'Member',
  'NetworkFacts',
  'ProviderRows',
  'Release',
  'RequestPanel',
  'SearchResults',
  'SectionHead',
  'Signature',
  'Steps',
  'StickyBar',
  'TaskList',
  'ThemedPicture',
  'ToolCards',
];

/** Their styles, those of content, and those of the pages outside the documentation. A group is a name. */
const PAGE_STYLES = new RegExp(
  String.raw`[\\/]src[\\/](?:(pages)[\\/]|css[\\/](content)\.css$|theme[\\/](NotFound|SearchPage)[\\/]|components[\\/]\w+[\\/](${FEW.join('|')})\w*[\\/])`,
);

/** A module in the form that cache groups receive. */
export interface BundledModule {
  /** Path of the source file. */
  readonly nameForCondition?: () => string | null | undefined;
}

/** The component of a stylesheet that not all pages have, `content` or `pages`. */
export function componentOf(module: BundledModule): string | undefined {
  const [, ...names] = PAGE_STYLES.exec(module.nameForCondition?.() ?? '') ?? [];
  return names.find(Boolean);
}

/** Whether a stylesheet belongs to the one that every page loads. */
export function isSharedStyle(module: BundledModule): boolean {
  return !LAZY_STYLES.test(module.nameForCondition?.() ?? '') && componentOf(module) === undefined;
}

/** One file for each of these components, linked from the heads of its pages (`src/output/pageStyles`). */
const pageStyles = {
  name: componentOf,
  test: (module: BundledModule) => componentOf(module) !== undefined,
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  priority: 60,
} as const;

/**
 * Removes code and styles from pages that do not need them.
 *
 * - The stock configuration moves modules that half of all chunks share into one file that every page loads, including
 *   libraries of chunks that load on demand. Here, that file contains only modules of pages.
 * - No page loads the highlighter. In a build, no page loads Mermaid.
 * - `@docusaurus/utils-common`, which every page loads, gets one function of `tslib` instead of all (3.7 KB).
 * - What every page of the documentation loads is in two files instead of twelve, which compress better (7 KB).
 * - The stock configuration puts all styles into one file to keep their order. Here, styles of components that load on
 *   demand are separate. The home page has its own stylesheet, and so does each component that few pages use. Class
 *   names are unique, so the order does not matter.
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
                cacheGroups: {
                  ...shellGroups,
                  common: {test: isPageModule},
                  styles: {test: isSharedStyle},
                  pageStyles,
                },
              },
            },
          };
    },
  };
}
