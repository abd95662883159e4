import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** An element of MDX: a component that the theme gives to every page. */
function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: Element['children'],
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' = 'mdxJsxFlowElement',
): Element {
  return {
    type,
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
 * A rehype step: a page with formulas, and no other, asks for the stylesheet and the fonts that they need. Each formula
 * is a static part, and scrolls when it stands by itself and is wider than the page.
 */
export function rehypeMathStyles({ownFonts}: Options) {
  return (tree: Root): void => {
    const inParts = elementsInParts(tree);
    const found = {count: 0};
    visit(tree, 'element', (node, index, parent) => {
      const {className} = node.properties;
      if (!Array.isArray(className) || parent === undefined || index === undefined) {
        return undefined;
      }
      if (className.includes('katex-display')) {
        const label = 'Formula, scrolls sideways';
        parent.children[index] = component('Scroller', {label}, [node]);
      }
      if (!className.includes('katex')) {
        return undefined;
      }
      found.count += 1;
      if (!inParts.has(node)) {
        const id = `formula-${found.count}`;
        parent.children[index] = component('Formula', {id}, node.children, 'mdxJsxTextElement');
      }
      return SKIP;
    });
    if (found.count > 0) {
      tree.children.push(component('MathStyles', ownFonts ? {early: ''} : {}, []));
    }
  };
}
