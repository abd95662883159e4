import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** An element of MDX: a component that the theme gives to every page. */
function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Element[],
): Element {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  } as unknown as Element;
}

interface Options {
  /** Whether this site serves the fonts of formulas, so that a page can ask for them early. */
  readonly ownFonts: boolean;
}

/**
 * A rehype step: a page with formulas, and no other, asks for the stylesheet and the fonts that they need,
 * and each formula that stands by itself scrolls when it is wider than the page.
 */
export function rehypeMathStyles({ownFonts}: Options) {
  return (tree: Root): void => {
    const found = {formula: false};
    visit(tree, 'element', (node: Element, index, parent) => {
      const {className} = node.properties;
      if (!Array.isArray(className)) {
        return undefined;
      }
      found.formula ||= className.includes('katex') || className.includes('katex-display');
      if (className.includes('katex-display') && parent && index !== undefined) {
        parent.children[index] = component('Scroller', {label: 'Formula, scrolls sideways'}, [
          node,
        ]);
        return SKIP;
      }
      return undefined;
    });
    if (found.formula) {
      tree.children.push(component('MathStyles', ownFonts ? {early: ''} : {}, []));
    }
  };
}
