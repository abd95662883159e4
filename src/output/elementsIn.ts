import {defaultTreeAdapter, type DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** The value of an attribute, or an empty text. */
export function attribute({attrs}: Element, name: string): string {
  return attrs.find((attr) => attr.name === name)?.value ?? '';
}

/** The class names of an element. */
export function classesOf(element: Element): readonly string[] {
  return attribute(element, 'class').split(/\s+/);
}

/** The elements of a page or an element that are wanted, in reading order. None is in another. */
export function elementsIn(
  node: Parent,
  isWanted: (element: Element) => boolean,
): readonly Element[] {
  return node.childNodes.flatMap((child) => {
    if (!defaultTreeAdapter.isElementNode(child)) {
      return [];
    }
    return isWanted(child) ? [child] : elementsIn(child, isWanted);
  });
}

/** The content of a page of the documentation, without what surrounds it. */
export const contentOf = (page: Parent): Element | undefined =>
  elementsIn(page, (element) => classesOf(element).includes('theme-doc-markdown'))[0];

/** The main part of a page that is no documentation. */
export const mainOf = (page: Parent): Element | undefined =>
  elementsIn(page, ({tagName}) => tagName === 'main')[0];
