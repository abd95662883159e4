import type {Picture} from './picture';

/** Attributes of an SVG path, as React names them. */
type Look = Readonly<Record<string, string>>;

const stroke = (token: string) => ({fill: 'none', stroke: `var(--ln-color-${token})`});

/** The look of each part of a picture, from back to front. */
export const looks = {
  lines: stroke('border-strong'),
  missing: {...stroke('border-strong'), strokeDasharray: '3'},
  closed: {...stroke('danger'), strokeWidth: '3'},
  outlined: {...stroke('border-strong'), fill: 'var(--ln-color-bg)'},
  made: {...stroke('accent'), fill: 'var(--ln-color-accent)'},
  moved: {...stroke('transit'), fill: 'var(--ln-color-transit-fill)'},
} as const satisfies Readonly<Record<Exclude<keyof Picture, 'width' | 'height'>, Look>>;

/** The parts of a picture, from back to front. */
export const parts = Object.keys(looks) as readonly (keyof typeof looks)[];

/** The look of a whole picture. */
export const frame = {strokeWidth: '1.5', strokeLinejoin: 'round'} as const;
