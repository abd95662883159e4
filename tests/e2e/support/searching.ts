import type {Locator, Page} from '@playwright/test';
import {expect} from './test';

/** Opens a page and waits until its scripts have taken it over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The search box of the navbar. */
export function searchBox(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('combobox', {name: 'Search', exact: true});
}

/** Loading the code and the index of the search takes its time where much else goes on. */
const FIRST_ANSWER = {timeout: 20_000};

/** Types into the search box of a page. @returns the suggestions, which may not be there yet. */
export async function typeInBox(page: Page, query: string, path = '/'): Promise<Locator> {
  await openPage(page, path);
  await searchBox(page).click();
  await searchBox(page).fill(query);
  return page.getByRole('option');
}

/** Types into the search box of a page and waits until it answers. @returns the suggestions. */
export async function openSuggestions(page: Page, query: string, path = '/'): Promise<Locator> {
  const options = await typeInBox(page, query, path);
  const form = page.getByRole('search', {name: 'Documentation'});
  await expect(form.getByRole('link').or(form.getByRole('alert'))).toBeVisible(FIRST_ANSWER);
  return options;
}

/** What the search page shows: for how much was found, its results, and what stands in the way. */
export interface Results {
  /** `No results`, or how many. */
  readonly count: Locator;
  /** The links to what was found. */
  readonly links: Locator;
  readonly failure: Locator;
}

/** The results of the search page that is open. */
export function shownResults(page: Page): Results {
  const main = page.getByRole('main');
  return {
    count: main.getByRole('status').filter({hasNotText: 'Loading'}),
    links: main.getByRole('article').getByRole('link'),
    failure: main.getByRole('alert'),
  };
}

/** Opens the search page for a query and waits until it knows the results, or why there are none. */
export async function openResults(
  page: Page,
  query: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Results> {
  await openPage(page, `/search?${new URLSearchParams({q: query, ...more}).toString()}`);
  const results = shownResults(page);
  await expect(results.count.or(results.failure)).toBeVisible(FIRST_ANSWER);
  return results;
}
