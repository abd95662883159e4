// cspell:ignore qqzz xxyy
import {openIdlePage} from './support/openPage';
import {expect, test} from './support/test';

test('an unknown path answers 404, names itself and suggests near pages', async ({page}) => {
  const response = await page.goto('/get-started/network-infos');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(main.getByText('/get-started/network-infos')).toBeVisible();
  // The picture of the missing block.
  await expect(main.locator('svg[aria-hidden="true"]', {hasText: '404'})).toBeVisible();
  await main.getByRole('link', {name: 'Network information'}).click();
  await expect(page).toHaveURL('/get-started/build/network-info');
});

test('an address that is like none still leads on', async ({page}) => {
  await page.goto('/qqzz/xxyy');
  const main = page.getByRole('main');
  await expect(main.getByText('/qqzz/xxyy')).toBeVisible();
  await expect(main.getByText('Pages with a similar address')).toHaveCount(0);
  await main.getByRole('combobox', {name: 'Search'}).fill('faucet');
  await main.getByRole('option').first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
});

test('the lists of pages and of old paths are loaded by the not-found page alone', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/js\/.*\.js$/.test(request.url())) {
      scripts.add(request.url());
    }
  });
  /** The two path lists in the scripts requested so far, each identified by a text in it. */
  const lists = async (): Promise<string[]> => {
    const texts = await Promise.all(
      [...scripts].map(async (url) => (await page.request.get(url)).text()),
    );
    return ['"/architecture/bridges"', '"path":"/get-started/connect","title"'].filter((part) =>
      texts.some((text) => text.includes(part)),
    );
  };
  await openIdlePage(page, '/release-notes');
  await openIdlePage(page, '/technology/architecture');
  expect(scripts.size).toBeGreaterThan(5);
  expect(await lists()).toEqual([]);
  await page.goto('/qqzz/xxyy');
  await expect
    .poll(lists)
    .toEqual(['"/architecture/bridges"', '"path":"/get-started/connect","title"']);
});

test('without JavaScript the page says what happened and leads on', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto('/qqzz/xxyy');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: 'Run a node'})).toBeVisible();
  await page.close();
});
