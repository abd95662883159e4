import path from 'node:path';
import {freePort} from '../../tools/freePort';
import {documentedServer, startNginx} from '../../tools/nginx';
import {missing} from '../../tools/setup/requirements';
import {openPage} from './support/openPage';
import {expect, test as base} from './support/test';

const root = path.resolve(__dirname, '../..');

/** A test on the documentation behind nginx, which also sends the policy as a header, even to workers. */
const test = base.extend<object, {readonly nginx: string}>({
  nginx: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide, {parallelIndex}) => {
      const port = await freePort();
      const server = await startNginx(
        `browser-${parallelIndex}`,
        port,
        documentedServer({
          build: path.join(root, 'build'),
          files: path.join(root, 'build-hosting'),
          port,
        }),
      );
      await provide(server.url);
      await server.stop();
    },
    {scope: 'worker'},
  ],
  baseURL: ({nginx}, provide) => provide(nginx),
});

const reason = missing('nginx');
test.skip(reason !== undefined, reason ?? '');

test('a page, a search and a page that does not exist work under the header and the policy of the page', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      errors.push(message.text());
    }
  });
  page.on('pageerror', (error) => errors.push(error.message));

  const response = await page.goto('/get-started/build/contracts');
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const worker = page.waitForEvent('worker');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('bootnode');
  await page.getByRole('option').first().click();
  await worker;
  await expect(page).not.toHaveURL('/get-started/build/contracts');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(errors).toEqual([]);

  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Page Not Found'})).toBeVisible();
});

test('the search page is reached from its address with a slash', async ({page}) => {
  await page.goto('/search/?q=bridge');
  await expect(page).toHaveURL('/search?q=bridge');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('text is copied with the permissions that the header leaves', async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await openPage(page, '/get-started/build/contracts');
  await page.getByRole('button', {name: /copy/i}).first().click();
  await expect(page.getByText(/copied/i).first()).toBeAttached();
});

test('another site cannot frame the pages', async ({page, nginx}) => {
  await page.route('http://framing.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${nginx}/learn" title="framed"></iframe>`,
    }),
  );
  const refused = page.waitForEvent('requestfailed');
  await page.goto('http://framing.example/');
  expect((await refused).url()).toBe(`${nginx}/learn`);
});
