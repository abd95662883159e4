import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The part of a formula that fonts draw; the other is for those who listen. */
const DRAWN = 'katex-html';

const isDrawn = (node: Node): boolean =>
  'attrs' in node &&
  node.attrs.some(({name, value}) => name === 'class' && value.split(' ').includes(DRAWN));

/** The texts below a node, those of formulas only unless it stands in one. */
function textsBelow(node: Node, inFormula: boolean): string[] {
  if (node.nodeName === '#text') {
    return inFormula && 'value' in node ? [node.value] : [];
  }
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => textsBelow(child, inFormula || isDrawn(child)));
}

/** The characters that the formulas of a page are drawn with. */
export function glyphsIn(html: string): ReadonlySet<string> {
  return new Set(html.includes(DRAWN) ? textsBelow(parse(html), false).join('') : '');
}
