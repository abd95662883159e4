import {optimize} from 'svgo';
import type {DrawnNode} from './drawnNode';
import {BASE, difference, type Presentation} from './presentation';
import {type Shape, shapeTree} from './shapeTree';

/** New IDs by old IDs. */
type Ids = ReadonlyMap<string, string>;

/** Attributes of position and size. The presentation comes from the style. */
const GEOMETRY = new Set([
  ...['cx', 'cy', 'd', 'dx', 'dy', 'height', 'points', 'r', 'transform', 'width'],
  ...['x', 'x1', 'x2', 'y', 'y1', 'y2', 'viewBox'],
  ...['markerHeight', 'markerUnits', 'markerWidth', 'orient', 'refX', 'refY'],
]);

/** Decimal places: screens show no less than a tenth of a pixel. */
const PRECISION = 1;
const SCALE = 10 ** PRECISION;

/** Rounds each number in a text to {@link PRECISION}. */
function round(text: string): string {
  const number = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
  return text
    .replaceAll(number, (found, at: number) => {
      const rounded = String(Math.round(Number(found) * SCALE) / SCALE);
      const touches = /[\d.]/.test(text[at - 1] ?? '') && !rounded.startsWith('-');
      return touches ? ` ${rounded}` : rounded;
    })
    .trim();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function renamed(value: string, ids: Ids): string {
  return value.replaceAll(/url\("?#([^")]+)"?\)/g, (_, id: string) => `url(#${ids.get(id) ?? ''})`);
}

function attributesOf({node, look}: Shape, inherited: Presentation, ids: Ids): string {
  const own = Object.entries(node.attributes).flatMap(([name, value]): [string, string][] => {
    const id = node.name === 'marker' && name === 'id' ? ids.get(value) : undefined;
    return id !== undefined ? [[name, id]] : GEOMETRY.has(name) ? [[name, round(value)]] : [];
  });
  return [...own, ...Object.entries(difference(look, inherited))]
    .map(([name, value]) => ` ${name}="${escape(renamed(value, ids))}"`)
    .join('');
}

/** An element as text, without inherited styles. */
function markup(shape: Shape, inherited: Presentation, ids: Ids): string {
  const {node, look, children} = shape;
  if (node.name === '#text') {
    return escape(node.text);
  }
  const attributes = attributesOf(shape, inherited, ids);
  const isText = node.name === 'text' || node.name === 'tspan';
  const inside = children
    .map((child) => markup(child, isText ? {...inherited, ...look} : inherited, ids))
    .join(isText ? '' : '\n');
  if (node.name === 'tspan' && attributes === '') {
    return inside;
  }
  const content = inside === '' || isText ? inside : `\n${inside}\n`;
  return inside === ''
    ? `<${node.name}${attributes}/>`
    : `<${node.name}${attributes}>${content}</${node.name}>`;
}

/** Shortens paths, because Mermaid draws some outlines in hundreds of pieces. */
function shortened(svg: string): string {
  return optimize(svg, {
    multipass: true,
    floatPrecision: PRECISION,
    js2svg: {pretty: true, indent: 0},
    plugins: ['convertPathData', 'mergePaths'],
  }).data;
}

/**
 * Builds a small SVG file, with tokens as colors, from a browser's drawing.
 * @param drawing the path of the file, which makes its IDs unique, and the diagram's hash.
 * @throws on a color, a font or an element that drawings must not have.
 */
export function svgOf(
  nodes: readonly DrawnNode[],
  drawing: {readonly file: string; readonly hash: string},
): string {
  const shapes = shapeTree(nodes);
  const prefix = drawing.file.replace(/^diagrams\//, '').replace(/\.svg$/, '');
  const markers = shapes.filter(({node}) => node.name === 'marker');
  const ids = new Map(
    markers.map(({node}, index) => [
      node.attributes.id ?? '',
      `${prefix.replaceAll(/[^\w-]/g, '-')}-${index + 1}`,
    ]),
  );
  const start = nodes[0]?.attributes['data-start'];
  const viewBox = round(nodes[0]?.attributes.viewBox ?? '');
  const base = Object.entries(BASE).map(([name, value]) => ` ${name}="${value}"`);
  return shortened(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" data-source="${drawing.hash}"${start === undefined ? '' : ` data-start="${start}"`} viewBox="${viewBox}">`,
      `<g${base.join('')}>`,
      ...shapes.map((shape) => markup(shape, BASE, ids)),
      '</g>',
      '</svg>',
    ].join('\n'),
  );
}
