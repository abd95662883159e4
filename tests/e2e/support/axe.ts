import {type configure, type run, source} from 'axe-core';
import type {Page} from '@playwright/test';

/** The rules whose verdict colors can change. */
const COLOR_RULES: string[] = ['color-contrast', 'link-in-text-block'];

/** Marks the elements whose colors are looked at. */
const MARK = 'data-axe-colors';

/** What is looked at. Unless said otherwise, that is every part of the page, by every rule. */
interface Extent {
  /** Only by the rules whose verdict colors can change, or by all others, which take a tenth of the time. */
  readonly rules?: 'colors' | 'notColors';
  /**
   * By the rules of colors only one element of each style. Elements have one style when all that decides on colors is
   * the same for them and for everything around them: so is their contrast.
   */
  readonly colors?: 'oneOfEachStyle';
}

/** Marks one element with text, or for input, of each style. */
function markStyles(mark: string): void {
  const styles = new Map<string, number>();
  const marked = new Set<number>();
  const visit = (element: Element, around: number) => {
    const {
      backgroundColor,
      backgroundImage,
      borderBottom,
      color,
      display,
      filter,
      fontSize,
      fontWeight,
      mixBlendMode,
      opacity,
      outline,
      position,
      textDecoration,
      textShadow,
      visibility,
    } = getComputedStyle(element);
    const key = JSON.stringify([
      around,
      backgroundColor,
      backgroundImage,
      borderBottom,
      color,
      display,
      filter,
      fontSize,
      fontWeight,
      mixBlendMode,
      opacity,
      outline,
      position,
      textDecoration,
      textShadow,
      visibility,
      element.localName,
    ]);
    const style = styles.get(key) ?? styles.size;
    styles.set(key, style);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
    );
    if (!marked.has(style) && (hasText || element.matches('a, button, input, select, textarea'))) {
      marked.add(style);
      element.setAttribute(mark, '');
    }
    for (const child of element.children) {
      visit(child, style);
    }
  };
  for (const element of document.querySelectorAll(`[${mark}]`)) {
    element.removeAttribute(mark);
  }
  visit(document.documentElement, -1);
}

/** Runs axe in the page, which has it already or gets it. */
async function analyze(page: Page, rules: Extent['rules'], selector: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const {violations} = await page.evaluate(
    ({colorRules, which, elements}) => {
      const {axe} = window as unknown as {axe: {configure: typeof configure; run: typeof run}};
      // Where the rules of colors look. Links in text are links all the same.
      axe.configure({
        rules: colorRules.map((id) => ({
          id,
          selector: id === 'link-in-text-block' ? `a[href]:is(${elements})` : elements,
        })),
      });
      return axe.run({
        // Axe describes at length what it found in order, unless it is told not to.
        resultTypes: ['violations'],
        ...(which === 'colors' && {runOnly: {type: 'rule' as const, values: colorRules}}),
        ...(which === 'notColors' && {
          rules: Object.fromEntries(colorRules.map((id) => [id, {enabled: false}])),
        }),
      });
    },
    {colorRules: COLOR_RULES, which: rules, elements: selector},
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Waits until all transitions and animations that end have ended. */
export async function waitForStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({effect}) => effect?.getComputedTiming().iterations === Infinity),
  );
}

/** What axe finds wrong in a page as it stands, when nothing moves any more: rule, element and fix. */
export async function axeViolations(page: Page, {rules, colors}: Extent = {}): Promise<string[]> {
  await waitForStill(page);
  if (colors === undefined) {
    return analyze(page, rules, '*');
  }
  await page.evaluate(markStyles, MARK);
  return analyze(page, rules, `[${MARK}]`);
}
