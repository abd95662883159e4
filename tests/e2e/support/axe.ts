import {type configure, type run, source} from 'axe-core';
import type {Page} from '@playwright/test';
import {expect} from './test';

const COLOR_RULES: string[] = ['color-contrast', 'link-in-text-block'];

/** The attribute of the elements whose colors axe checks. */
const MARK = 'data-axe-colors';

/** The scope of a check. By default, axe checks the whole page with all rules. */
interface Extent {
  /** Only the color rules, or only the other rules, which take a tenth of the time. */
  readonly rules?: 'colors' | 'notColors';
  /**
   * Limits the color rules to one element per style. Elements share a style, and so their contrast,
   * if all color properties are equal for them and all their ancestors.
   */
  readonly colors?: 'oneOfEachStyle';
}

/** Marks one element per style that has text or is interactive. Runs in the browser. */
function markStyles(mark: string): void {
  const styles = new Map<string, number>();
  const marked = new Set<number>();
  // In here, because the browser gets only the source of this function.
  const properties = [
    'backgroundColor',
    'backgroundImage',
    'borderBottom',
    'color',
    'display',
    'filter',
    'fontSize',
    'fontWeight',
    'mixBlendMode',
    'opacity',
    'outline',
    'position',
    'textDecoration',
    'textShadow',
    'visibility',
  ] as const;
  const visit = (element: Element, around: number) => {
    const computed = getComputedStyle(element);
    const key = JSON.stringify([
      around,
      ...properties.map((name) => computed[name]),
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

/** Runs axe in the page, and adds its script if it is missing. */
async function analyze(page: Page, rules: Extent['rules'], selector: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const {violations} = await page.evaluate(
    ({colorRules, which, elements}) => {
      const {axe} = window as unknown as {axe: {configure: typeof configure; run: typeof run}};
      // Limits the color rules to the selector, which replaces their own selectors, hence the
      // `a[href]`.
      axe.configure({
        rules: colorRules.map((id) => ({
          id,
          selector: id === 'link-in-text-block' ? `a[href]:is(${elements})` : elements,
        })),
      });
      return axe.run({
        // Saves time: without this, axe also describes all elements that passed.
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

/** Waits until all transitions and animations have ended, except endless ones. */
export async function waitForStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({effect}) => effect?.getComputedTiming().iterations === Infinity),
  );
}

/** The axe violations of the page in its current state, after all animations: rule, element and fix. */
export async function axeViolations(page: Page, {rules, colors}: Extent = {}): Promise<string[]> {
  await waitForStill(page);
  if (colors === undefined) {
    return analyze(page, rules, '*');
  }
  await page.evaluate(markStyles, MARK);
  return analyze(page, rules, `[${MARK}]`);
}

/** Axe violations in color modes. Axe runs all rules in the first one, and only the color rules in the others. */
export async function violationsInModes(
  page: Page,
  modes: readonly ('dark' | 'light')[],
  extent: Pick<Extent, 'colors'> = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, colorScheme] of modes.entries()) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    found.push(...(await axeViolations(page, {...extent, ...(index > 0 && {rules: 'colors'})})));
  }
  return found;
}
