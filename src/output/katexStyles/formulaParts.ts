import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const FORMULA = 'katex';

/** The class of the visible part of a formula. The other part is for screen readers. */
const DRAWN = 'katex-html';

export interface FormulaParts {
  /** The visible characters. */
  readonly glyphs: Set<string>;
  /** Names of elements and classes, as in selectors. */
  readonly names: Set<string>;
}

const classesOf = (node: Node): readonly string[] =>
  'attrs' in node ? (node.attrs.find(({name}) => name === 'class')?.value.split(' ') ?? []) : [];

function collect(node: Node, parts: FormulaParts, isFormula: boolean, isDrawn: boolean): void {
  if (node.nodeName === '#text' && 'value' in node && isDrawn) {
    for (const glyph of node.value) {
      parts.glyphs.add(glyph);
    }
  }
  const classes = classesOf(node);
  const inFormula = isFormula || classes.includes(FORMULA) || classes.includes('katex-display');
  if (inFormula) {
    for (const name of [node.nodeName, ...classes]) {
      parts.names.add(name);
    }
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    collect(child, parts, inFormula, isDrawn || classes.includes(DRAWN));
  }
}

/** Adds the parts of the formulas of a page to `parts`. */
export function collectFormulaParts(html: string, parts: FormulaParts): void {
  if (html.includes(DRAWN)) {
    collect(parse(html), parts, false, false);
  }
}
