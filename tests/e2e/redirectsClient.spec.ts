import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {buildOnce} from './spec/support/sites';
import {test} from './support/oldPathsSite';
import {expect} from './support/test';
import {visitInside} from './support/visitInside';

/** URL pattern of the script that contains only the list of old paths. */
async function listScript(): Promise<string> {
  const {folder} = await buildOnce('oldPaths');
  const scripts = path.join(folder, 'assets/js');
  const [name = 'none'] = readdirSync(scripts).filter((file) =>
    readFileSync(path.join(scripts, file), 'utf8').includes('"/old/bridge"'),
  );
  return `**/${name}`;
}

/**
 * Holds the request for the list of old paths.
 * @returns a function that releases the request.
 */
async function holdList(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(await listScript(), async (route: Route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Detects whether the page has ever shown "Page not found", even briefly. */
async function watchForNotFound(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const look = () => {
      const heading = document.querySelector('main h1');
      if (
        heading?.textContent === 'Page not found' &&
        heading.checkVisibility({visibilityProperty: true})
      ) {
        document.documentElement.dataset.sawNotFound = 'true';
      }
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
    });
  });
  return () => page.evaluate(() => document.documentElement.dataset.sawNotFound === 'true');
}

const notFound = {name: 'Page not found'} as const;

test.describe('a link within the site to an old path', () => {
  for (const [from, to] of [
    ['/docs/old/bridge', '/docs/get-started/how-to/bridge'],
    ['/docs/old/bridge?a=b#deposit', '/docs/get-started/how-to/bridge?a=b#deposit'],
    ['/docs/old/bridge/', '/docs/get-started/how-to/bridge'],
    ['/docs/old/bridge.html', '/docs/get-started/how-to/bridge'],
    ['/docs/Old/Bridge', '/docs/get-started/how-to/bridge'],
    ['/docs/old/withdrawal', '/docs/get-started/how-to/bridge#withdrawal'],
    ['/docs/old/withdrawal?a=b', '/docs/get-started/how-to/bridge?a=b#withdrawal'],
    ['/docs/old/withdrawal#deposit', '/docs/get-started/how-to/bridge#deposit'],
    ['/docs/en/latest/old/bridge', '/docs/get-started/how-to/bridge'],
    ['/docs/en/latest/technology/architecture', '/docs/technology/architecture'],
  ] as const) {
    test(`${from} shows its page and never says that it was not found`, async ({page}) => {
      await page.goto('/docs/release-notes');
      const sawNotFound = await watchForNotFound(page);
      await visitInside(page, from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        to.includes('bridge') ? 'Bridge' : 'Architecture',
      );
      expect(await sawNotFound()).toBe(false);
    });
  }

  test('leaves no step in the history, so that back leads where the reader came from', async ({
    page,
  }) => {
    await page.goto('/docs/release-notes');
    await visitInside(page, '/docs/old/bridge');
    await expect(page).toHaveURL('/docs/get-started/how-to/bridge');
    await page.goBack();
    await expect(page).toHaveURL('/docs/release-notes');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Release notes');
  });

  test('waits for a slow list with words for it', async ({page}) => {
    await page.goto('/docs/release-notes');
    const release = await holdList(page);
    await visitInside(page, '/docs/old/bridge');
    await expect(page.getByRole('status').getByText('Looking for the page')).toBeVisible();
    await expect(page).toHaveTitle(/^Looking for the page/);
    await expect(page.getByRole('heading', notFound)).toBeHidden();
    release();
    await expect(page).toHaveURL('/docs/get-started/how-to/bridge');
  });

  test('shows the not-found page when the list cannot be loaded', async ({page}) => {
    await page.goto('/docs/release-notes');
    await page.route(await listScript(), (route) => route.abort());
    await visitInside(page, '/docs/old/bridge');
    await expect(page.getByRole('heading', notFound)).toBeVisible();
    await expect(page.getByRole('main').getByText('/docs/old/bridge', {exact: true})).toBeVisible();
    // Suggestions that do not need the list still show.
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Bridge', exact: true}).first(),
    ).toBeVisible();
  });
});

test.describe('an old path typed on a host that has no page for it', () => {
  test('shows its page, with query and anchor, and never says that it was not found', async ({
    page,
  }) => {
    const release = await holdList(page);
    const response = await page.goto('/docs/old/bridge?a=b#deposit');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Looking for the page')).toBeVisible();
    await expect(page.getByRole('heading', notFound)).toBeHidden();
    release();
    await expect(page).toHaveURL('/docs/get-started/how-to/bridge?a=b#deposit');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Bridge');
  });

  test('is not kept from the reader when scripts never run', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/old/bridge');
    await expect(page.getByRole('heading', notFound)).toBeVisible();
  });
});

test('a path that was never a page is not found, and its query and anchor stay', async ({page}) => {
  await page.goto('/docs/release-notes');
  await visitInside(page, '/docs/qqzzxx?a=b#c');
  await expect(page.getByRole('heading', notFound)).toBeVisible();
  await expect(page).toHaveURL('/docs/qqzzxx?a=b#c');
});

test('a path outside the site is not taken for one of its old paths', async ({page}) => {
  await page.goto('/old/bridge');
  await expect(page.getByRole('heading', notFound)).toBeVisible();
  await expect(page).toHaveURL('/old/bridge');
});
