import type {Page} from '@playwright/test';
import {colorPairs} from '../../../tools/colorPairs';
import {readTokens, type Rgb} from '../../../tools/contrast';
import {waitForStill} from './axe';

/** A text color and its background color, as computed by the browser. */
interface TextColor {
  readonly color: string;
  readonly ground: string;
  readonly opacity: number;
  /** The first 120 characters of the element. */
  readonly html: string;
}

/** One text element for each pair of colors on the page. Runs in the browser. */
function collectColors(): TextColor[] {
  const found = new Map<string, TextColor>();
  const visit = (element: Element, around: {ground: string; opacity: number}) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || element.matches('svg, script, style, noscript, template')) {
      return;
    }
    const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor);
    const ground = isClear ? around.ground : style.backgroundColor;
    const opacity = around.opacity * Number(style.opacity);
    const hasText = [...element.childNodes].some(
      ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
    const {color} = style;
    const key = `${color} ${ground} ${opacity}`;
    if (hasText && style.visibility === 'visible' && opacity > 0 && !found.has(key)) {
      found.set(key, {color, ground, opacity, html: element.outerHTML.slice(0, 120)});
    }
    for (const child of element.children) {
      visit(child, {ground, opacity});
    }
  };
  visit(document.documentElement, {ground: 'nothing', opacity: 1});
  return [...found.values()];
}

/** Parses `rgb(1, 2, 3)` and `color(srgb 0.1 0.2 0.3)`. Undefined for other colors, such as transparent. */
function parseColor(text: string): Rgb | undefined {
  const [, kind, values = ''] = /^(rgb|color)\((?:srgb )?([\d.,\s]+)\)$/.exec(text) ?? [];
  const numbers = values.split(/[,\s]+/).map((value) => Number(value) * (kind === 'rgb' ? 1 : 255));
  const [red, green, blue] = numbers;
  return kind === undefined || red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue];
}

/** Whether two colors are equal. Each channel can differ by 1, because of rounding. */
const isSame = (a: Rgb, b: Rgb | undefined): boolean =>
  b !== undefined && a.every((value, index) => Math.abs(value - (b[index] ?? NaN)) <= 1);

const pairs = colorPairs(readTokens());

/**
 * The texts of a page whose colors are not a pair of `colorPairs`. `tests/unit/tokenContrast.test.ts` proves
 * the contrast of those pairs in both color modes.
 */
export async function unprovenColors(page: Page): Promise<string[]> {
  const mode =
    (await page.locator('html').getAttribute('data-theme')) === 'light' ? 'light' : 'dark';
  await waitForStill(page);
  const shown = await page.evaluate(collectColors);
  return shown
    .filter(({color, ground, opacity}) => {
      const [text, behind] = [parseColor(color), parseColor(ground)];
      return !(
        opacity === 1 &&
        pairs.some(({colors: [a, b]}) => isSame(a[mode], text) && isSame(b[mode], behind))
      );
    })
    .map(({color, ground, opacity, html}) => `${color} on ${ground}, opacity ${opacity}: ${html}`);
}
