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

/**
 * The allowed imports of `target` besides packages. ESLint reports every other import within the
 * project.
 */
function allowedImports(target, allowed, fix) {
  const subject = [target].flat().join(', ');
  const rule = `${subject} may import ${allowed.join(', ') || 'only files of the same folder'}`;
  return {
    target,
    from: '.',
    except: ['node_modules', ...[target].flat(), ...allowed],
    message: `${rule}. ${fix}`,
  };
}

/** The layers of the project. Imports go one way, from pages to facts. */
const layers = [
  allowedImports('data', [], 'Facts depend on facts only.'),
  allowedImports('config', ['data'], 'Move what the configuration needs to data.'),
  allowedImports('src/search', [], 'Move what renders to src/components.'),
  allowedImports('src/rpc', ['data'], 'Move what renders to src/components.'),
  allowedImports('src/contracts', ['data'], 'Move what renders to src/components.'),
  allowedImports(
    'src/components',
    // From src/contracts, only the decoder's needs: the parser of brackets and the types of its data.
    ['data', 'src/search', 'src/rpc', 'src/contracts/brackets.ts', 'src/contracts/decoderData.ts'],
    'Pass anything else as props.',
  ),
  allowedImports(
    'src/theme',
    ['src/components', 'src/search', 'src/rpc', 'src/css', 'data'],
    'Read the configuration with useDocusaurusContext or useThemeConfig.',
  ),
  allowedImports(
    'src/pages',
    ['src/components', 'data'],
    'Read the configuration with useDocusaurusContext, and import parts of the theme from @theme.',
  ),
  allowedImports(
    'src/markdown',
    ['config', 'data', 'src/contracts', 'src/rpc'],
    'A build step does not render the site.',
  ),
  allowedImports(
    'src/output',
    ['config', 'data', 'src/contracts', 'src/markdown', 'src/rpc', 'src/search'],
    'A build step does not render the site.',
  ),
  allowedImports('src/patches', [], 'A patch of Docusaurus works for any site.'),
  allowedImports(
    ['docusaurus.config.ts', 'sidebars.ts'],
    ['config', 'src/markdown', 'src/output', 'src/patches'],
    'Move logic to one of these folders.',
  ),
  allowedImports(
    'tools',
    ['config', 'data', 'src', 'examples', 'docusaurus.config.ts', 'package.json'],
    'Scripts and tests both import tools, so tools import neither.',
  ),
  allowedImports(
    'scripts',
    ['config', 'data', 'src', 'tools', 'docusaurus.config.ts'],
    'Move what a script shares with tests to tools.',
  ),
  allowedImports(
    'packages/facts',
    [],
    'A package is published by itself. tools/packages writes the facts beside its modules.',
  ),
  allowedImports(
    'packages/mcp',
    [
      'packages/facts/src/matchMessages.ts',
      'src/search',
      'src/contracts',
      'src/components/contracts/ContractDecoder/decode',
    ],
    'The server reads published files. It shares only the search and the decoder with the site.',
  ),
  allowedImports(
    'examples',
    [],
    'An example is a project of its own and imports only its packages.',
  ),
  allowedImports(
    [
      'tests/samples/harness/answers',
      'tests/samples/harness/lineaCall.ts',
      'tests/samples/harness/lineaPricing.ts',
      'tests/samples/harness/lineaStub.ts',
    ],
    ['tests/samples/harness/httpStandIn.ts'],
    'The stub follows the source code of the services: if it read our facts, tests would compare facts with themselves.',
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
      'import-x/no-restricted-paths': ['error', {basePath: import.meta.dirname, zones: layers}],
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
              message: 'Facts import only facts, by relative path.',
            },
          ],
        },
      ],
    },
  },
  {
    // A page that imports the index of all methods or contracts would load all of them in the browser.
    files: ['src/{components,pages,rpc,theme}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(?:^|/)data/abis/contracts$',
              message:
                'This would load all contracts. src/markdown/remarkContract writes the contract of a page into the page.',
            },
            {
              regex: '(?:^|/)data/rpc/methods$',
              message:
                'This would load all methods. Take the method as a prop: src/markdown/remarkComponents passes it.',
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
      // Safari drops the role of lists without bullets, and all browsers drop the roles of tables
      // displayed as blocks.
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
      // `element as HTMLElement` states what the test expects; `expect(wallet.request)` refers to a
      // spy.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(?:^|/)scripts/',
              message: 'Scripts are commands. Move what a script shares with tests to tools.',
            },
          ],
        },
      ],
    },
  },
  {
    // Outside the TypeScript project. Examples and packages/facts are compiled by their tests.
    files: ['**/*.{js,mjs,cjs}', 'examples/**', 'packages/facts/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
