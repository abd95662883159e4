import type {Page} from '@playwright/test';
import {getStarted} from '../../config/sidebars/getStarted';
import {groups} from '../../data/rpc/groups';
import {methods} from '../../data/rpc/methods';
import {groupPage, pageOf} from '../../data/rpc/pageOf';
import {endpointsOf} from '../../src/markdown/remarkMethodList/availableOn';
import {expectToArrive} from './support/arrive';
import {openPage} from './support/openPage';
import {scrolledSideways} from './support/scrolledSideways';
import {expect, test} from './support/test';
import {visitInside} from './support/visitInside';
import {watchErrors} from './support/watchErrors';

const INDEX = '/api/reference';

const all = groups.flatMap(({key}) => Object.values(methods).filter(({group}) => group === key));
const namesOf = (list: readonly {readonly name: string}[]) => list.map(({name}) => name);

const article = (page: Page) => page.getByRole('article');
// The first list has the breadcrumbs.
const cards = (page: Page) => article(page).getByRole('list').nth(1).getByRole('link');
const table = (page: Page) => page.getByRole('table', {name: 'JSON-RPC methods'});
const rows = (page: Page) => table(page).getByRole('rowheader').getByRole('link');
const count = (page: Page) => article(page).getByRole('status').filter({hasText: 'method'});
const filter = (page: Page, label: string) => page.getByLabel(label, {exact: true});

const hrefs = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('the page of a category', () => {
  test('has a card for each page below it in the sidebar', async ({page}) => {
    const [build] = getStarted.filter((item) => typeof item !== 'string' && item.label === 'Build');
    const items = typeof build === 'object' ? (build.items ?? []) : [];
    await openPage(page, '/get-started/build');
    expect(await hrefs(page)).toEqual(items.map((id) => (typeof id === 'string' ? `/${id}` : '')));
    const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Get started', 'Build']);
  });

  test('has a card for each method of a group, which leads to the method and back', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const blocks = all.filter(({group}) => group === 'blocks');
    await openPage(page, `/${groupPage('blocks')}`);
    expect(await hrefs(page)).toEqual(blocks.map(({name}) => `/${pageOf(name)}`));
    await cards(page).first().click();
    await expect(page).toHaveURL(`/${pageOf(blocks[0]?.name ?? '')}`);
    await page
      .getByRole('navigation', {name: 'Breadcrumbs'})
      .getByRole('link', {name: 'Blocks', exact: true})
      .click();
    await expect(page).toHaveURL(`/${groupPage('blocks')}`);
    await expect(cards(page)).toHaveCount(blocks.length);
    expect(errors).toEqual([]);
  });

  test('of many pages has its cards in groups, in the order of the sidebar', async ({page}) => {
    await openPage(page, '/get-started/how-to');
    const headings = article(page).getByRole('heading', {level: 2});
    await expect(headings).toHaveText([
      /^Start/,
      /^Build/,
      /^Pay and move/,
      /^Operate/,
      /^Retired/,
      /^If a step fails/,
    ]);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const entries = sidebar.locator('li:has(> div > [aria-current="page"]) > ul > li');
    const links = article(page).locator('h2 ~ [data-part] li a, h2[id="retired"] + ul a');
    await expect(links).toHaveText(await entries.locator('a').allTextContents());
  });

  test('opens from the sidebar, whose category stays open', async ({page}) => {
    await openPage(page, '/technology/coordinator');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'Who controls it', exact: true}).click();
    await expect(page).toHaveURL('/technology/governance');
    await expect(sidebar.getByRole('link', {name: 'Security audits', exact: true})).toBeVisible();
  });
});

test.describe('the index of methods', () => {
  test('has a card for each group and every method in a table', async ({page}) => {
    await openPage(page, INDEX);
    const ofGroups = article(page).locator('h2[id="groups"] + [data-part]').getByRole('link');
    expect(
      await ofGroups.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(groups.map(({key}) => `/${groupPage(key)}`));
    await expect(filter(page, 'Name or word')).toBeInViewport({ratio: 1});
    await expect(rows(page)).toHaveText(namesOf(all));
    await expect(count(page)).toHaveText(`All ${all.length} methods are shown.`);
  });

  test('filters by word, group and availability, says how many match, and keeps the choice in the address', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await openPage(page, INDEX);
    await filter(page, 'Name or word').fill('Balance');
    await expect(rows(page)).toHaveText(['eth_getBalance']);
    await expect(count(page)).toHaveText(`1 of ${all.length} methods matches.`);
    await filter(page, 'Name or word').fill('Block number');
    await expect(rows(page)).toHaveText(
      namesOf(
        all.filter(({name, summary}) =>
          ['block', 'number'].every((word) => `${name} ${summary}`.toLowerCase().includes(word)),
        ),
      ),
    );
    await filter(page, 'Name or word').fill('');

    await filter(page, 'Available on').selectOption('Public endpoints');
    await filter(page, 'Group').selectOption('Logs and filters');
    const onPublic = all.filter(
      (method) => method.group === 'logs' && endpointsOf(method).includes('public'),
    );
    expect(onPublic.length).toBeGreaterThan(1);
    await expect(rows(page)).toHaveText(namesOf(onPublic));
    await expect(page).toHaveURL(`${INDEX}?group=logs&on=public`);

    await page.reload();
    await expect(rows(page)).toHaveText(namesOf(onPublic));
    await filter(page, 'Name or word').fill('no such method');
    await expect(count(page)).toHaveText('No methods match. Clear a filter.');
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await expect(rows(page)).toHaveText(namesOf(all));
    await expect(page).toHaveURL(INDEX);
    expect(errors).toEqual([]);
  });

  test('opens with a choice from a link within the site', async ({page}) => {
    await page.goto('/support');
    await visitInside(page, `${INDEX}?name=nonce#methods`);
    await expect(rows(page)).toHaveText(['eth_getTransactionCount']);
    await expect(filter(page, 'Name or word')).toHaveValue('nonce');
  });

  test('stacks on a phone, where each cell has the name of its column', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, INDEX);
    expect(await scrolledSideways(page)).toBe(0);
    const row = table(page).getByRole('row').filter({hasText: 'eth_getBalance'});
    const [name, text] = [row.getByRole('rowheader'), row.getByRole('cell').first()];
    const [above, below] = [await name.boundingBox(), await text.boundingBox()];
    expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
    await expect(row.getByRole('cell').last()).toHaveAttribute('data-column', 'Available on');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the index of methods is complete, and there is no filter', async ({page}) => {
    await page.goto(INDEX);
    await expect(rows(page)).toHaveText(namesOf(all));
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test.describe('the glossary', () => {
  const MOVE = ['/glossary', '/zero-knowledge-glossary'] as const;

  test('opens at /glossary, typed and within the site', async ({page}) => {
    await expectToArrive(page, MOVE);
    await page.goto('/support');
    await expectToArrive(page, MOVE, {go: visitInside});
  });

  test('leads on to the architecture and to the tutorials', async ({page}) => {
    await openPage(page, MOVE[1]);
    for (const [name, to] of [
      ['How Linea works', '/technology/architecture'],
      ['tutorial', '/learn'],
    ] as const) {
      await expect(article(page).getByRole('link', {name, exact: true}).last()).toHaveAttribute(
        'href',
        to,
      );
    }
  });
});
