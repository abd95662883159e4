/** A file of a package that a patch replaces or depends on. */
export interface Inside {
  /** The folder of the patch. */
  readonly patch: string;
  /** The file, as Node resolves it. */
  readonly file: string;
  /** The start of a replaced file's SHA-256: an upgrade that changes the file fails the test. */
  readonly hash?: string;
  /** Text that the file must contain. */
  readonly contains?: readonly string[];
}

const core = '@docusaurus/core/lib';
const theme = '@docusaurus/theme-classic/lib';

/** Files that patches depend on. A unit test compares them with the installed packages. */
export const insides: readonly Inside[] = [
  {
    patch: 'missingBrowserApis',
    file: `${core}/client/docusaurus.js`,
    contains: ['navigator.connection?.effectiveType.includes'],
  },
  {
    patch: 'clientConfig',
    file: `${core}/server/codegen/codegen.js`,
    contains: ['DEFAULT_CONFIG_FILE_NAME', 'export default ${JSON.stringify(siteConfig, null, 2)}'],
  },
  {
    patch: 'initialAttributes',
    file: `${theme}/inlineScripts.js`,
    contains: [
      'data-announcement-bar-initially-dismissed',
      'docusaurus.announcement.dismiss',
      'data-theme-choice',
    ],
  },
  {
    patch: 'exactRoutes',
    file: `${core}/client/normalizeLocation.js`,
    hash: '2759003e81bfa6c3',
  },
  {
    patch: 'exactRoutes',
    file: 'react-router-config/cjs/react-router-config.js',
    hash: '256ea8084426f391',
  },
  {
    patch: 'exactRoutes',
    file: `${core}/server/codegen/codegenRoutes.js`,
    contains: ["generatedFilesDir, 'routes.js'"],
  },
  {
    patch: 'leanChunks',
    file: `${theme}/prism-include-languages.js`,
    contains: ['prismIncludeLanguages'],
  },
  {
    patch: 'leanChunks',
    file: '@docusaurus/theme-mermaid/lib/theme/Mermaid/index.js',
    contains: ['mermaid'],
  },
  {
    patch: 'leanChunks',
    file: `${core}/webpack/base.js`,
    contains: ['common: {', "name: 'common'", 'styles: {', "name: 'styles'"],
  },
  {
    patch: 'leanChunks',
    file: `${core}/server/codegen/codegenRoutes.js`,
    contains: ['simpleHash)(modulePath, 8)'],
  },
  {
    patch: 'leanChunks',
    file: '@docusaurus/utils-common/lib/index.js',
    contains: ['require("tslib")', 'tslib_1.__importDefault('],
  },
  {
    patch: 'leanFonts',
    file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  },
  {
    patch: 'leanStyles',
    file: 'infima/dist/css/default/default.css',
    contains: ['--ifm-color-primary'],
  },
  {
    patch: 'leanStyles',
    file: '@docusaurus/plugin-css-cascade-layers/lib/options.js',
    contains: ["'docusaurus.infima': layerFor('node_modules/infima/dist')"],
  },
  {
    patch: 'leanStyles',
    file: '@docusaurus/bundler/lib/loaders/styleLoader.js',
    contains: ["require.resolve('postcss-preset-env')"],
  },
  {
    patch: 'leanStyles',
    file: 'postcss-preset-env/dist/index.cjs',
    contains: ['"light-dark-function"'],
  },
  {
    patch: 'pageLoading',
    file: `${core}/client/preload.js`,
    hash: '8c1e3de18d307e2f',
  },
  {
    patch: 'pageLoading',
    file: `${core}/client/PendingNavigation.js`,
    hash: '1c489db32b5665b0',
  },
  {
    patch: 'sections',
    file: `${core}/client/docusaurus.js`,
    hash: 'b0d1dbdc1e3a706f',
  },
  {
    patch: 'sections',
    file: `${core}/webpack/plugins/ChunkAssetPlugin.js`,
    hash: 'd1fdb10641cef8bb',
  },
  {
    patch: 'staticParts',
    file: '@mdx-js/mdx/lib/compile.js',
    contains: ['createProcessor'],
  },
  {
    patch: 'staticParts',
    file: '@docusaurus/mdx-loader/lib/loader.js',
    contains: ['export {default as metadata} from'],
  },
];
