import type {Page} from '@playwright/test';

/** Goes to a path as a link within the running site does: the router learns of it, and no page is fetched. */
export async function visitInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
}
