import {redirectPage} from '../../src/output/hosting/redirectPage';
import {axeViolations} from './support/axe';
import {expect, test} from './support/test';

test('the page at an old path leads on and keeps query and anchor', async ({page}) => {
  await page.goto('/architecture?a=1&b=%20#rollup');
  await expect(page).toHaveURL('/technology/architecture?a=1&b=%20#rollup');
});

test('the back button does not stop at an old path', async ({page}) => {
  await page.goto('/get-started');
  await page.evaluate(() => window.location.assign('/architecture'));
  await expect(page).toHaveURL('/technology/architecture');
  await page.goBack();
  await expect(page).toHaveURL('/get-started');
});

for (const [came, went] of [
  ['/moved', '/get-started?tab=one#part'],
  ['/moved#other', '/get-started?tab=one#other'],
  ['/moved?a=1', '/get-started?tab=one&a=1#part'],
] as const) {
  test(`an address with a query and an anchor of its own: ${came}`, async ({page}) => {
    await page.route(/\/moved/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: redirectPage('/get-started?tab=one#part', 'Linea docs'),
      }),
    );
    await page.goto(came);
    await expect(page).toHaveURL(went);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page at an old path leads on by itself', async ({page}) => {
    await page.goto('/architecture');
    await expect(page).toHaveURL('/technology/architecture');
  });
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the page at an old path is one that can be read, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    // Removes the redirect, so that the page stays open.
    await page.route('**/architecture', async (route) => {
      const response = await route.fetch({url: route.request().url() + '/'});
      const body = (await response.text()).replace(
        /<script>.*<\/script>|<noscript>.*<\/noscript>/g,
        '',
      );
      await route.fulfill({response, body});
    });
    await page.goto('/architecture');
    await expect(page).toHaveTitle('This page has moved | Linea docs');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page has moved');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', {name: '/technology/architecture'}).click();
    await expect(page).toHaveURL('/technology/architecture');
  });
}
