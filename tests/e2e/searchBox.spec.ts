// cspell:ignore zzqqxx
import type {Page} from '@playwright/test';
import {openPage} from './support/openPage';
import {openResults, openSuggestions, searchBox, typeInBox} from './support/searching';
import {expect, test} from './support/test';

const form = (page: Page) => page.getByRole('search', {name: 'Documentation'});

/** Paths of the files of the index that a page requests. The list grows over time. */
function watchFiles(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('search-index')) {
      paths.push(pathname);
    }
  });
  return paths;
}

test('a slash focuses the box, except in a field', async ({page}) => {
  await openPage(page, '/get-started');
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(searchBox(page)).toHaveValue('a/b');
});

test('before typing, the box offers popular tasks and recent searches', async ({page}) => {
  await openPage(page, '/get-started');
  await searchBox(page).click();
  const tasks = form(page).getByRole('list', {name: 'Popular tasks'});
  await expect(tasks.getByRole('link')).not.toHaveCount(0);
  await expect(form(page).getByText('Recent searches')).toHaveCount(0);

  await searchBox(page).fill('conflation');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/get-started$/);
  await searchBox(page).click();
  await page.getByRole('button', {name: 'Clear the search'}).click();
  const recent = form(page).getByRole('list', {name: 'Recent searches'});
  await recent.getByRole('button', {name: 'conflation'}).click();
  await expect(searchBox(page)).toHaveValue('conflation');
  await expect(page.getByRole('option').first()).toBeVisible();

  await page.getByRole('button', {name: 'Clear the search'}).click();
  await form(page).getByRole('button', {name: 'Clear recent searches'}).click();
  await expect(recent).toHaveCount(0);
  await tasks.getByRole('link', {name: 'Get test ETH'}).click();
  await expect(page).toHaveURL('/get-started/how-to/get-testnet-eth');
  await expect(tasks).toHaveCount(0);
});

for (const [query, label, value] of [
  ['chain id', 'Chain ID of Linea Mainnet', '59144'],
  ['sepolia chain id', 'Chain ID of Linea Sepolia', '59141'],
  ['rpc url', 'RPC URL of Linea Mainnet', 'https://rpc.linea.build'],
  ['usdc address', 'USDC on Linea Mainnet', '0x176211869cA2b568f2A7D4EE941E073a821EE1ff'],
  ['0x9f3ce55a', 'sendMessage', 'sendMessage(address,uint256,bytes)'],
  ['replacement transaction underpriced', 'Replacement transaction underpriced', 'Raise both fees'],
] as const) {
  test(`"${query}" is answered in the box and on the page of results`, async ({page}) => {
    await openSuggestions(page, query, '/get-started');
    const answer = form(page).getByRole('option');
    await expect(answer.filter({hasText: value}).first()).toContainText(label.split('(')[0] ?? '');
    await expect(form(page).getByRole('status').last()).toContainText(value.slice(0, 10));
    await openResults(page, query);
    await expect(
      page
        .getByRole('main')
        .getByRole('group', {name: /^Answer: /})
        .filter({hasText: value})
        .first(),
    ).toBeVisible();
  });
}

test('an answer can be copied, and leads to its page', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSuggestions(page, 'chain id', '/get-started');
  await form(page).getByRole('button', {name: 'Copy: Chain ID of Linea Mainnet'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('59144');
  await form(page).getByRole('option', {name: 'Chain ID of Linea Mainnet'}).click();
  await expect(page).toHaveURL('/get-started/build/network-info#linea-mainnet');
});

test('answers are the first options: Enter opens the first, and arrows reach the others', async ({
  page,
}) => {
  const options = await openSuggestions(page, 'sepolia chain id', '/get-started');
  await expect(options.first()).toContainText('59141');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  // The answer comes before the hits.
  await expect(options.nth(1)).toBeVisible();
  const ids = await options.evaluateAll((all) => all.map(({id}) => id));
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', ids[0] ?? '');
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-owns', ids[0] ?? '');
  await searchBox(page).press('ArrowDown');
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', ids[1] ?? '');
  await searchBox(page).press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/get-started/build/network-info#linea-sepolia');
});

test('answers and suggestions are eight options at most', async ({page}) => {
  const options = await openSuggestions(page, 'token bridge address', '/get-started');
  await expect(options).toHaveCount(8);
  for (const [place, layer] of ['L2 Linea', 'L1 Ethereum', 'L2 Linea', 'L1 Ethereum'].entries()) {
    await expect(options.nth(place)).toContainText(`TokenBridge on ${layer}`);
  }
});

test('the fix of an error is a sentence with code in it, and is copied without marks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const options = await openSuggestions(page, 'gas price too low', '/get-started');
  const fix = 'Use the fees from linea_estimateGas, right before you sign.';
  await expect(options.first()).toContainText(fix);
  await expect(options.first().locator('code')).toHaveText('linea_estimateGas');
  await form(page)
    .getByRole('button', {name: /^Copy: Linea Besu: -32000 Gas price too low/})
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fix);
});

