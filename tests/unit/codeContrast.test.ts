import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const tokens = readFileSync(path.resolve(__dirname, '../../src/css/tokens.css'), 'utf8');

/** The two values of each color of code: light, dark. */
const colors = new Map(
  [...tokens.matchAll(/--ln-code-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, {light, dark}],
  ),
);

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const kinds = [...colors.keys()].filter((name) => name !== 'bg' && name !== 'highlight');

describe('the colors of code', () => {
  it('are there to be measured', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(8);
    expect(contrast('#fff', '#000')).toBeCloseTo(21);
    expect(contrast('#fff', '#949494')).toBeLessThan(4.5);
  });

  it.each(
    kinds.flatMap((kind) => (['light', 'dark'] as const).map((mode) => [kind, mode] as const)),
  )('can be read, also in highlighted lines: %s, %s', (kind, mode) => {
    for (const ground of ['bg', 'highlight']) {
      const ratio = contrast(colors.get(kind)?.[mode] ?? '', colors.get(ground)?.[mode] ?? '');
      expect(ratio, ground).toBeGreaterThanOrEqual(4.5);
    }
  });
});
