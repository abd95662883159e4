import {diagrams} from '../../config/diagrams';
import type {DrawnNode} from './drawnNode';
import {paintOf} from './sentinels';

/** Presentation attributes of an element. */
export type Presentation = Readonly<Record<string, string>>;

type Style = DrawnNode['style'];

/** Defaults of a drawing. */
export const BASE: Presentation = {
  fill: 'var(--ln-color-text)',
  'font-size': String(diagrams.options.fontSize),
  'text-anchor': 'middle',
};

/** Defaults of SVG. */
const INITIAL: Presentation = {
  'dominant-baseline': 'auto',
  'fill-opacity': '1',
  'font-style': 'normal',
  'font-weight': '400',
  'marker-end': 'none',
  'marker-start': 'none',
  opacity: '1',
  'paint-order': 'normal',
  rx: 'auto',
  stroke: 'none',
  'stroke-linecap': 'butt',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'text-decoration': 'none',
};

const withoutUnits = (value = '') => value.replaceAll(/(\d)px/g, '$1');

/** The values of a style. Pixels have no unit. */
function copy(style: Style, names: readonly string[]): Presentation {
  return Object.fromEntries(
    names.flatMap((name) => (style[name] ? [[name, withoutUnits(style[name])]] : [])),
  );
}

/** Fill or stroke, with the opacity of the color and of the stylesheet. */
function paint(style: Style, property: 'fill' | 'stroke'): Presentation {
  const {value, alpha} = paintOf(style[property] ?? 'none', property);
  const opacity = alpha * Number(style[`${property}-opacity`] ?? 1);
  return value === 'none' || opacity === 0
    ? {[property]: 'none'}
    : {[property]: value, [`${property}-opacity`]: String(opacity)};
}

/** A dash pattern. Undefined for solid lines. */
function dashes(pattern = 'none'): Presentation {
  const lengths = withoutUnits(pattern).split(/[\s,]+/);
  const gaps = lengths.length === 1 ? lengths : lengths.filter((_, index) => index % 2 === 1);
  return gaps.some((gap) => Number(gap) > 0) ? {'stroke-dasharray': lengths.join(' ')} : {};
}

function stroke(style: Style): Presentation {
  const look = Number.parseFloat(style['stroke-width'] ?? '1') > 0 ? paint(style, 'stroke') : {};
  return (look.stroke ?? 'none') === 'none'
    ? {}
    : {
        ...look,
        ...copy(style, ['stroke-width', 'stroke-linecap']),
        ...dashes(style['stroke-dasharray']),
      };
}

/** Arrowheads, which scale with the line's width. */
function heads(style: Style): Presentation {
  const used = copy(style, ['marker-end', 'marker-start']);
  return Object.values(used).every((value) => value === 'none')
    ? {}
    : {...used, ...copy(style, ['stroke-width'])};
}

function letters(style: Style): Presentation {
  const family = style['font-family'] ?? '';
  if (!family.includes('Geist Variable')) {
    throw new Error(`the font ${family} is not the one of the page. Set it in config/diagrams.ts`);
  }
  return {
    ...copy(style, ['font-size', 'font-style', 'font-weight', 'text-anchor', 'dominant-baseline']),
    'text-decoration': style['text-decoration-line'] ?? 'none',
  };
}

/**
 * The presentation attributes of an element.
 * @throws on a color or a font that the page lacks.
 */
export function lookOf({name, style}: DrawnNode): Presentation {
  switch (name) {
    case 'g':
      return copy(style, ['opacity']);
    case 'text':
    case 'tspan':
      return {
        ...paint(style, 'fill'),
        ...stroke(style),
        ...letters(style),
        ...copy(style, ['paint-order']),
      };
    case 'line':
      return {...stroke(style), ...heads(style), ...copy(style, ['opacity'])};
    default:
      return {
        ...paint(style, 'fill'),
        ...stroke(style),
        ...heads(style),
        ...copy(style, ['opacity', ...(name === 'rect' ? ['rx'] : [])]),
      };
  }
}

/** Attributes that differ from the inherited ones. */
export function difference(look: Presentation, inherited: Presentation): Presentation {
  return Object.fromEntries(
    Object.entries(look).filter(
      ([name, value]) => value !== (inherited[name] ?? INITIAL[name] ?? 'none'),
    ),
  );
}

/** Whether an element with these attributes is visible. */
export function isVisible(look: Presentation): boolean {
  return ['fill', 'stroke', 'marker-end', 'marker-start'].some(
    (name) => (look[name] ?? 'none') !== 'none',
  );
}
