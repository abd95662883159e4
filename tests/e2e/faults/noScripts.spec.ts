import type {Page} from '@playwright/test';
import {sitemapPaths} from '../../../tools/sitemap';
import {readPages} from '../../../tools/content/readPages';
import {partsOf, representatives} from '../support/representatives';
import {inScope} from '../../../tools/test/scope';
import {expect, test} from '../support/test';

const paths = sitemapPaths();

const read: readonly string[] = inScope(
  'without-scripts',
  'reading without scripts: the pages whose set of components stands on another page',
  {all: paths, sample: ['/', ...representatives(readPages().map(partsOf))]},
);

test.use({javaScriptEnabled: false});

/**
 * The visible elements of a page and their colors. The first call must be without a mode: it chooses the
 * elements and disables transitions. It takes one element of each kind: same tag and class, also of four
 * ancestors.
 *
 * @param mode sets `data-theme`. By default, the page has none and follows the system.
 */
function colors(page: Page, mode?: 'dark' | 'light'): Promise<string[]> {
  return page.evaluate((value) => {
    const nameOf = (element: Element | null) =>
      `${element?.localName} ${element?.getAttribute('class')}`;
    if (value) {
      document.documentElement.setAttribute('data-theme', value);
    } else {
      document.documentElement.removeAttribute('data-theme');
      // A transition would give an intermediate color.
      const still = document.createElement('style');
      still.textContent = '* {transition: none !important}';
      document.head.append(still);
      const known = new Set<string>();
      for (const element of document.querySelectorAll('html, body, body *')) {
        let name = '';
        let around: Element | null = element;
        for (let level = 0; level < 5; level += 1) {
          name += `${nameOf(around)}, `;
          around = around?.parentElement ?? null;
        }
        const isNew = !known.has(name) && element.checkVisibility({visibilityProperty: true});
        element.toggleAttribute('data-seen', isNew);
        if (isNew) {
          known.add(name);
        }
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
        // Each color mode has its own image, and CSS hides the other one.
        element.localName === 'img' ? style.display : '',
      ];
      return `${nameOf(element)}: ${parts.join(' ')}`;
    });
  }, mode);
}

/** The paths of the visible links. */
async function linked(page: Page): Promise<readonly string[]> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((anchors) =>
      anchors
        .filter((anchor) => anchor.checkVisibility())
        .map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname),
    );
  return links.filter((link) => paths.includes(link));
}

test('every page can be read, in the colors of the system', async ({page}) => {
  test.setTimeout(60_000 + read.length * 4_000);
  for (const path of read) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1}), path).toBeVisible();
    expect((await main.innerText()).length, path).toBeGreaterThan(200);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      const own = await colors(page);
      expect(await colors(page, colorScheme), path).toEqual(own);
    }
  }
});

for (const width of inScope('links', 'that every page is reached by links that can be seen', {
  all: [390, 1440],
  sample: [],
})) {
  test(`every page is reached by links that can be seen, ${width} pixels wide`, async ({page}) => {
    test.setTimeout(60_000 + paths.length * 2_000);
    await page.setViewportSize({width, height: 900});
    const reached = new Set(['/']);
    for (const path of reached) {
      if (reached.size < paths.length) {
        await page.goto(path, {waitUntil: 'domcontentloaded'});
        (await linked(page)).forEach((link) => reached.add(link));
      }
    }
    expect(paths.filter((path) => !reached.has(path))).toEqual([]);
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

/** The controls of the home page that work without scripts (`home.spec.ts`): the networks, and the pause. */
const WORKING = '[name="network"], [name="still"]';

test('no page shows a control that needs scripts', async ({page}) => {
  test.setTimeout(60_000 + read.length * 4_000);
  for (const path of read) {
    // With its styles, which hide what needs scripts.
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      const controls = await page.locator('button, input, select, textarea').evaluateAll(
        (elements, working) =>
          elements
            .filter((element) => element.checkVisibility({visibilityProperty: true}))
            .filter((element) => !element.matches(working))
            .map((element) => element.outerHTML.slice(0, 120)),
        WORKING,
      );
      expect(controls, `${path}, ${width} pixels wide`).toEqual([]);
    }
  }
});

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
