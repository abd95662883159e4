import type {Page} from '@playwright/test';
import {openPage} from './support/openPage';
import {expect, test} from './support/test';
import {glossary} from '../../data/glossary';

const PATH = '/zero-knowledge-glossary';

const filter = (page: Page) => page.getByRole('searchbox', {name: 'Filter terms'});
const status = (page: Page) =>
  page.getByRole('search', {name: 'Glossary terms'}).getByRole('status');
const letters = (page: Page) => page.getByRole('navigation', {name: 'Glossary letters'});
const terms = (page: Page) => page.getByRole('main').getByRole('term');
const term = (page: Page, id: string) => page.locator(`dt#${id}`);

test('the filter finds terms by name, by other names and by definition', async ({page}) => {
  await openPage(page, PATH);
  await expect(terms(page)).toHaveCount(glossary.length);
  await filter(page).fill('shnarf');
  await expect(term(page, 'shnarf')).toBeVisible();
  await expect(term(page, 'rollup')).toBeHidden();
  const named = glossary.find(({also}) => also !== undefined);
  await filter(page).fill(named?.also?.[0] ?? 'no other name');
  await expect(term(page, named?.id ?? '')).toBeVisible();
  await filter(page).fill('  KECCAK Hash ');
  await expect(terms(page).first()).toBeVisible();
  expect(await terms(page).count()).toBeLessThan(glossary.length);
});

test('the filter says how many terms match', async ({page}) => {
  await openPage(page, PATH);
  await filter(page).fill('shnarf');
  await expect(status(page)).toHaveText(
    new RegExp(`^\\d+ of ${glossary.length} terms (?:match|matches)\\.$`),
  );
  await filter(page).fill('no such word');
  await expect(status(page)).toContainText('No terms match.');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveCount(0);
  await filter(page).fill('');
  await expect(status(page)).toHaveText(`All ${glossary.length} terms are shown.`);
  await expect(terms(page)).toHaveCount(glossary.length);
});

test('letters without a matching term cannot be used', async ({page}) => {
  await openPage(page, PATH);
  const usable = letters(page).locator('a:not([inert], [inert] *)');
  const all = await usable.count();
  await filter(page).fill('shnarf');
  expect(await usable.count()).toBeLessThan(all);
  await expect(letters(page).getByRole('link', {name: 'S', exact: true})).toBeVisible();
});

for (const [name, viewport] of [
  ['a phone', {width: 390, height: 844}],
  ['a desktop', {width: 1440, height: 900}],
] as const) {
  test(`on ${name} the letters stay in view, mark the current one and cover no term`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, PATH);
    await letters(page).getByRole('link', {name: 'R', exact: true}).click();
    await expect(letters(page)).toBeInViewport({ratio: 1});
    await expect(page.getByRole('heading', {name: /^R(?: Direct|$)/})).toBeInViewport({ratio: 1});
    const current = letters(page).locator('[aria-current="true"]');
    await expect(current).toHaveText('R');
    await expect(current).toBeInViewport({ratio: 1});
    await page.goto(`${PATH}#shnarf`);
    const row = await letters(page).boundingBox();
    const box = await term(page, 'shnarf').boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? Infinity));
  });
}

test('when the bar hides, the letters move up to the edge', async ({page}) => {
  await openPage(page, PATH);
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
  await expect.poll(async () => (await letters(page).boundingBox())?.y).toBe(0);
});

test('a link to a term that the filter hides shows all terms', async ({page}) => {
  await openPage(page, PATH);
  await filter(page).fill('shnarf');
  await expect(term(page, 'rollup')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'rollup';
  });
  await expect(term(page, 'rollup')).toBeInViewport();
  await expect(filter(page)).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all terms and letters are there, and no field that does nothing', async ({page}) => {
    await page.goto(PATH);
    await expect(term(page, 'shnarf')).toBeVisible();
    await expect(letters(page).getByRole('link', {name: 'S', exact: true})).toBeVisible();
    await expect(page.getByLabel('Filter terms')).toBeHidden();
  });
});

test('a desktop shows all letters', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, PATH);
  await expect(letters(page).getByRole('link').last()).toBeInViewport({ratio: 1});
  const hidden = await letters(page)
    .getByRole('list')
    .evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(hidden).toBe(0);
});
