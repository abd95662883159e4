import type {Element, Root} from 'hast';
import {EXIT, visit} from 'unist-util-visit';

/** Whether the page shows a formula. */
function hasFormula(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', (node: Element) => {
    const {className} = node.properties;
    if (Array.isArray(className) && className.includes('katex')) {
      found = true;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/** A rehype step: a page with formulas, and no other, asks for the stylesheet that they need. */
export function rehypeMathStyles() {
  return (tree: Root): void => {
    if (hasFormula(tree)) {
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'MathStyles',
        attributes: [],
        children: [],
      } as unknown as Element);
    }
  };
}
