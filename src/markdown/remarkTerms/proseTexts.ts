import type {Nodes, Parents, Text} from 'mdast';
import type {MdxElement} from '../remarkComponents/plainAttributes';

/** Nodes whose text is prose. */
const PROSE = new Set([
  'blockquote',
  'containerDirective',
  'delete',
  'emphasis',
  'footnoteDefinition',
  'list',
  'listItem',
  'paragraph',
  'root',
  'strong',
  'table',
  'tableCell',
  'tableRow',
]);

/** Elements whose text is prose. Text in a card is a link, and text in a summary is a button. */
const TRANSPARENT = new Set([
  'b',
  'blockquote',
  'dd',
  'details',
  'div',
  'em',
  'i',
  'li',
  'ol',
  'p',
  'section',
  'span',
  'Steps',
  'strong',
  'TabItem',
  'Tabs',
  'ul',
]);

function holdsProse(node: Nodes, parent: Parents | undefined): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return TRANSPARENT.has((node as MdxElement).name ?? '');
  }
  const isHeaderRow = node.type === 'tableRow' && parent?.children[0] === node;
  // The title of a note.
  const isLabel = (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
  return PROSE.has(node.type) && !isHeaderRow && !isLabel;
}

/** A prose text and its parent. */
export interface ProseText {
  readonly node: Text;
  readonly parent: Parents;
}

/**
 * Prose texts in document order, without headings, links, code, formulas, table headers and the
 * titles of notes.
 */
export function proseTexts(tree: Nodes, parent?: Parents): readonly ProseText[] {
  if (tree.type === 'text' && parent !== undefined) {
    return [{node: tree, parent}];
  }
  return 'children' in tree && holdsProse(tree, parent)
    ? tree.children.flatMap((child) => proseTexts(child, tree))
    : [];
}
