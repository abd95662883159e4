import {describe, expect, it} from 'vitest';
import {headTags} from '../../config/head';
import {tokenColor} from '../../config/tokenColor';

describe('a color of the tokens', () => {
  it('has six digits in each mode', () => {
    expect(tokenColor('bg', 'light')).toBe('#ffffff');
    expect(tokenColor('bg', 'dark')).toMatch(/^#[\da-f]{6}$/);
  });

  it('is asked for by a name that exists', () => {
    expect(() => tokenColor('sky', 'dark')).toThrow(
      'src/css/tokens.css has no line "--ln-color-sky',
    );
  });
});

describe('the head of a page', () => {
  it('has the bar of the browser in the background of each mode', () => {
    const bars = headTags.flatMap(({attributes}) =>
      'media' in attributes ? [[attributes.media, attributes.content]] : [],
    );
    expect(bars).toEqual([
      ['(prefers-color-scheme: light)', tokenColor('bg', 'light')],
      ['(prefers-color-scheme: dark)', tokenColor('bg', 'dark')],
    ]);
  });
});
