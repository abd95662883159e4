/** An element or text of a diagram in the browser. */
export interface DrawnNode {
  /** Name of the element, or `#text`. */
  readonly name: string;
  /** Index of the parent in the list; -1 for the `svg` element. */
  readonly parent: number;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Computed style. */
  readonly style: Readonly<Record<string, string>>;
}

/** The computed style properties that drawings keep. */
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
