import path from 'node:path';
import type {Page} from '@playwright/test';
import {listProviders} from '../../config/tooling/toolPages';
import {toolCategories} from '../../data/tooling/categories';
import {oracles} from '../../data/tooling/oracles';
import {openPage} from './support/openPage';
import {expect, test} from './support/test';
import {watchErrors} from './support/watchErrors';

const root = path.resolve(__dirname, '../..');
const LANDING = '/get-started/tooling';
const PAGE = `${LANDING}/oracles`;

const providers = listProviders(root, oracles);
const readsPrices = providers.filter(({tasks}) => tasks.includes('read-prices'));
const namesOf = (list: readonly {readonly name: string}[]) => list.map(({name}) => name);

const filter = (page: Page, label: string) => page.getByLabel(label, {exact: true});
const rows = (page: Page) =>
  page.getByRole('table', {name: 'Oracles on Linea'}).getByRole('rowheader').getByRole('link');
const count = (page: Page) =>
  page.getByRole('article').getByRole('status').filter({hasText: 'provider'});

test('the filters leave the providers with the chosen answers, and the address has the choice', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, PAGE);
  await expect(rows(page)).toHaveText(namesOf(providers));
  await expect(count(page)).toHaveText(`All ${providers.length} providers are shown.`);

  await filter(page, 'You want to').selectOption('Read a price in a contract');
  await expect(rows(page)).toHaveText(namesOf(readsPrices));
  await expect(page).toHaveURL(`${PAGE}?for=read-prices`);
  await filter(page, 'Status').selectOption('Active');
  const active = readsPrices.filter(({status}) => status === 'active');
  await expect(rows(page)).toHaveText(namesOf(active));
  await expect(count(page)).toHaveText(`${active.length} of ${providers.length} providers match.`);
  await expect(page).toHaveURL(`${PAGE}?for=read-prices&status=active`);

  await page.reload();
  await expect(rows(page)).toHaveText(namesOf(active));
  await expect(filter(page, 'Status')).toHaveValue('active');
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(rows(page)).toHaveText(namesOf(providers));
  await expect(page).toHaveURL(PAGE);
  expect(errors).toEqual([]);
});

test('an address with answers that there are not shows every provider', async ({page}) => {
  await openPage(page, `${PAGE}?for=nonsense&network=mars`);
  await expect(rows(page)).toHaveText(namesOf(providers));
});

test('a task on the landing page leads to the providers for it', async ({page}) => {
  await openPage(page, LANDING);
  await page.getByRole('link', {name: 'Read a price in a contract', exact: true}).click();
  await expect(page).toHaveURL(`${PAGE}?for=read-prices#compare`);
  await expect(rows(page)).toHaveText(namesOf(readsPrices));
});

test('the landing page leads somewhere from every task, and marks what is unconfirmed', async ({
  page,
}) => {
  await openPage(page, LANDING);
  const section = (name: string) => page.getByRole('region', {name, exact: true});
  for (const {label, tasks} of toolCategories) {
    await expect(section(label).getByRole('listitem')).toHaveCount(Object.keys(tasks).length);
  }
  await expect(section('Gas').getByRole('link', {name: 'linea_estimateGas'})).toHaveAttribute(
    'href',
    `${LANDING}/gas#estimate`,
  );
  await expect(section('Permanent data')).toContainText('Irys (unconfirmed)');
});

test('the landing page lists every provider of every category', async ({page}) => {
  await openPage(page, LANDING);
  const table = page.getByRole('table', {name: 'All tools on Linea'});
  const all = toolCategories.flatMap((category) => listProviders(root, category));
  await expect(table.getByRole('rowheader')).toHaveCount(all.length);
});

test('a page of a provider says first what a reader asks first', async ({page}) => {
  const [first] = providers;
  await openPage(page, first?.to ?? '');
  const summary = page.getByRole('table', {name: `${first?.name ?? ''} at a glance`});
  await expect(summary).toContainText('Active');
  await expect(summary.getByRole('link', {name: /Documentation/})).toHaveAttribute(
    'href',
    first?.docs ?? '',
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table has every provider, and there is no filter', async ({page}) => {
    await page.goto(PAGE);
    await expect(rows(page)).toHaveText(namesOf(providers));
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Clear filters'})).toHaveCount(0);
  });
});
