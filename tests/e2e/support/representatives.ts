import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../tools/content/readPages';

/** Markdown node types with their own markup and styles. */
const MARKDOWN = ['blockquote', 'image', 'inlineMath', 'list', 'math', 'table'];

/** A page with its components and its size in characters. */
export interface PageParts {
  readonly route: string;
  readonly parts: ReadonlySet<string>;
  readonly size: number;
}

function partOf(node: Node): string | undefined {
  const {type, name, lang, value} = node as Node & {name?: string; lang?: string; value?: string};
  if (type.startsWith('mdxJsx')) {
    return name;
  }
  if (type === 'code') {
    return lang === 'mermaid' ? 'diagram' : type;
  }
  if (type === 'text') {
    return /^:::\w+/.exec(value ?? '')?.[0];
  }
  return MARKDOWN.includes(type) ? type : undefined;
}

/** The components and Markdown node types of a page. */
export function partsOf({route, tree, text}: Page): PageParts {
  const parts = new Set<string>();
  visit(tree, (node) => {
    const part = partOf(node);
    if (part !== undefined) {
      parts.add(part);
    }
  });
  return {route, parts, size: text.length};
}

const contains = (whole: PageParts, part: PageParts): boolean =>
  [...part.parts].every((name) => whole.parts.has(name));

/**
 * Pages that represent all others in tests: each page's set of components is on one of them. Of
 * pages with the same components, the shortest is used.
 */
export function representatives(pages: readonly PageParts[]): readonly string[] {
  const shortestFirst = [...pages].sort(
    (a, b) => b.parts.size - a.parts.size || a.size - b.size || a.route.localeCompare(b.route),
  );
  const chosen: PageParts[] = [];
  for (const page of shortestFirst) {
    if (!chosen.some((other) => contains(other, page))) {
      chosen.push(page);
    }
  }
  return chosen.map(({route}) => route).sort();
}
