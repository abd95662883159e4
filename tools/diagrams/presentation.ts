import {diagrams} from '../../config/diagrams';
import type {DrawnNode} from './drawnNode';
import {paintOf} from './sentinels';

/** The look of an element, as attributes. */
export type Presentation = Readonly<Record<string, string>>;

type Style = DrawnNode['style'];

/** What holds in a drawing where an element says nothing else. */
export const BASE: Presentation = {
  fill: 'var(--ln-color-text)',
  'font-size': String(diagrams.options.fontSize),
  'text-anchor': 'middle',
};

/** What holds in any SVG where an element says nothing else. */
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

/** The values of a style as they are, pixels without their unit. */
function copy(style: Style, names: readonly string[]): Presentation {
  return Object.fromEntries(
    names.flatMap((name) => (style[name] ? [[name, withoutUnits(style[name])]] : [])),
  );
}

/** Fill or stroke, with the opacity that the color and the style sheet give it. */
function paint(style: Style, property: 'fill' | 'stroke'): Presentation {
  const {value, alpha} = paintOf(style[property] ?? 'none', property);
  const opacity = alpha * Number(style[`${property}-opacity`] ?? 1);
  return value === 'none' || opacity === 0
    ? {[property]: 'none'}
    : {[property]: value, [`${property}-opacity`]: String(opacity)};
}

/** A pattern of dashes; nothing for one without gaps. */
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

/** The heads of an arrow, which are as large as its line is wide. */
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
 * What an element looks like.
 *
 * @throws when it has a color or a font that the page does not have.
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

/** What an element has to say of its look inside one that looks as `inherited`. */
export function difference(look: Presentation, inherited: Presentation): Presentation {
  return Object.fromEntries(
    Object.entries(look).filter(
      ([name, value]) => value !== (inherited[name] ?? INITIAL[name] ?? 'none'),
    ),
  );
}

/** Whether an element of this look can be seen. */
export function isVisible(look: Presentation): boolean {
  return ['fill', 'stroke', 'marker-end', 'marker-start'].some(
    (name) => (look[name] ?? 'none') !== 'none',
  );
}
