/** An element of a diagram that a browser has drawn, or a piece of its text. */
export interface DrawnNode {
  /** The name of the element; `#text` for a piece of text. */
  readonly name: string;
  /** The place of the element around it in the list; -1 for the `svg` element. */
  readonly parent: number;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What the style sheet of the diagram makes of it: computed values. */
  readonly style: Readonly<Record<string, string>>;
}

/** The computed values that a drawing is made of. */
export const STYLE_PROPERTIES = [
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'marker-end',
  'marker-start',
  'opacity',
  'paint-order',
  'rx',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'text-decoration-line',
  'visibility',
] as const;
