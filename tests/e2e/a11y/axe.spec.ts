import type {Page} from '@playwright/test';
import {axeViolations} from '../support/axe';
import {openIdlePage} from '../support/openPage';
import {saveData} from '../../../tools/scriptChunks';
import {sitemapPaths} from '../../../tools/sitemap';
import {expect, test} from '../support/test';
import {watchPage} from '../support/watchPage';

// One visit shows all that every page must not do: a page is opened once, and looked at in both widths and both modes.
// Of elements of one style, axe looks at the colors of one: at those of all, it does on the kitchen sink.
test.describe.configure({timeout: 180_000});

/** A path at which there is nothing. */
const NO_PAGE = '/a-path-that-is-no-page';

const PHONE = {width: 390, height: 844};

/** By how many pixels a page is wider than its window. */
const scrolledSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Changes the color mode of a visitor who has chosen none. */
async function changeColors(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** What is wrong in the page as it stands, in one color mode and then in the other. */
async function problems(page: Page): Promise<readonly string[]> {
  const colors = 'oneOfEachStyle';
  const found = await axeViolations(page, {colors});
  const mode = await page.locator('html').getAttribute('data-theme');
  await changeColors(page, mode === 'dark' ? 'light' : 'dark');
  return [...found, ...(await axeViolations(page, {rules: 'colors', colors}))];
}

for (const path of [...sitemapPaths(), '/search?q=sequencer', NO_PAGE]) {
  test(`${path} loads without an error, a foreign request, a sideways scroll or a violation`, async ({
    page,
    baseURL,
  }) => {
    const {errors, foreign} = watchPage(page, baseURL);
    const wide = page.viewportSize() ?? {width: 1440, height: 900};
    // No other page is looked at.
    await saveData(page);
    await openIdlePage(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    for (const size of [wide, PHONE]) {
      await page.setViewportSize(size);
      expect(await scrolledSideways(page)).toBe(0);
      expect(await problems(page)).toEqual([]);
    }

    const tabLists = await page.getByRole('tablist').all();
    if (tabLists.length > 0) {
      for (const tabs of tabLists) {
        const last = tabs.getByRole('tab').last();
        await last.click();
        await expect(last).toHaveAttribute('aria-selected', 'true');
      }
      for (const size of [PHONE, wide]) {
        await page.setViewportSize(size);
        expect(await scrolledSideways(page)).toBe(0);
        expect(await problems(page)).toEqual([]);
      }
    }
    // That there is no such page is one.
    expect(errors).toEqual(path === NO_PAGE ? [expect.stringContaining('404')] : []);
    expect(foreign).toEqual([]);
  });
}

test('axe finds a violation where there is one', async ({page}) => {
  await page.setContent('<html lang="en"><title>t</title><main><h1>t</h1><img src="a.png"></main>');
  expect(await axeViolations(page)).toContainEqual(expect.stringContaining('image-alt'));
});

test('axe finds text that cannot be told from what is behind it in one color mode', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>t</title><style>@media (prefers-color-scheme: light) { p { color: #ddd } }</style><main><h1>t</h1><p>Pale</p></main>',
  );
  expect(await axeViolations(page, {rules: 'colors'})).toEqual([]);
  await page.emulateMedia({colorScheme: 'light'});
  expect(await axeViolations(page, {rules: 'colors'})).toEqual([
    expect.stringContaining('color-contrast'),
  ]);
});

test('axe looks at the colors of one element of each style, and at each style', async ({page}) => {
  const pale = '<p style="color: #ddd">Pale</p>';
  const inDark = '<section style="background: #333"><p>Text</p></section>';
  const faint = '<div style="opacity: 0.3"><ul><li>Faint</li></ul></div>';
  await page.setContent(
    `<html lang="en"><title>t</title><main><h1>t</h1><p>Text</p>${pale}${pale}${inDark}${faint}</main>`,
  );
  const contrast: unknown = expect.stringContaining('color-contrast');
  expect(await axeViolations(page)).toEqual(Array(4).fill(contrast));
  for (const rules of [undefined, 'colors'] as const) {
    const found = await axeViolations(page, {
      colors: 'oneOfEachStyle',
      ...(rules !== undefined && {rules}),
    });
    expect(found).toEqual(Array(3).fill(contrast));
    expect(found.join()).toMatch(/Pale.*Text.*Faint/s);
  }
});
