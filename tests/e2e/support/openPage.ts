import type {Page} from '@playwright/test';
import {expect} from './test';

/** Opens a page and waits until its scripts have taken over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A page of 14,000 elements takes its time on a machine with more to do.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 20_000,
  });
}

/** Opens a page and waits until its scripts have taken over and nothing is loaded any more. */
export async function openIdlePage(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
}
