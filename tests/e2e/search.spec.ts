import {expect, type Page, test} from '@playwright/test';

const searchBox = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByPlaceholder('Search');

async function search(page: Page, words: string) {
  await page.goto('/');
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
  const hits = await options.filter({hasNotText: /^See all/}).count();
  expect(hits).toBeLessThanOrEqual(8);
});

test('a query without hits says so', async ({page}) => {
  await search(page, 'qqzzxx');
  await expect(page.getByText('No results')).toBeVisible();
});
