import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {feedback} from './config/feedback';
import {headTags} from './config/head';
import {markdown} from './config/markdown';
import {earlierEditions, redirects} from './config/redirects';
import {search} from './config/search';
import {site} from './config/site';
import {theme} from './config/theme';
import {thirdParty} from './config/thirdParty';
import {browserGaps} from './src/patches/browserGaps';
import {chunkGraph} from './src/output/chunkGraph';
import {contractAbis} from './src/output/contractAbis';
import {decoderDataFile} from './src/output/decoderData';
import {drawnDiagrams} from './src/markdown/drawnDiagrams';
import {earlyAttributes} from './src/patches/earlyAttributes';
import {exactRoutes} from './src/patches/exactRoutes';
import {hosting} from './src/output/hosting';
import {katexStyles} from './src/output/katexStyles';
import {leanChunks} from './src/patches/leanChunks';
import {clientConfig} from './src/patches/clientConfig';
import {leanFonts} from './src/patches/leanFonts';
import {leanStyles} from './src/patches/leanStyles';
import {pageList} from './src/output/pageList';
import {sections} from './src/patches/sections';
import {pageLoading} from './src/patches/pageLoading';
import {rehypeMathStyles} from './src/markdown/rehypeMathStyles';
import {releaseFeeds} from './src/output/releaseFeeds';
import {remarkSteps} from './src/markdown/remarkSteps';
import {robotsSitemap} from './src/output/robotsSitemap';
import {rpcValidators} from './src/output/rpcValidators';
import {sampleDependencies} from './src/markdown/pageDependencies';
import {searchIndex} from './src/output/searchIndex';
import {staticParts} from './src/patches/staticParts';
import {thirdPartyScripts} from './src/output/thirdPartyScripts';

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
  customFields: {searchSuggestions: search.searchResultLimits, feedback},
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
          customCss: ['tokens', 'infima', 'base', 'content', 'shell', 'lifeless'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    [hosting, {...redirects, sources: thirdParty.sources}],
    browserGaps,
    chunkGraph,
    contractAbis,
    decoderDataFile,
    drawnDiagrams,
    earlyAttributes,
    exactRoutes,
    katexStyles(thirdParty),
    leanChunks,
    clientConfig,
    leanFonts,
    leanStyles,
    sections,
    pageList(earlierEditions),
    pageLoading,
    releaseFeeds,
    robotsSitemap,
    rpcValidators,
    sampleDependencies,
    staticParts,
    thirdPartyScripts(thirdParty, site.privacyPolicyUrl),
  ],
  themes: ['@docusaurus/theme-mermaid', [searchIndex, search]],
  themeConfig: theme,
};

export default config;
