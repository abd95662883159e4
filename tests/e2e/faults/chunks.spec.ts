import type {Browser, Page} from '@playwright/test';
import {saveData} from '../../../tools/scriptChunks';
import {inScope, isFullScope} from '../../../tools/test/scope';
import {expect, test} from '../support/test';
import {countDocuments, expectHydrated, expectUsable} from '../support/usable';

/** The entry scripts. No page can hydrate without them. */
const ENTRY = /\/(main|runtime~main)\./;

const box = (page: Page) => page.getByRole('alert').filter({hasText: 'could not be loaded'});
const retry = (page: Page) => box(page).getByRole('button', {name: 'Retry'});
const title = (page: Page) => page.getByRole('heading', {level: 1});

const toReleaseNotes = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Release notes', exact: true})
    .click();

/** Opens a page in a new context without prefetching. */
async function openLean(browser: Browser): Promise<Page> {
  const page = await browser.newPage({colorScheme: 'dark', viewport: {width: 1440, height: 900}});
  await saveData(page);
  return page;
}

/** Whether the page shows an error for a missing chunk. If it needs the chunk only later, it hydrates. */
async function isMissed(page: Page): Promise<boolean> {
  const alive = page.locator('html[data-has-hydrated=true]');
  await expect(alive.or(box(page))).toBeAttached();
  return (await box(page).count()) > 0;
}

/** URLs of the scripts that a page requests during an action. */
async function scriptsOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.add(request.url());
    }
  });
  await act();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  return [...scripts];
}

for (const path of inScope(
  'lost-scripts',
  'the home page and the search page without any one of their scripts, and two thirds of the scripts of /technology/architecture',
  {
    all: ['/technology/architecture', '/', '/search'],
    sample: ['/technology/architecture'],
  },
)) {
  test(`any script of ${path} can be lost on first load`, async ({browser}) => {
    test.setTimeout(240_000);
    const whole = await openLean(browser);
    const scripts = await scriptsOf(whole, () => whole.goto(path));
    const heading = (await title(whole).textContent()) ?? '';
    await whole.close();
    expect(scripts.length).toBeGreaterThan(5);

    const lost = isFullScope()
      ? scripts
      : scripts.filter((script, index) => ENTRY.test(script) || index % 3 === 0);
    for (const script of lost) {
      await test.step(script, async () => {
        const page = await openLean(browser);
        const documents = countDocuments(page);
        await page.route(script, (route) => route.abort());
        await page.goto(path);
        if (ENTRY.test(script)) {
          await expect(page.locator('html')).toHaveAttribute('data-scripts-failed');
          expect(documents()).toBe(1);
        } else if (await isMissed(page)) {
          await expect(box(page)).toContainText(new URL(script).pathname);
          expect(documents()).toBe(2);
          await page.unroute(script);
          await retry(page).click();
          await expectHydrated(page);
          await expect(box(page)).toHaveCount(0);
          await page.route(script, (route) => route.abort());
          await page.goto(`${path}?again`);
          await expect(box(page)).toBeVisible();
        }
        await expectUsable(page, heading);
        await page.close();
      });
    }
  });
}

test('any script of the next page can be lost on the way to it', async ({browser}) => {
  test.setTimeout(240_000);
  const whole = await openLean(browser);
  await whole.goto('/get-started');
  await expectHydrated(whole);
  const scripts = await scriptsOf(whole, async () => {
    await toReleaseNotes(whole);
    await expect(title(whole)).toHaveText('Release notes');
  });
  await whole.close();
  expect(scripts).not.toEqual([]);

  for (const script of scripts) {
    await test.step(script, async () => {
      const page = await openLean(browser);
      await page.goto('/get-started');
      await expectHydrated(page);
      const documents = countDocuments(page);
      await page.route(script, (route) => route.abort());
      await toReleaseNotes(page);
      await expect(box(page)).toContainText(new URL(script).pathname);
      expect(documents()).toBe(1);
      await expect(title(page)).toHaveText('Release notes');
      // A retry that fails shows the error again.
      await retry(page).click();
      await expect.poll(documents).toBe(2);
      await expect(box(page)).toBeVisible();
      await page.unroute(script);
      await retry(page).click();
      await expectHydrated(page);
      await expect(box(page)).toHaveCount(0);
      await expectUsable(page, 'Release notes');
      await page.close();
    });
  }
});

test('a tab from before a deploy reloads once for a path, then says what is missing', async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/get-started');
  await expectHydrated(page);
  const documents = countDocuments(page);
  // After a deploy, the old chunks are gone. A page load gets HTML with the names of the new chunks.
  let isStale = true;
  await page.route(/\/assets\/js\//, (route) => (isStale ? route.abort() : route.continue()));
  await page.route('/release-notes', async (route) => {
    isStale = route.request().method() === 'HEAD';
    await route.continue();
  });
  await toReleaseNotes(page);
  await expectHydrated(page);
  await expect(title(page)).toHaveText('Release notes');
  await expect(box(page)).toHaveCount(0);
  expect(documents()).toBe(1);

  // A second deploy in the same session.
  await page.goto('/get-started');
  await expectHydrated(page);
  const before = documents();
  isStale = true;
  await toReleaseNotes(page);
  await expect(box(page)).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  expect(documents()).toBe(before);
  await retry(page).click();
  await expect(title(page)).toHaveText('Release notes');
  await expectUsable(page, 'Release notes');
});

test('without session storage a page reloads once, too', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await saveData(page);
  const documents = countDocuments(page);
  await page.route(/\/assets\/js\/(?!main|runtime)/, (route) => route.abort());
  await page.goto('/release-notes');
  await expect(box(page)).toBeVisible();
  expect(documents()).toBe(2);
  await retry(page).click();
  await expect.poll(documents).toBe(3);
  await expect(box(page)).toBeVisible();
  await expectUsable(page, 'Release notes');
});

test('a host that cannot be reached is said in the page, which stays', async ({page}) => {
  await saveData(page);
  await page.goto('/get-started');
  await expectHydrated(page);
  const documents = countDocuments(page);
  await page.route('**/*', (route) => route.abort());
  await toReleaseNotes(page);
  await expect(box(page)).toBeVisible();
  await retry(page).click();
  await expect(box(page)).toBeVisible();
  expect(documents()).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Get started with Linea');
  await page.goForward();
  await expect(box(page)).toBeVisible();
  await page.unroute('**/*');
  await retry(page).click();
  await expectUsable(page, 'Release notes');
});

test('a page without its stylesheet works', async ({page}) => {
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto('/technology/architecture');
  await expectHydrated(page);
  await expectUsable(page, 'How Linea works');
});
