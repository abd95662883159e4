import path from 'node:path';
import type {Page} from '@playwright/test';
import {listTutorials} from '../../config/tutorials';
import {openPage} from './support/openPage';
import {expect, test} from './support/test';
import {watchErrors} from './support/watchErrors';

const tutorials = listTutorials(path.resolve(__dirname, '../..'));
const titlesOf = (list: typeof tutorials) => list.map(({title}) => title);
const several = tutorials.find(({chapters}) => chapters.length > 1);

const rows = (page: Page) =>
  page.getByRole('table', {name: 'Tutorials'}).getByRole('rowheader').getByRole('link');

const storedProgress = (page: Page) => page.evaluate(() => localStorage.getItem('tutorials'));

test('tutorials are found by goal, level and time, and the address has the choice', async ({
  page,
}) => {
  await openPage(page, '/learn');
  await expect(rows(page)).toHaveText(titlesOf(tutorials));
  await page.getByLabel('Level', {exact: true}).selectOption('Beginner');
  const beginner = tutorials.filter(({level}) => level === 'beginner');
  await expect(rows(page)).toHaveText(titlesOf(beginner));
  await page.getByLabel('Time', {exact: true}).selectOption('Up to an hour');
  await expect(rows(page)).toHaveText(titlesOf(beginner.filter(({minutes}) => minutes <= 60)));
  await expect(page).toHaveURL('/learn?level=beginner&minutes=60');
});

test('a finished chapter is kept in the browser, shown on Learn, and cleared', async ({page}) => {
  if (several === undefined) {
    throw new Error('No tutorial has chapters');
  }
  const errors = watchErrors(page);
  const requests: string[] = [];
  const {to, title, chapters} = several;
  await openPage(page, to);
  expect(await storedProgress(page)).toBeNull();
  page.on('request', (request) => {
    if (request.method() !== 'GET') {
      requests.push(request.url());
    }
  });
  const first = page.getByLabel(`I finished chapter 1 of ${chapters.length}`);
  await first.check();
  expect(await storedProgress(page)).toBe(JSON.stringify({[to]: [1]}));
  await page.reload();
  await expect(first).toBeChecked();

  await openPage(page, '/learn');
  const progress = page.getByRole('listitem').filter({hasText: `1 of ${chapters.length} chapters`});
  await expect(progress.getByRole('link', {name: title})).toHaveAttribute('href', to);
  const [, next] = chapters;
  await expect(progress.getByRole('link', {name: next?.title ?? ''})).toHaveAttribute(
    'href',
    `${to}#chapter-2`,
  );
  await page.getByRole('button', {name: 'Clear progress'}).click();
  await expect(page.getByText('You haven’t finished a chapter yet.')).toBeVisible();
  expect(await storedProgress(page)).toBeNull();
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all tutorials are there, and no control that would not work', async ({page}) => {
    await page.goto('/learn');
    await expect(rows(page)).toHaveText(titlesOf(tutorials));
    await expect(page.getByLabel('Level', {exact: true})).toBeHidden();
    await page.goto(several?.to ?? '');
    await expect(page.getByRole('checkbox').first()).toBeHidden();
  });
});

test('each tutorial stands in the sidebar of Learn', async ({page}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const listed = tutorials.map(({to}) => to).filter((to) => to.startsWith('/learn/'));
  await openPage(page, '/learn');
  // A closed category shows only itself.
  for (const to of listed.filter((route) => route.split('/').length === 3)) {
    await expect(sidebar.locator(`a[href="${to}"]`)).toBeVisible();
  }
  for (const to of listed.filter((route) => route.split('/').length > 3)) {
    await openPage(page, to);
    await expect(sidebar.locator(`a[href="${to}"]`)).toBeVisible();
  }
});
