/**
 * A drawing of the site's motif: blocks on their way from L2 to L1. Each part is the data of an SVG path, in pixels.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Lanes, brackets and gates. */
  readonly lines?: string;
  /** What doesn't exist: missing and future blocks. */
  readonly missing?: string;
  /** A gate that lets nothing through. */
  readonly closed?: string;
  /** Blocks of L1. */
  readonly outlined?: string;
  /** Blocks of L2. */
  readonly made?: string;
  /** What moves from L2 to L1. */
  readonly moved?: string;
}

/** A square. */
export const block = (x: number, y: number, side: number): string =>
  `M${x} ${y}h${side}v${side}h-${side}z`;

/** A number of squares, with `step` from one to the next. */
export const row = (x: number, y: number, side: number, count: number, step: number): string =>
  Array.from({length: count}, (_, at) => block(x + at * step, y, side)).join('');

/** A pair of brackets around a batch. */
export const brackets = (left: number, right: number, top: number, bottom: number): string =>
  `M${left + 6} ${top}h-6V${bottom}h6M${right - 6} ${top}h6V${bottom}h-6`;

/** The two leaves of a gate on a lane. */
export const gate = (x: number, top: number, bottom: number, leaf: number): string =>
  [x - 0.7, x + 0.7].map((side) => `M${side} ${top}v${leaf}M${side} ${bottom}v-${leaf}`).join('');
