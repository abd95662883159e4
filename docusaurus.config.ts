import type * as Preset from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {feedback} from './config/feedback';
import {headTags} from './config/head';
import {markdown} from './config/markdown';
import {search, searchFields} from './config/search';
import {site} from './config/site';
import {sitemap} from './config/sitemap';
import {theme} from './config/theme';
import {thirdParty} from './config/thirdParty';
import {pageDependencies} from './src/markdown/pageDependencies';
import {rehypeMathStyles} from './src/markdown/rehypeMathStyles';
import {rehypeStackedTables} from './src/markdown/rehypeStackedTables';
import {remarkSteps} from './src/markdown/remarkSteps';
import {outputPlugins} from './src/output';
import {siteSearch} from './src/output/searchIndex/siteSearch';
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
          rehypePlugins: [
            rehypeStackedTables,
            rehypeKatex,
            [rehypeMathStyles, {ownFonts: !thirdParty.katexFolder}],
          ],
        },
        sitemap,
        theme: {
          customCss: ['tokens', 'infima', 'base', 'shell', 'withoutScripts'].map(
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
