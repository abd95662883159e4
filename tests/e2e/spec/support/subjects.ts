// What the statements of each section are about: a mutant runs again when a file of its subject has changed.

/** What every page of every site stands in, and what is configured. */
const everywhere = [
  'package-lock.json',
  'playwright.config.ts',
  'docusaurus.config.ts',
  'config/**',
  'src/components/{shell,ui}/**',
  'src/css/**',
  'src/patches/**',
  'src/theme/**',
  // What all variants of the small site have in common.
  'tests/fixtures/sites/small/{docs,faults,src}/**',
  'tests/fixtures/sites/small/*',
];

const search = ['src/components/search/**', 'src/output/searchIndex/**', 'src/search/**'];

/** The files by section, beside those of everywhere. A section that is not named here is about all of `src`. */
const own: Readonly<Record<string, readonly string[]>> = {
  announcement: [],
  calls: search,
  colorMode: [],
  dropdowns: [],
  errors: [],
  footer: [],
  mobileMenu: ['sidebars.ts'],
  navbar: [...search, 'sidebars.ts'],
  navigation: [],
  outsideScripts: [
    'src/markdown/rehypeMathStyles/**',
    'src/output/{hosting,katexStyles,thirdPartyScripts}/**',
  ],
  redirects: ['src/output/{hosting,pageList}/**'],
  search,
  storage: [],
};

/** The files that the statements of a section are about, as patterns from the root of the project. */
export function subjectsOf(section: string): readonly string[] {
  return [...everywhere, ...(own[section] ?? ['sidebars.ts', 'src/**'])];
}
