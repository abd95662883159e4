import type {Page} from '@playwright/test';
import {openIdlePage} from './support/openPage';
import {expect, test} from './support/test';

/** A page with 80 headings on two levels. */
const LONG = '/api/linea-smart-contracts/interfaces/l1/iyieldmanager';
/** A page with few headings. */
const SHORT = '/get-started/connect';

const contents = (page: Page) => page.locator('.theme-doc-toc-desktop');
const entry = (page: Page, anchor: string) => contents(page).locator(`a[href="#${anchor}"]`);

/** The anchors of the visible entries that other entries contain. */
const openEntries = (page: Page) =>
  contents(page)
    .locator('li li > a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Scrolls as a reader does, without a link. */
const scrollTo = (page: Page, anchor: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    window.scrollBy({top: top - 80, behavior: 'instant'});
  }, anchor);

test('a long contents list follows the reader, and the page stays where it is', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 480});
  await openIdlePage(page, LONG);
  const anchors = await page
    .locator('[data-part="errors-section"] h3')
    .evaluateAll((headings) => headings.map(({id}) => id));
  const last = anchors.at(-12) ?? '';
  await scrollTo(page, last);
  const place = await page.evaluate(() => window.scrollY);
  await expect(entry(page, last)).toHaveClass(/table-of-contents__link--active/);
  await expect(entry(page, last)).toBeInViewport({ratio: 1});
  expect(await contents(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await scrollTo(page, 'functions');
  await expect(entry(page, 'functions')).toBeInViewport({ratio: 1});
});

test('only the branch of the current section is open', async ({page}) => {
  await openIdlePage(page, LONG);
  const inSection = (section: string) =>
    page
      .locator(`[data-part="${section}-section"] h3`)
      .evaluateAll((headings) => headings.map(({id}) => `#${id}`));
  const sections = contents(page).locator('.table-of-contents > li > a');
  const count = await sections.count();

  await scrollTo(page, 'errors');
  await expect(entry(page, 'errors')).toHaveClass(/active/);
  expect(await openEntries(page)).toEqual(await inSection('errors'));
  await scrollTo(page, 'events');
  await expect(entry(page, 'events')).toHaveClass(/active/);
  expect(await openEntries(page)).toEqual(await inSection('events'));
  await expect(contents(page).locator('.table-of-contents > li > a:visible')).toHaveCount(count);
});

test('above the first section, the first branch is open', async ({page}) => {
  await openIdlePage(page, LONG);
  await expect(contents(page).locator('[class*=active]')).toHaveCount(0);
  const first = await contents(page)
    .locator('.table-of-contents > li:has(ul)')
    .first()
    .locator('li > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(first.length).toBeGreaterThan(0);
  expect(await openEntries(page)).toEqual(first);
});

test('a short contents list shows all its entries', async ({page}) => {
  await openIdlePage(page, SHORT);
  const links = contents(page).getByRole('link');
  expect(await links.count()).toBeLessThanOrEqual(12);
  expect(await contents(page).locator('li li').count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
  }
});

test('without JavaScript, the whole contents list is there', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(LONG);
  const entries = contents(page).locator('li > a');
  expect(await entries.count()).toBeGreaterThan(60);
  await expect(contents(page).locator('li > a:visible')).toHaveCount(await entries.count());
  await context.close();
});

test('on a phone, a long contents list scrolls in itself', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openIdlePage(page, LONG);
  await page.getByRole('button', {name: 'On this page'}).click();
  const list = page.locator('.theme-doc-toc-mobile .table-of-contents');
  await expect(list).toBeVisible();
  await expect
    .poll(() => list.evaluate((element) => element.getBoundingClientRect().height))
    .toBeGreaterThan(300);
  const {height = 0} = (await list.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(0.6 * 844 + 1);
  await list.getByRole('link').last().click();
  await expect(page).toHaveURL(/#./);
});
