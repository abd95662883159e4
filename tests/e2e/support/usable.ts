import type {Page} from '@playwright/test';
import {expect} from './test';

/** Waits until React has hydrated the page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Expects that the page shows its title and that a footer link opens another page. */
export async function expectUsable(page: Page, title: string | RegExp): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', {level: 1});
  await expect(heading).toHaveText(title);
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Risk disclosures', exact: true})
    .click();
  await expect(page).toHaveURL(/\/risk-disclosures$/);
  await expect(heading).toHaveText('Risk disclosures');
}

/** Uncaught errors and console errors, without those of failed requests. The list grows over time. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  return errors;
}

/** Counts page loads. Navigation inside the running site does not count. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.isNavigationRequest() ? 1 : 0;
  });
  return () => count;
}
