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

/** The root of the project. */
export const root = path.resolve(__dirname, '../..');

/** A documentation page as its writer wrote it. */
export interface Page {
  /** Relative to the root of the project. */
  readonly file: string;
  /** The path it is served at. */
  readonly route: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The keys of the front matter, in the order in which they stand. */
  readonly keys: readonly string[];
  readonly text: string;
  readonly tree: Root;
}

const parser = unified()
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
    tree: parser.parse(text),
  };
}

/** The files of all pages of docs/. Partials are not pages. */
function pageFiles(): string[] {
  return globSync('docs/**/*.{md,mdx}', {cwd: root, ignore: ['**/_*/**', '**/_*']}).sort();
}

let pages: readonly Page[] | undefined;

/** Every page of docs/. They are parsed once, which takes seconds: all readers share the trees and change none. */
export function readPages(): readonly Page[] {
  pages ??= pageFiles().map((file) => parsePage(file, readFileSync(path.join(root, file), 'utf8')));
  return pages;
}

/** The route of every page of docs/. */
export function readRoutes(): string[] {
  return pageFiles().map(routeOf);
}
