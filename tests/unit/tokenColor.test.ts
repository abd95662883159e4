import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {headTags} from '../../config/head';
import {tokenColor} from '../../config/tokenColor';

const file = (name: string) => readFileSync(path.resolve(__dirname, '../../static', name), 'utf8');

/** The colors of a file, without duplicates, as `#rrggbb`. */
const colorsIn = (name: string) => [
  ...new Set(file(name).match(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi)),
];

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

describe('files that cannot read the tokens', () => {
  it('name the background of the dark mode in the manifest', () => {
    const manifest = JSON.parse(file('site.webmanifest')) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      background_color: tokenColor('bg', 'dark'),
      theme_color: tokenColor('bg', 'dark'),
    });
  });

  it.each([
    ['img/favicon.svg', 'dark'],
    ['img/wordmark.svg', 'light'],
    ['img/wordmark-dark.svg', 'dark'],
  ] as const)('have only colors of the tokens in %s', (name, mode) => {
    const tokens = ['bg', 'text', 'accent'].map((token) => tokenColor(token, mode));
    expect(colorsIn(name).filter((color) => !tokens.includes(color))).toEqual([]);
  });

  it('have the bar of the browser in the background of each mode', () => {
    const bars = headTags.flatMap(({attributes}) =>
      'media' in attributes ? [[attributes.media, attributes.content]] : [],
    );
    expect(bars).toEqual([
      ['(prefers-color-scheme: light)', tokenColor('bg', 'light')],
      ['(prefers-color-scheme: dark)', tokenColor('bg', 'dark')],
    ]);
  });
});
