import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

const searchBox = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('combobox', {name: 'Search'});

async function search(page: Page, words: string) {
  await page.goto('/get-started');
  const box = searchBox(page);
  await box.click();
  await box.fill(words);
  return page.getByRole('option');
}

for (const [words, path] of [
  ['chain id', '/get-started/build/network-info'],
  ['LineaRollup address', '/get-started/build/contracts'],
  ['linea_estimateGas', '/api/reference/linea-estimategas'],
  ['Maru', '/technology/architecture'],
  ['conflation', '/zero-knowledge-glossary'],
  ['security council', '/risk-disclosures'],
] as const) {
  test(`"${words}" finds ${path}`, async ({page}) => {
    await page.goto(`/search?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('article').locator(`a[href^="${path}"]`).first()).toBeVisible();
  });
}

test('the keyboard shortcut leads to the box, and a choice to its page', async ({page}) => {
  await page.goto('/');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused({timeout: 500});
  }).toPass();
  await page.keyboard.type('bootnode');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/');
});

test('at most 8 suggestions are shown', async ({page}) => {
  const options = await search(page, 'linea');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(8);
});

test('the index is loaded on the first hover or focus of the box, and not before', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const indexes = () => loaded.filter((url) => url.includes('search-index'));
  await page.goto('/get-started', {waitUntil: 'networkidle'});
  expect(indexes()).toEqual([]);
  await searchBox(page).hover();
  await expect.poll(indexes).toHaveLength(1);
  await searchBox(page).focus();
  await page.waitForLoadState('networkidle');
  expect(indexes()).toHaveLength(1);
});

test('the box tells what it shows, and which suggestion is chosen', async ({page}) => {
  const options = await search(page, 'bridge');
  const box = searchBox(page);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  const second = await options.nth(1).getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', second ?? '');
  await box.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('bridge');
});

test('a press outside closes the suggestions, focus opens them again', async ({page}) => {
  const options = await search(page, 'bridge');
  await expect(options.first()).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(options).toHaveCount(0);
  await searchBox(page).focus();
  await expect(options.first()).toBeVisible();
});

test('the button clears the box and leaves the focus in it', async ({page}) => {
  await search(page, 'bridge');
  await page.getByRole('button', {name: 'Clear the search'}).click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
});

test('"See all results" opens the search page with what was typed', async ({page}) => {
  await search(page, 'finalized block');
  await page.getByRole('link', {name: 'See all results'}).click();
  await expect(page).toHaveURL('/search?q=finalized+block');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Search results for "finalized block"',
  );
  await expect(page.getByText(/\d+ results? in \d+ pages?|The best 100 results/)).toBeVisible();
});

test('the search page keeps every letter of quick typing, and the address follows', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('link', {name: 'Add the network'})).toBeVisible();
  const input = page.getByRole('searchbox', {name: 'Words to look for'});
  await input.pressSequentially('coordinator and prover');
  await expect(input).toHaveValue('coordinator and prover');
  await expect(page).toHaveURL('/search?q=coordinator+and+prover');
  await page.goto('/search?q=bridge');
  await expect(input).toHaveValue('bridge');
});

test('an index that cannot be loaded is said, and Retry loads it', async ({page}) => {
  await page.route('**/search-index*', async (route) =>
    route.fulfill({status: 500, body: 'broken'}),
  );
  await search(page, 'bridge');
  await expect(page.getByRole('alert').filter({hasText: 'could not be loaded'})).toBeVisible();
  await page.unroute('**/search-index*');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a version of another origin is refused, in words', async ({page}) => {
  await page.goto('/search?q=gas&version=/example.org/');
  await expect(page.getByRole('alert').filter({hasText: 'Unexpected version url'})).toBeVisible();
});

test('on a phone the box unfolds over the bar and its list stays on the screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const options = await search(page, 'bridge');
  await expect(options.first()).toBeInViewport();
  expect((await searchBox(page).boundingBox())?.width).toBeGreaterThan(340);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a query without hits says so', async ({page}) => {
  await search(page, 'qqzzxx');
  await expect(page.getByText('No results').first()).toBeVisible();
});
