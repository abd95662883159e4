const COLOR_FUNCTIONS = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
];
const useToken = 'Use a token of src/css/tokens.css: var(--ln-color-…)';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-named': ['never', {message: useToken}],
    'color-no-hex': [true, {message: useToken}],
    'declaration-no-important': [true, {message: 'Raise the specificity instead of !important'}],
    'function-disallowed-list': [COLOR_FUNCTIONS, {message: useToken}],
    'selector-disallowed-list': [
      ['/\\[class/'],
      {message: 'Name a class of the theme, or wrap the component: [class…] matches by chance'},
    ],

    // The same rules for both writing directions. Chromium has no flow-relative overflow.
    'property-layout-mappings': ['flow-relative', {ignoreProperties: ['/^overflow-/']}],
    'unit-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': 'flow-relative',

    // Class names of Docusaurus and Infima (navbar__link) and of CSS modules (readAs a property: camelCase).
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$|^[a-z][a-z0-9]*(?:[-_]{1,2}[a-z0-9]+)*$',
      {message: 'Modules: camelCase. Classes of the theme: as the theme has them'},
    ],
    // Formatting is Prettier's job, and a blank line after each token would separate related
    // tokens.
    'custom-property-empty-line-before': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
  ],
};
