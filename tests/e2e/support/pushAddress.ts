import type {Page} from '@playwright/test';

/** Leads the router to an address, as the browser's own buttons do. The address may be one that no link can have. */
export async function pushAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
}
