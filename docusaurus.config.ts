import type * as Preset from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {feedback} from './config/feedback';
import {headTags} from './config/head';
import {markdown} from './config/markdown';
import {earlierEditions, redirects} from './config/redirects';
import {search, searchFields} from './config/search';
import {site} from './config/site';
import {theme} from './config/theme';
import {thirdParty} from './config/thirdParty';
import {pageDependencies} from './src/markdown/pageDependencies';
import {rehypeMathStyles} from './src/markdown/rehypeMathStyles';
import {remarkSteps} from './src/markdown/remarkSteps';
import {chunkGraph} from './src/output/chunkGraph';
import {contractAbis} from './src/output/contractAbis';
import {decoderDataFile} from './src/output/decoderData';
import {hosting} from './src/output/hosting';
import {katexStyles} from './src/output/katexStyles';
import {pageList} from './src/output/pageList';
import {releaseFeeds} from './src/output/releaseFeeds';
import {robotsSitemap} from './src/output/robotsSitemap';
import {rpcValidators} from './src/output/rpcValidators';
import {siteSearch} from './src/output/searchIndex/siteSearch';
import {thirdPartyScripts} from './src/output/thirdPartyScripts';
import {clientConfig} from './src/patches/clientConfig';
import {exactRoutes} from './src/patches/exactRoutes';
import {initialAttributes} from './src/patches/initialAttributes';
import {leanChunks} from './src/patches/leanChunks';
import {leanFonts} from './src/patches/leanFonts';
import {leanStyles} from './src/patches/leanStyles';
import {missingBrowserApis} from './src/patches/missingBrowserApis';
import {pageLoading} from './src/patches/pageLoading';
import {sections} from './src/patches/sections';
import {staticParts} from './src/patches/staticParts';

/** Files that the build writes beside the pages. The search plugin is in `themes`. */
const outputPlugins: PluginConfig[] = [
  chunkGraph,
  contractAbis,
  decoderDataFile,
  [hosting, {...redirects, sources: thirdParty.sources}],
  katexStyles(thirdParty),
  pageList(earlierEditions),
  releaseFeeds,
  robotsSitemap,
  rpcValidators,
  thirdPartyScripts(thirdParty, site.privacyPolicyUrl),
];

/**
 * Changes to Docusaurus internals. src/patches/README.md says why each exists and when it can go.
 */
const patchPlugins: PluginConfig[] = [
  clientConfig,
  exactRoutes,
  initialAttributes,
  leanChunks,
  leanFonts,
  leanStyles,
  missingBrowserApis,
  pageLoading,
  sections,
  staticParts,
];

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  headTags,
  trailingSlash: false,
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {calendar: 'gregory'}}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  storage: {namespace: false},
  customFields: {...searchFields, feedback},
  future: {v4: true, faster: true},
  markdown,
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          include: ['**/*.{md,mdx}'],
          editUrl: `${site.repositoryUrl}/edit/${site.branch}/`,
          showLastUpdateAuthor: site.showLastUpdate,
          showLastUpdateTime: site.showLastUpdate,
          beforeDefaultRemarkPlugins: remarkSteps({root: __dirname, live: site.isWriting}),
          remarkPlugins: [remarkMath],
          rehypePlugins: [rehypeKatex, [rehypeMathStyles, {ownFonts: !thirdParty.katexFolder}]],
        },
        sitemap: {ignorePatterns: ['**/search']},
        theme: {
          customCss: ['tokens', 'infima', 'base', 'content', 'shell', 'withoutScripts'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [pageDependencies, ...outputPlugins, ...patchPlugins],
  themes: ['@docusaurus/theme-mermaid', [siteSearch, search]],
  themeConfig: theme,
};

export default config;
