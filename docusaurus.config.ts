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
import {browserGaps} from './src/plugins/browserGaps';
import {contractAbis} from './src/plugins/contractAbis';
import {decoderDataFile} from './src/plugins/decoderData';
import {drawnDiagrams} from './src/plugins/drawnDiagrams';
import {earlyAttributes} from './src/plugins/earlyAttributes';
import {exactRoutes} from './src/plugins/exactRoutes';
import {hosting} from './src/plugins/hosting';
import {katexStyles} from './src/plugins/katexStyles';
import {leanChunks} from './src/plugins/leanChunks';
import {leanData} from './src/plugins/leanData';
import {leanFonts} from './src/plugins/leanFonts';
import {leanRoutes} from './src/plugins/leanRoutes';
import {leanStyles} from './src/plugins/leanStyles';
import {navbarItems} from './src/plugins/navbarItems';
import {pageList} from './src/plugins/pageList';
import {pageLoading} from './src/plugins/pageLoading';
import {rehypeMathStyles} from './src/plugins/rehypeMathStyles';
import {releaseFeeds} from './src/plugins/releaseFeeds';
import {remarkSteps} from './src/plugins/remarkSteps';
import {robotsSitemap} from './src/plugins/robotsSitemap';
import {rpcValidators} from './src/plugins/rpcValidators';
import {sampleDependencies} from './src/plugins/sampleDependencies';
import {searchIndex} from './src/plugins/searchIndex';
import {staticParts} from './src/plugins/staticParts';
import {thirdPartyScripts} from './src/plugins/thirdPartyScripts';

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
    contractAbis,
    decoderDataFile,
    drawnDiagrams,
    earlyAttributes,
    exactRoutes,
    katexStyles(thirdParty),
    leanChunks,
    leanData,
    leanFonts,
    leanRoutes,
    leanStyles,
    navbarItems,
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
