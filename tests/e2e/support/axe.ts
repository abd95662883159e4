import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** What axe finds wrong in a page as it stands: rule, element and fix. No rule and no part of the page is left out. */
export async function axeViolations(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}
