import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {htmlFlowElement, htmlTextElement} from '../nodes';

interface Options {
  /** Whether this site serves the fonts of formulas, so that a page can preload them. */
  readonly ownFonts: boolean;
}

/** Elements inside static parts, which are not hydrated anyway. */
function elementsInParts(tree: Root): ReadonlySet<Element> {
  const elements = new Set<Element>();
  visit(tree, (node) => {
    if ('name' in node && (node.name === 'StaticPart' || node.name === 'StaticCode')) {
      visit(node, 'element', (element) => {
        elements.add(element);
      });
    }
  });
  return elements;
}

/**
 * A rehype step: loads the stylesheet and fonts of formulas only on pages with formulas. Each
 * formula is a static part. Display formulas scroll if they are too wide.
 */
export const rehypeMathStyles: Plugin<[Options], Root> = ({ownFonts}) => {
  return (tree) => {
    const inParts = elementsInParts(tree);
    const found = {count: 0};
    visit(tree, 'element', (node, index, parent) => {
      const {className} = node.properties;
      if (!Array.isArray(className) || parent === undefined || index === undefined) {
        return undefined;
      }
      if (className.includes('katex-display')) {
        const label = 'Formula, scrolls sideways';
        parent.children[index] = htmlFlowElement('Scroller', {label}, [node]);
      }
      if (!className.includes('katex')) {
        return undefined;
      }
      found.count += 1;
      if (!inParts.has(node)) {
        const id = `formula-${found.count}`;
        parent.children[index] = htmlTextElement('Formula', {id}, node.children);
      }
      return SKIP;
    });
    if (found.count > 0) {
      tree.children.push(htmlFlowElement('MathStyles', ownFonts ? {preload: ''} : {}));
    }
  };
};
