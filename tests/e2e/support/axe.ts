import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The rules whose verdict a color mode can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What of a page is looked at: everything, or what a color mode can change. */
type Extent = 'everything' | 'colors';

/** What axe finds wrong in a page as it stands, when nothing moves any more: rule, element and fix. No part of the page is left out. */
export async function axeViolations(page: Page, extent: Extent = 'everything'): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({effect}) => effect?.getComputedTiming().iterations === Infinity),
  );
  // Pages have no frames: axe need not open a page of its own, behind which this one would stand still.
  const axe = new AxeBuilder({page}).setLegacyMode();
  const {violations} = await (extent === 'colors' ? axe.withRules(COLOR_RULES) : axe).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}
