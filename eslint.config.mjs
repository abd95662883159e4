import docusaurus from '@docusaurus/eslint-plugin';
import eslint from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const sources = ['**/*.{ts,tsx}'];
const browserSources = ['src/**/*.{ts,tsx}'];

/** One arrow of the house: what `target` may import beside packages. Everything else of the project is closed to it. */
function mayKnow(target, known, message) {
  return {target, from: '.', except: ['node_modules', ...[target].flat(), ...known], message};
}

/** The arrows between the folders. They go one way, and nothing points back. */
const arrows = [
  mayKnow('data', [], 'data knows nobody: facts import only facts.'),
  mayKnow('config', ['data'], 'config knows only data: move what it needs there.'),
  mayKnow('src/search', [], 'src/search knows only the search plugin: it shows nothing.'),
  mayKnow('src/rpc', ['data'], 'src/rpc knows data: it shows nothing.'),
  mayKnow('src/contracts', ['data'], 'src/contracts knows data: it shows nothing.'),
  mayKnow(
    'src/components',
    // Of the contracts, only the form of what the build hands to the decoder.
    ['data', 'src/search', 'src/rpc', 'src/contracts/decoderData.ts'],
    'src/components know data, src/search, src/rpc and each other: hand anything else over as props.',
  ),
  mayKnow(
    'src/theme',
    ['src/components', 'src/search', 'src/rpc', 'data'],
    'src/theme knows src/components, src/search, src/rpc and data: read the configuration with useDocusaurusContext or useThemeConfig.',
  ),
  mayKnow(
    'src/pages',
    ['src/components', 'data'],
    'src/pages know src/components and data: read the configuration with useDocusaurusContext, theme parts with @theme.',
  ),
  mayKnow(
    'src/markdown',
    ['config', 'data', 'src/contracts', 'src/rpc'],
    'src/markdown knows config, data, src/contracts and src/rpc: a build step does not render the site.',
  ),
  mayKnow(
    'src/output',
    ['config', 'data', 'src/contracts', 'src/markdown', 'src/rpc'],
    'src/output knows config, data, src/contracts, src/markdown and src/rpc: a build step does not render the site.',
  ),
  mayKnow('src/patches', [], 'src/patches know Docusaurus only: a patch holds for any site.'),
  mayKnow(
    ['docusaurus.config.ts', 'sidebars.ts'],
    ['config', 'src/markdown', 'src/output', 'src/patches'],
    'The files that Docusaurus reads are wiring: they know config, src/markdown, src/output and src/patches.',
  ),
  mayKnow(
    'tools',
    ['config', 'data', 'src', 'examples', 'docusaurus.config.ts', 'package.json'],
    'tools know the site, and neither scripts nor tests: both stand on them.',
  ),
  mayKnow(
    'scripts',
    ['config', 'data', 'src', 'tools', 'docusaurus.config.ts'],
    'scripts are commands: what they share with tests is in tools.',
  ),
  mayKnow('examples', [], 'An example is a project of its own: it knows only its packages.'),
  mayKnow(
    [
      'tests/samples/harness/answers',
      'tests/samples/harness/lineaCall.ts',
      'tests/samples/harness/lineaPricing.ts',
      'tests/samples/harness/lineaStub.ts',
    ],
    [],
    'The stub answers by the source code of the services: facts that it read would only be compared with themselves.',
  ),
];

const noReexports = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file that defines it.',
};
const noInlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: 'No inline style: use the styles.module.css beside the component.',
};
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read in config/site.ts and config/thirdParty.ts only.',
};

export default defineConfig(
  globalIgnores([
    'build/',
    'build-*/',
    '.docusaurus/',
    '.cache/',
    'coverage/',
    'playwright-report/',
    'test-results/',
    '**/node_modules/',
    'static/',
    'tests/fixtures/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},

  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      globals: {...globals.node},
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', noReexports],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
    },
  },
  {
    files: sources,
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({project: './tsconfig.json'})],
    },
    rules: {
      'import-x/first': 'error',
      'import-x/newline-after-import': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': ['error', {'prefer-inline': true}],
      'import-x/no-restricted-paths': ['error', {basePath: import.meta.dirname, zones: arrows}],
    },
  },
  {
    files: ['data/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^[^.]',
              message: 'data knows nobody: facts import only facts, by relative path.',
            },
          ],
        },
      ],
    },
  },
  {
    // The browser gets the facts of one method: a page that imports the index carries all of them.
    files: ['src/{components,pages,rpc,theme}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(?:^|/)data/abis/contracts$',
              message:
                'A page carries its own contract only: src/markdown/remarkContract writes it into the page.',
            },
            {
              regex: '(?:^|/)data/rpc/methods$',
              message:
                'A page carries its own method only: take it as a prop, which src/markdown/remarkComponents hands over.',
            },
          ],
        },
      ],
    },
  },
  {
    files: browserSources,
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus},
    languageOptions: {globals: {...globals.browser}},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      // Safari forgets that a list without bullets is a list, and browsers that a row drawn as a block is a row.
      'jsx-a11y/no-redundant-roles': [
        'error',
        {ol: ['list'], ul: ['list'], table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup']},
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        {td: ['cell'], th: ['columnheader', 'rowheader'], tr: ['row']},
      ],
      'no-restricted-syntax': ['error', noReexports, noInlineStyle, noEnvironment],
    },
  },
  {
    files: ['config/**', 'data/**', 'docusaurus.config.ts', 'sidebars.ts'],
    ignores: ['config/site.ts', 'config/thirdParty.ts'],
    rules: {'no-restricted-syntax': ['error', noReexports, noEnvironment]},
  },
  {
    files: ['tests/**', 'tools/**'],
    rules: {
      '@typescript-eslint/no-empty-function': ['error', {allow: ['arrowFunctions', 'methods']}],
      // `element as HTMLElement` says what the test expects; `expect(wallet.request)` names a spy.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['tests/**', 'tools/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(?:^|/)scripts/',
              message: 'scripts are commands: what tests share with them is in tools.',
            },
          ],
        },
      ],
    },
  },
  {
    // Not part of the TypeScript project: configuration files, and examples, which bring packages of their own.
    files: ['**/*.{js,mjs,cjs}', 'examples/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
