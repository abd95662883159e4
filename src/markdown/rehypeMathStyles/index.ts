import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {attributes} from '../nodes';

interface Options {
  /** Whether this site serves the fonts of formulas, so that a page can ask for them early. */
  readonly ownFonts: boolean;
}

/** The elements in static parts: they are in no script of their page already. */
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
 * A rehype step: only a page with formulas asks for the stylesheet and the fonts that they need. Each formula
 * is a static part, and scrolls when it stands by itself and is wider than the page.
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
        const scroller: MdxJsxFlowElementHast = {
          type: 'mdxJsxFlowElement',
          name: 'Scroller',
          attributes: attributes({label: 'Formula, scrolls sideways'}),
          children: [node],
        };
        parent.children[index] = scroller;
      }
      if (!className.includes('katex')) {
        return undefined;
      }
      found.count += 1;
      if (!inParts.has(node)) {
        const formula: MdxJsxTextElementHast = {
          type: 'mdxJsxTextElement',
          name: 'Formula',
          attributes: attributes({id: `formula-${found.count}`}),
          children: node.children,
        };
        parent.children[index] = formula;
      }
      return SKIP;
    });
    if (found.count > 0) {
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'MathStyles',
        attributes: attributes(ownFonts ? {early: ''} : {}),
        children: [],
      });
    }
  };
};
