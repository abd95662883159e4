import type {Locator, Page} from '@playwright/test';
import {openPage} from './openPage';
import {expect} from './test';

/** The search box in the navbar. */
export function searchBox(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('combobox', {name: 'Search', exact: true});
}

/** The first response needs the search's code and index, which load slowly on a busy machine. */
const FIRST_ANSWER = {timeout: 20_000};

/**
 * Types into the search box of a page.
 * @returns the suggestions, which can still be loading.
 */
export async function typeInBox(page: Page, query: string, path = '/'): Promise<Locator> {
  await openPage(page, path);
  await searchBox(page).click();
  await searchBox(page).fill(query);
  return page.getByRole('option');
}

/** Types into the search box of a page and waits for the suggestions or an error. */
export async function openSuggestions(page: Page, query: string, path = '/'): Promise<Locator> {
  const options = await typeInBox(page, query, path);
  const form = page.getByRole('search', {name: 'Documentation'});
  const answered = options.or(form.getByText('No results')).or(form.getByRole('alert'));
  await expect(answered.first()).toBeVisible(FIRST_ANSWER);
  return options;
}

/** The content of the search page. */
export interface Results {
  /** `No results`, or the number of results. */
  readonly count: Locator;
  readonly links: Locator;
  readonly failure: Locator;
}

/** The results on the current page, which is the search page. */
export function shownResults(page: Page): Results {
  const main = page.getByRole('main');
  return {
    count: main.getByRole('status').filter({hasText: /result/i}),
    links: main.getByRole('article').getByRole('link'),
    failure: main.getByRole('alert'),
  };
}

/** Opens the search page for a query and waits for the number of results or an error. */
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
