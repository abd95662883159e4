import type {Page} from '@playwright/test';
import {expect} from './test';

/** Opens a page and waits until React has hydrated it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A page with 14,000 elements hydrates slowly on a busy machine.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 20_000,
  });
}

/** Opens a page and waits until it is hydrated and the network is idle. */
export async function openIdlePage(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
}
