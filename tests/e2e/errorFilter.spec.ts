// cspell:ignore insuficient
import type {Page} from '@playwright/test';
import {openIdlePage, openPage} from './support/openPage';
import {expect, test} from './support/test';
import {visitInside} from './support/visitInside';

const PATH = '/api/errors';

const field = (page: Page) =>
  page.getByRole('searchbox', {name: 'Paste your error message or code'});
const status = (page: Page) => page.getByRole('search', {name: 'Errors'}).getByRole('status');
const entries = (page: Page) => page.locator('[data-part^="errors-"] li:visible');
const heading = (page: Page, id: string) => page.locator(`article :is(h2, h3)[id="${id}"]`);
const contents = (page: Page) => page.locator('.theme-doc-toc-desktop a:visible');

test('a pasted response finds its message, also with values', async ({page}) => {
  await openIdlePage(page, PATH);
  const all = await entries(page).count();
  await field(page).fill(
    '{"error":{"code":-32000,"message":"nonce too low: next nonce 5, tx nonce 3"}}',
  );
  await expect(status(page)).toHaveText(/^\d of \d+ entries match\.$/);
  await expect(entries(page).first()).toContainText(/nonce too low/i);
  await expect(heading(page, 'read')).toBeHidden();
  await expect(contents(page).filter({hasText: 'Read a response'})).toHaveCount(0);
  await expect(contents(page).filter({hasText: 'Code -32000'})).toHaveCount(1);
  await field(page).fill('');
  await expect(status(page)).toHaveText(/^All \d+ entries are shown\.$/);
  await expect(entries(page)).toHaveCount(all);
  await expect(heading(page, 'read')).toBeVisible();
});

test('a mistyped message is found', async ({page}) => {
  await openIdlePage(page, PATH);
  await field(page).fill('insuficient funds');
  await expect(status(page)).toHaveText(/^\d+ of \d+ entries match(es)?\.$/);
  await expect(entries(page).first()).toContainText('insufficient funds');
});

test('without a match, the page says where to ask', async ({page}) => {
  await openIdlePage(page, PATH);
  await field(page).fill('zyzzyva');
  await expect(status(page)).toContainText('No entry matches.');
  await expect(heading(page, 'ask')).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await status(page).getByRole('link', {name: 'ask support'}).click();
  await expect(page).toHaveURL(/\/support#network$/);
});

for (const [name, viewport] of [
  ['a phone', {width: 390, height: 844}],
  ['a desktop', {width: 1440, height: 900}],
] as const) {
  test(`on ${name} the field stays in view, above the matches`, async ({page}) => {
    await page.setViewportSize(viewport);
    await openIdlePage(page, `${PATH}#wallets`);
    await expect(field(page)).toBeInViewport({ratio: 1});
    const bar = await status(page).boundingBox();
    const place = await heading(page, 'wallets').boundingBox();
    expect(place?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
    await field(page).fill('429');
    await expect(heading(page, 'common')).toBeInViewport();
    await expect(field(page)).toBeInViewport({ratio: 1});
  });
}

const fold = (page: Page, below: string) => page.locator(`details[data-below="${below}"]`);

test('frequent errors come first, others are folded, and a link opens their fold', async ({
  page,
}) => {
  await openIdlePage(page, PATH);
  await expect(entries(page).first()).toContainText('Execution reverted');
  await expect(fold(page, 'wallets').getByRole('listitem').first()).toBeHidden();
  for (const below of ['wallets', 'code-32000-geth']) {
    await page.getByRole('article').evaluate((_, anchor) => {
      window.location.hash = anchor;
    }, below);
    await expect(fold(page, below).getByRole('listitem').first()).toBeVisible();
    await expect(heading(page, below)).toBeInViewport();
  }
});

test('an address of an error opens its fold, also for a visitor of another page', async ({
  page,
}) => {
  const error = page.locator('li[id="code-4902"]');
  await openPage(page, `${PATH}#code-4902`);
  await expect(error).toBeInViewport();
  await openIdlePage(page, '/api');
  await visitInside(page, `${PATH}#code-4902`);
  await expect(error).toBeInViewport();
});

test('a filter opens the folds with matches, and paper has all errors', async ({page}) => {
  await openIdlePage(page, PATH);
  const error = page.locator('li[id="code-4902"]');
  await field(page).fill('4902');
  await expect(error).toBeInViewport();
  await field(page).fill('');
  await expect(error).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(error).toBeVisible();
});

test('a link to a hidden error shows all errors', async ({page}) => {
  await openIdlePage(page, PATH);
  await field(page).fill('429');
  await expect(heading(page, 'wallets')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'wallets';
  });
  await expect(heading(page, 'wallets')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all errors are there, and no field that does nothing', async ({page}) => {
    await page.goto(PATH);
    await expect(heading(page, 'wallets')).toBeVisible();
    await expect(page.getByLabel('Paste your error message or code')).toBeHidden();
  });
});
