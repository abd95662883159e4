// The subject of each section: the files that its statements test. If one changes, the mutants run
// again.

/** Files that affect every page: configuration, layout, styles and theme. */
const everywhere = [
  'playwright.config.ts',
  'docusaurus.config.ts',
  'config/**',
  'src/components/{shell,ui}/**',
  'src/css/**',
  'src/patches/**',
  'src/theme/**',
  // Shared by all variants of the small site.
  'tests/fixtures/sites/small/{docs,faults,src}/**',
  'tests/fixtures/sites/small/*',
];

const search = ['src/components/search/**', 'src/output/searchIndex/**', 'src/search/**'];

/** More files by section. The subject of an unlisted section is all of `src` and `sidebars.ts`. */
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

/** The subject of a section, as glob patterns relative to the project root. */
export function subjectsOf(section: string): readonly string[] {
  return [...everywhere, ...(own[section] ?? ['sidebars.ts', 'src/**'])];
}
