import {readFileSync} from 'node:fs';
import path from 'node:path';

const file = path.resolve(__dirname, '../src/css/tokens.css');

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A color token in both color modes. */
export interface ModeColors {
  readonly light: Rgb;
  readonly dark: Rgb;
}

/** The minimum contrast of text in WCAG 2.2 AA. */
export const TEXT_CONTRAST = 4.5;

function parseHex(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(digits.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** The opaque color tokens of a stylesheet, by name without leading dashes. */
export function parseTokens(css: string): ReadonlyMap<string, ModeColors> {
  const found = css.matchAll(/--(ln-(?:color|code)-[\w-]+): light-dark\((#\w+), (#\w+)\)/g);
  return new Map(
    [...found].map(([, name = '', light = '', dark = '']) => [
      name,
      {light: parseHex(light), dark: parseHex(dark)},
    ]),
  );
}

export function readTokens(): ReadonlyMap<string, ModeColors> {
  return parseTokens(readFileSync(file, 'utf8'));
}

/** Relative luminance (WCAG). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
