import type {Locator, Page} from '@playwright/test';
import {openPage} from './support/openPage';
import {openSuggestions} from './support/searching';
import {expect, test} from './support/test';

const LOGS = '/api/reference/eth-getlogs';

/** The long program of a page. */
const blockOf = (page: Page) =>
  page.locator('.theme-code-block', {has: page.getByText('history.mjs', {exact: true})});

const hiddenHeight = (block: Locator) =>
  block.locator('pre').evaluate((pre) => pre.scrollHeight - pre.clientHeight);

test('long code shows its first lines, and all of them on request', async ({page}) => {
  await openPage(page, LOGS);
  const block = blockOf(page);
  const lines = (await block.locator('pre').textContent())?.trimEnd().split('\n').length;
  expect(await hiddenHeight(block)).toBeGreaterThan(100);
  await block.getByText(`Show all ${String(lines)} lines`).click();
  expect(await hiddenHeight(block)).toBe(0);
  await block.getByText('Show fewer lines').click();
  expect(await hiddenHeight(block)).toBeGreaterThan(100);
});

test('only code of more than 25 lines has a fold', async ({page}) => {
  await openPage(page, LOGS);
  const blocks = await page.locator('.theme-code-block').evaluateAll((elements) =>
    elements.map((block) => ({
      isLong: block.querySelectorAll('code > span').length > 25,
      hasFold: block.querySelector('details') !== null,
    })),
  );
  expect(new Set(blocks.map(({isLong}) => isLong)).size).toBe(2);
  for (const {isLong, hasFold} of blocks) {
    expect(hasFold).toBe(isLong);
  }
});

test('folded code is copied whole', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, LOGS);
  await blockOf(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await blockOf(page).locator('pre').textContent())?.trimEnd());
  expect(copied.split('\n').length).toBeGreaterThan(25);
});

test('the keyboard opens the fold', async ({page}) => {
  await openPage(page, LOGS);
  const block = blockOf(page);
  await block.locator('pre').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await hiddenHeight(block)).toBe(0);
});

test('the fold works without JavaScript', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(LOGS);
  const block = blockOf(page);
  await block.getByText(/^Show all/).click();
  expect(await block.locator('pre').evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBe(0);
  await page.close();
});

test('printed code is whole', async ({page}) => {
  await openPage(page, LOGS);
  await page.emulateMedia({media: 'print'});
  expect(await hiddenHeight(blockOf(page))).toBe(0);
  await expect(blockOf(page).getByText(/^Show/)).toHaveCount(2);
  await expect(blockOf(page).getByText(/^Show/).first()).toBeHidden();
});

test('a search hit in folded code opens it', async ({page}) => {
  const options = await openSuggestions(page, 'existsSync', '/learn');
  await options.first().click();
  await expect(page).toHaveURL(/eth-getlogs/);
  await expect.poll(() => hiddenHeight(blockOf(page))).toBe(0);
});
