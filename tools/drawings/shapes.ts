// cspell:ignore Consolas Menlo
/** The width of every drawing. Its height depends on its content. */
export const WIDTH = 720;

/** The smallest text. A phone shows a drawing at half its width, and so this text at 11 pixels. */
export const SMALLEST_TEXT = 22;

const SANS = 'ui-sans-serif, system-ui, sans-serif';
const MONO = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** An SVG drawing of our own. Its colors are tokens, as `var(--ln-color-…)`. */
export interface Drawing {
  /** The name of its files, and in `<Drawing name="…">`. */
  readonly name: string;
  readonly height: number;
  readonly shapes: readonly string[];
}

/** A color token without its prefix: `bg` for `--ln-color-bg`. */
type Token = string;

interface Colors {
  readonly fill?: Token;
  readonly stroke?: Token;
  /** The width of the stroke. */
  readonly width?: number;
  /** Dashes and gaps, in units. */
  readonly dashes?: string;
}

interface TextLook {
  readonly size?: number;
  readonly color?: Token;
  readonly weight?: 400 | 500 | 600;
  readonly mono?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const paint = (token: Token | undefined) =>
  token === undefined ? 'none' : `var(--ln-color-${token})`;

function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

const colors = ({fill, stroke, width = 2, dashes}: Colors) => ({
  fill: paint(fill),
  ...(stroke !== undefined && {
    stroke: paint(stroke),
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': dashes,
  }),
});

/** A rectangle with round corners, from its top left corner. */
export function box(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  {radius = 12, ...look}: Colors & {readonly radius?: number},
): string {
  return element('rect', {x, y, width, height, rx: radius, ...colors(look)});
}

export function circle([cx, cy]: readonly [number, number], r: number, look: Colors): string {
  return element('circle', {cx, cy, r, ...colors(look)});
}

/** A line or an outline. `d` is in units from `at`. */
export function path(d: string, look: Colors, at?: readonly [number, number]): string {
  const transform = at && `translate(${at.join(' ')})`;
  return element('path', {d, transform, ...colors(look)});
}

/** One line of text, or its parts with their colors. Its start, middle or end is at `[x, y]`. */
export function text(
  [x, y]: readonly [number, number],
  words: string | readonly (readonly [string, Token])[],
  {
    size = SMALLEST_TEXT,
    color = 'text',
    weight = 400,
    mono = false,
    anchor = 'start',
  }: TextLook = {},
): string {
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      fill: paint(color),
      'font-weight': weight === 400 ? undefined : weight,
      'font-family': mono ? MONO : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      'xml:space': mono ? 'preserve' : undefined,
    },
    typeof words === 'string'
      ? escape(words)
      : words.map(([part, token]) => element('tspan', {fill: paint(token)}, escape(part))).join(''),
  );
}

/** A check mark in a disk. */
export function checkMark([x, y]: readonly [number, number], ground: Token, mark: Token): string {
  return (
    circle([x, y], 14, {fill: ground}) + path('M-6 0.5l4 4 8-9', {stroke: mark, width: 3}, [x, y])
  );
}

/** Shapes of which only the part in a rectangle shows. `id` is unique in its drawing. */
export function clipped(
  id: string,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  shapes: readonly string[],
): string {
  return (
    element('clipPath', {id}, element('rect', {x, y, width, height})) +
    element('g', {'clip-path': `url(#${id})`}, shapes.join('\n'))
  );
}

/** The drawing as an SVG file, with tokens as colors. */
export function svgOf({height, shapes}: Drawing): string {
  const size = {viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height, 'font-family': SANS};
  return `${element('svg', {xmlns: 'http://www.w3.org/2000/svg', ...size}, `\n${shapes.join('\n')}\n`)}\n`;
}
