import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The rules whose verdict a color mode can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What is looked at. Unless said otherwise, that is every part of the page, by every rule. */
interface Extent {
  /** Only by the rules whose verdict a color mode can change. */
  readonly rules?: 'colors';
}

/** What axe finds wrong in a page as it stands, when nothing moves any more: rule, element and fix. */
export async function axeViolations(page: Page, {rules}: Extent = {}): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({effect}) => effect?.getComputedTiming().iterations === Infinity),
  );
  // Pages have no frames: axe need not open a page of its own, behind which this one would stand still.
  const axe = new AxeBuilder({page}).setLegacyMode();
  // Axe describes at length what it found in order, unless it is told not to.
  axe.options({resultTypes: ['violations']});
  if (rules === 'colors') {
    axe.withRules(COLOR_RULES);
  }
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}
