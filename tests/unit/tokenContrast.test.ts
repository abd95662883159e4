import {describe, expect, it} from 'vitest';
import {colorPairs} from '../../tools/colorPairs';
import {contrast, parseTokens, readTokens, TEXT_CONTRAST} from '../../tools/contrast';

/** Color pairs with too little contrast in one of the color modes. */
function palePairs(tokens: ReturnType<typeof readTokens>): string[] {
  return colorPairs(tokens).flatMap(({text, ground, colors: [front, behind]}) =>
    (['light', 'dark'] as const)
      .filter((mode) => contrast(front[mode], behind[mode]) < TEXT_CONTRAST)
      .map((mode) => `${text} on ${ground}, ${mode}`),
  );
}

describe('the colors of text', () => {
  it('can be read on every background on which they may stand, in both color modes', () => {
    const pairs = colorPairs(readTokens());
    expect(new Set(pairs.map(({text}) => text)).size).toBeGreaterThanOrEqual(17);
    expect(new Set(pairs.map(({ground}) => ground)).size).toBeGreaterThanOrEqual(14);
    expect(palePairs(readTokens())).toEqual([]);
  });

  it('are measured as WCAG says', () => {
    expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
    expect(contrast([255, 255, 255], [148, 148, 148])).toBeLessThan(4.5);
    expect(contrast([255, 255, 255], [118, 118, 118])).toBeGreaterThan(4.5);
  });

  it('are named where they are too pale: in one color mode, or on a note', () => {
    const css = (light: string, soft = '#fff') =>
      `--ln-color-bg: light-dark(#fff, #000); --ln-color-tip-soft: light-dark(${soft}, #000);
       --ln-color-text: light-dark(${light}, #fff);`;
    expect(palePairs(parseTokens(css('#000')))).toEqual([]);
    expect(palePairs(parseTokens(css('#ccc')))).toEqual([
      'ln-color-text on ln-color-bg, light',
      'ln-color-text on ln-color-tip-soft, light',
      'ln-color-text on note of ln-color-tip-soft, light',
    ]);
    expect(palePairs(parseTokens(css('#000', '#111')))).toEqual([
      'ln-color-text on ln-color-tip-soft, light',
    ]);
  });
});
