import type {Nodes, Parents, Text} from 'mdast';
import type {MdxElement} from '../remarkComponents/plainAttributes';

/** The nodes that hold prose. Headings, links, code, formulas and the content of most components do not. */
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

/** The components and elements in which prose is prose. In a card it is a link, in a summary a button. */
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

/** Whether the children of a node are prose. */
function holdsProse(node: Nodes, parent: Parents | undefined): boolean {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return TRANSPARENT.has((node as MdxElement).name ?? '');
  }
  const isHeaderRow = node.type === 'tableRow' && parent?.children[0] === node;
  // The title of a note.
  const isLabel = (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
  return PROSE.has(node.type) && !isHeaderRow && !isLabel;
}

/** A text of the prose of a page, and what it stands in. */
export interface ProseText {
  readonly node: Text;
  readonly parent: Parents;
}

/**
 * The texts of the prose of a page, in their order: not headings, links, code, formulas, the header of a table,
 * the title of a note or what a component makes of its content.
 */
export function proseTexts(tree: Nodes, parent?: Parents): readonly ProseText[] {
  if (tree.type === 'text' && parent !== undefined) {
    return [{node: tree, parent}];
  }
  return 'children' in tree && holdsProse(tree, parent)
    ? tree.children.flatMap((child) => proseTexts(child, tree))
    : [];
}
