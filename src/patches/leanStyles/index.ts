import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import {globSync} from 'tinyglobby';

const infima = require.resolve('infima/dist/css/default/default.css');

/** Files with all class names that pages can have: the stock theme without its blog, the search box, our own code. */
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

/** The variables that scripts and styles other than Infima use. */
function variablesIn(content: readonly string[]): readonly string[] {
  const files = globSync(
    content.map((pattern) => pattern.replace(/\*\.(js|mdx)$/, '*.{css,js,jsx}')),
    {absolute: true},
  );
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []);
}

/** A plugin of PostCSS, or its file with options. */
type PostCssPlugin = object | readonly [file: string, options: object];

/**
 * Both `postcss-preset-env` and Lightning CSS, the minifier, replace `light-dark()` for older browsers. One replacement is
 * enough, and that of Lightning CSS is shorter.
 *
 * @throws if `postcss-preset-env` is not among the plugins.
 */
export function withoutLightDark(plugins: readonly PostCssPlugin[]): PostCssPlugin[] {
  const isPresetEnv = (plugin: PostCssPlugin): plugin is readonly [string, object] =>
    Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
  if (!plugins.some(isPresetEnv)) {
    throw new Error(
      'src/patches/leanStyles expects postcss-preset-env among the plugins of PostCSS. Docusaurus has changed them: adapt src/patches/leanStyles/index.ts, or remove withoutLightDark',
    );
  }
  return plugins.map((plugin) =>
    isPresetEnv(plugin)
      ? [plugin[0], {...plugin[1], features: {'light-dark-function': false}}]
      : plugin,
  );
}

/** Variables that the site sets in `html:root`. */
function variablesOfSite(siteDir: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of globSync('src/css/*.css', {cwd: siteDir, absolute: true})) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules('html:root', (rule) => {
      rule.walkDecls(/^--/, ({prop}) => void names.add(prop));
    });
  }
  return names;
}

/** Removes variables from `:root` and color modes. @returns whether it removed any. */
function removeVariables(styles: postcss.Root, isUnused: (variable: string) => boolean): boolean {
  let found = false;
  styles.walkRules(/^(?::root|html\[data-theme[^\]]*\])$/, (rule) => {
    rule.walkDecls(/^--ifm-/, (declaration) => {
      if (isUnused(declaration.prop)) {
        declaration.remove();
        found = true;
      }
    });
  });
  return found;
}

/** Removes unused variables, then those that only the removed ones used. */
function removeUnread(styles: postcss.Root, named: ReadonlySet<string>): void {
  const read = new Set<string>();
  styles.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      read.add(name);
    }
  });
  if (removeVariables(styles, (name) => !read.has(name) && !named.has(name))) {
    removeUnread(styles, named);
  }
}

interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly unknown[];
}

/** Whether a navbar item opens a list. */
const isDropdown = ({type = '', items}: NavbarItem) =>
  items !== undefined || /dropdown$/i.test(type);

/** Class names of the theme's parts that the site replaces or lacks. */
function unusedClasses({siteDir, siteConfig}: LoadContext): RegExp[] {
  const {navbar, footer} = siteConfig.themeConfig as {
    readonly navbar?: {readonly style?: string; readonly items?: readonly NavbarItem[]};
    readonly footer?: {readonly style?: string};
  };
  const hasVersions = existsSync(path.join(siteDir, 'versions.json'));
  return [
    // Admonitions, buttons, the search box, the backdrop of the mobile menu and the title of the home page
    // have their own styles. There are no category cards and no blog pages.
    /^alert--/,
    /^button(?:-|$)/,
    /^(?:card|pagination)(?:_|$)/,
    /^navbar__search-input/,
    /^navbar-sidebar__backdrop$/,
    /^hero__title$/,
    ...(hasVersions ? [] : [/^badge(?:_|$)/]),
    ...(navbar?.style === undefined ? [/^navbar--(?:dark|primary)$/] : []),
    ...(navbar?.items?.some(isDropdown) === true ? [] : [/^dropdown(?:-|_|$)/]),
    ...(footer?.style === 'dark' ? [] : [/^footer--dark$/]),
  ];
}

/**
 * Removes the unused part of Infima, the style library of the stock theme: rules by their class
 * names, unused variables, and defaults that the site overrides.
 */
export async function leanStyles(context: LoadContext): Promise<Plugin> {
  const {siteDir, generatedFilesDir} = context;
  const content = contentOf(siteDir);
  const [result] = await new PurgeCSS().purge({
    css: [infima],
    content,
    blocklist: unusedClasses(context),
    // Attributes of the color mode, class names that the theme composes, and Markdown elements.
    safelist: {
      greedy: [/data-theme/],
      standard: [/^navbar--fixed-top$/, 'blockquote', 'checkbox', 'img'],
    },
  });
  if (result === undefined) {
    throw new Error(`${infima} could not be read. Reinstall the packages: npm ci`);
  }
  const styles = postcss.parse(result.css);
  const overridden = variablesOfSite(siteDir);
  removeVariables(styles, (name) => overridden.has(name));
  removeUnread(styles, new Set(variablesIn(content)));
  const lean = path.join(generatedFilesDir, 'lean-styles', 'infima.css');
  mkdirSync(path.dirname(lean), {recursive: true});
  // The layer that Docusaurus assigns to the stock file by its path.
  writeFileSync(lean, `@layer docusaurus.infima {\n${styles.toString()}\n}\n`);
  return {
    name: 'lean-styles',
    configureWebpack: () => ({resolve: {alias: {[`${infima}$`]: lean}}}),
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      plugins: withoutLightDark(plugins as readonly PostCssPlugin[]),
    }),
  };
}
