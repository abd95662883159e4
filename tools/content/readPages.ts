import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import path from 'node:path';
import matter from 'gray-matter';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

export const root = path.resolve(__dirname, '../..');

/** The source of a documentation page. */
export interface Page {
  /** Relative to the root of the project. */
  readonly file: string;
  readonly route: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Keys of the front matter, in order. */
  readonly keys: readonly string[];
  readonly text: string;
  readonly tree: Root;
}

/** Parses MDX as the site does. */
export const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx);

/** The route of a page: its path below docs/, without the index file name. */
function routeOf(file: string): string {
  const path = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  return `/${path.replace(/(?:^|\/)index$/, '')}`;
}

/** Reads one page from its text. */
export function parsePage(file: string, text: string): Page {
  const {data, matter: raw} = matter(text, {});
  return {
    file,
    route: routeOf(file),
    frontMatter: data,
    keys: [...raw.matchAll(/^([\w-]+):/gm)].map(([, key = '']) => key),
    text,
    tree: pageParser.parse(text),
  };
}

/** The files of all pages in docs/, without partials. */
function pageFiles(): string[] {
  return globSync('docs/**/*.{md,mdx}', {cwd: root, ignore: ['**/_*/**', '**/_*']}).sort();
}

let pages: readonly Page[] | undefined;

/**
 * Every page in docs/. Parsing takes seconds, so all callers share the trees: do not change them.
 */
export function readPages(): readonly Page[] {
  pages ??= pageFiles().map((file) => parsePage(file, readFileSync(path.join(root, file), 'utf8')));
  return pages;
}

/** The route of every page in docs/. */
export function readRoutes(): string[] {
  return pageFiles().map(routeOf);
}
