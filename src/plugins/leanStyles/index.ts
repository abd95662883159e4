import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';

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

/** Drops the rules of Infima, the style library of the stock theme, whose class names no page can have. */
export async function leanStyles({siteDir, generatedFilesDir}: LoadContext): Promise<Plugin> {
  const [result] = await new PurgeCSS().purge({
    css: [infima],
    content: contentOf(siteDir),
    // Attributes of the color mode, class names that the theme puts together from parts, elements that Markdown makes.
    safelist: {
      greedy: [/data-theme/],
      standard: [/^footer--/, /^navbar--/, 'blockquote', 'checkbox', 'img'],
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
