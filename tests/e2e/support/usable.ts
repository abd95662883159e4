import type {Page} from '@playwright/test';
import {expect} from './test';

/** Waits until the scripts of the page have taken over. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** A reader can go on: the page shows its title, and its links lead to other pages. */
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

/** What goes wrong in a page: what it throws and what its console calls an error, apart from files that the host lacks. */
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

/** Counts how often a page is asked for as a whole. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += request.isNavigationRequest() ? 1 : 0;
  });
  return () => count;
}
