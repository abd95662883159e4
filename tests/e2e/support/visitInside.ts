import type {Page} from '@playwright/test';

/** Opens a path like a link inside the running site: through the router, without a page load. */
export async function visitInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);
}