test('hits that are shown stay in place when the text of pages arrives', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/search-index\.text-/, async (route) => {
    await held;
    await route.continue();
  });
  // Not enough titles have these words.
  const options = await typeInBox(page, 'withdrawal time', '/get-started');
  const list = page.getByRole('listbox');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  const before = await options.allTextContents();
  expect(before.length).toBeLessThanOrEqual(4);
  release();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const after = await options.allTextContents();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
});

test('hits that are not sure wait for the text of pages', async ({page}) => {
  const options = await typeInBox(page, 'withdrawal time', '/get-started');
  // The answer is sure.
  await expect(options.first()).toContainText('2 to 12 hours');
  await expect(options.nth(1)).toContainText('Track a bridge transfer');
});

test('a query that titles answer loads one file, another loads the text', async ({page}) => {
  const files = watchFiles(page);
  await openSuggestions(page, 'bridge', '/get-started');
  expect(files).toEqual(['/search-index.json']);
  await searchBox(page).fill('ripemd opcode');
  await expect.poll(() => files.some((file) => file.includes('.text-'))).toBe(true);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('text that does not arrive is said beside the hits, and Retry loads it', async ({page}) => {
  const text = /search-index\.text-/;
  await page.route(text, (route) => route.abort());
  const options = await openSuggestions(page, 'faucet captcha', '/get-started');
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('The text of pages could not be searched');
  await page.unroute(text);
  await form(page).getByRole('button', {name: 'Retry'}).click();
  await expect(options.first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('an index that hangs is an error after ten seconds, and Retry loads it', async ({page}) => {
  await page.clock.install();
  const index = '**/search-index.json*';
  await page.route(index, () => undefined);
  await typeInBox(page, 'bridge', '/get-started');
  await expect(form(page).getByText('Loading the search').first()).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(form(page).getByRole('alert')).toContainText('within ten seconds');
  await page.unroute(index);
  await page.clock.resume();
  await form(page).getByRole('button', {name: 'Retry'}).click();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
});

test('an index that comes after the error is used without Retry', async ({page}) => {
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index.json*', async (route) => {
    await held;
    await route.continue();
  });
  await typeInBox(page, 'bridge', '/get-started');
  await page.clock.runFor(10_500);
  await expect(form(page).getByRole('alert')).toContainText('within ten seconds');
  await page.clock.resume();
  release();
  await expect(form(page).getByRole('option').first()).toBeVisible();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
});

test('suggestions stand under the sections of the site', async ({page}) => {
  await openSuggestions(page, 'gas', '/get-started');
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups).not.toHaveCount(0);
  expect(
    await groups.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
  ).toEqual(expect.arrayContaining(['Get started']));
});

test('a search without results helps, and offers no page of results', async ({page}) => {
  await openSuggestions(page, 'zzqqxx', '/get-started');
  await expect(form(page).getByText('Try fewer or shorter words')).toBeVisible();
  await expect(form(page).getByRole('list', {name: 'Popular tasks'})).toBeVisible();
  await expect(form(page).getByRole('link', {name: /See all results/})).toHaveCount(0);
});

test('a hit in a closed tab or fold opens it', async ({page}) => {
  await openPage(page, '/get-started/build/network-info');
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  const options = await openSuggestions(page, 'RIPEMD-160 published defaults', '/learn');
  await options.first().click();
  await expect(page).not.toHaveURL('/learn');
  const words = page
    .getByRole('article')
    .getByText(/RIPEMD/)
    .first();
  await expect(words).toBeVisible();
});

test('on a phone the panel fills the screen below the bar', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const options = await openSuggestions(page, 'bridge', '/get-started');
  await expect(options.first()).toBeInViewport();
  const panel = await page
    .locator('[class*=panel]')
    .filter({has: page.getByRole('listbox')})
    .boundingBox();
  const bar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  expect(panel?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
  expect(panel?.width).toBe(390);
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(844);
});
