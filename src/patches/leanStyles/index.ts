import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import {globSync} from 'tinyglobby';

const infima = require.resolve('infima/dist/css/default/default.css');

/** Where the class names stand that pages can have: the stock theme without its blog, the search interface, our own code. */
function contentOf(siteDir: string): string[] {
  const packages = path.resolve(path.dirname(infima), '../../../..');
  const theme = path.join(packages, '@docusaurus/theme-classic/lib');
  return [
    path.join(theme, '*.js'),
    path.join(theme, 'theme/*.js'),
    path.join(theme, 'theme/!(Blog*)/**/*.js'),
    path.join(packages, '@docusaurus/theme-{common,mermaid}/lib/**/*.js'),
    path.join(packages, '@easyops-cn/docusaurus-search-local/dist/client/**/*.{js,jsx}'),
    path.join(siteDir, 'src/**/*.{ts,tsx,css}'),
    path.join(siteDir, 'docs/**/*.mdx'),
  ];
}

/** The variables that anything reads: Infima itself, of which PurgeCSS misses those in the values of other variables, other styles and scripts. */
function variablesIn(content: readonly string[]): string[] {
  const files = globSync(
    content.map((pattern) => pattern.replace(/\*\.(js|mdx)$/, '*.{css,js,jsx}')),
    {absolute: true},
  );
  const named = files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []);
  const own = [...readFileSync(infima, 'utf8').matchAll(/var\(\s*(--[\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set([...named, ...own])];
}

/** Drops what no page can use of Infima, the style library of the stock theme: rules by their class names, and variables. */
export async function leanStyles({siteDir, generatedFilesDir}: LoadContext): Promise<Plugin> {
  const content = contentOf(siteDir);
  const [result] = await new PurgeCSS().purge({
    css: [infima],
    content,
    variables: true,
    // Of parts of the theme that have others here: the search box, the menu on phones, wide and tall boxes.
    blocklist: [/^navbar__search-input/, /^navbar-sidebar__backdrop$/, /^hero__title$/],
    // Attributes of the color mode, class names that the theme puts together from parts, elements that Markdown makes.
    safelist: {
      greedy: [/data-theme/],
      standard: [/^footer--/, /^navbar--/, 'blockquote', 'checkbox', 'img'],
      variables: variablesIn(content),
    },
  });
  if (result === undefined) {
    throw new Error(`${infima} could not be read. Reinstall the packages: npm ci`);
  }
  const lean = path.join(generatedFilesDir, 'lean-styles', 'infima.css');
  mkdirSync(path.dirname(lean), {recursive: true});
  // The stock file gets its cascade layer by its path, which this one has not.
  writeFileSync(lean, `@layer docusaurus.infima {\n${result.css}\n}\n`);
  return {
    name: 'lean-styles',
    configureWebpack: () => ({resolve: {alias: {[`${infima}$`]: lean}}}),
  };
}
