import type {Page} from '@playwright/test';
import {sitemapPaths} from '../support/sitemap';
import {expect, test} from '../support/test';

const paths = sitemapPaths();

test.use({javaScriptEnabled: false});

/** What is seen in a page, and its colors: with the mode that the page has by itself, and with one that is set. */
function colors(page: Page, mode?: 'dark' | 'light'): Promise<string[]> {
  return page.evaluate((value) => {
    if (value) {
      document.documentElement.setAttribute('data-theme', value);
    } else {
      // What moves to its color would be on its way.
      const still = document.createElement('style');
      still.textContent = '* {transition: none !important}';
      document.head.append(still);
      for (const element of document.querySelectorAll('html, body, body *')) {
        element.toggleAttribute('data-seen', element.checkVisibility({visibilityProperty: true}));
      }
    }
    return [...document.querySelectorAll('[data-seen]')].map((element) => {
      const style = getComputedStyle(element);
      const parts = [
        style.color,
        style.backgroundColor,
        style.borderTopColor,
        style.fill,
        style.stroke,
        style.filter,
        getComputedStyle(element, '::before').filter,
        getComputedStyle(element, '::after').filter,
        // Of two images one is shown.
        element.localName === 'img' ? style.display : '',
      ];
      return `${element.localName} ${element.getAttribute('class')}: ${parts.join(' ')}`;
    });
  }, mode);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in a ${colorScheme} system`, () => {
    test.use({colorScheme});

    test('every page can be read, in the colors of the system', async ({page}) => {
      test.setTimeout(60_000 + paths.length * 2_000);
      for (const path of paths) {
        await page.goto(path, {waitUntil: 'domcontentloaded'});
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', {level: 1}), path).toBeVisible();
        expect((await main.innerText()).length, path).toBeGreaterThan(200);
        const own = await colors(page);
        expect(await colors(page, colorScheme), path).toEqual(own);
      }
    });
  });
}

test('a browser that knows no color schemes shows the dark one', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({response, body: css.replaceAll('prefers-color-scheme', 'unknown')});
  });
  await page.goto('/get-started');
  const own = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(own);
});

for (const width of [1440, 390]) {
  test(`every page is reached from the home page by links that can be seen, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + paths.length * 2_000);
    await page.setViewportSize({width, height: 900});
    const reached = new Set(['/']);
    for (const path of reached) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((anchors) =>
          anchors
            .filter((anchor) => anchor.checkVisibility())
            .map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname),
        );
      links.filter((link) => paths.includes(link)).forEach((link) => reached.add(link));
    }
    expect(paths.filter((path) => !reached.has(path))).toEqual([]);
  });
}

test('nothing is offered that only scripts can do', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/get-started');
  for (const name of ['Toggle navigation bar', 'Close', 'On this page']) {
    await expect(page.getByRole('button', {name, exact: true})).toBeHidden();
  }
  await expect(page.getByRole('combobox')).toBeHidden();
  await page.goto('/api/reference/linea-estimategas');
  for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) {
    await expect(panel).toBeVisible();
  }
});
