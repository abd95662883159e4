import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../tools/content/readPages';

/** The kinds of Markdown that have markup and styles of their own. */
const MARKDOWN = ['blockquote', 'image', 'inlineMath', 'list', 'math', 'table'];

/** A page, the components of which it consists, and its size. */
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

/** The components and kinds of Markdown that a page uses. */
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
 * The pages on which all others are proven, too: whatever components stand together on a page stand together on one of
 * these. Of pages with the same components, it is the shortest.
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
