import type {Page} from '@playwright/test';
import {axeViolations} from '../support/axe';
import {openPage} from '../support/openPage';
import {sitemapPaths} from '../support/sitemap';
import {expect, test} from '../support/test';
import {views} from '../support/views';

// Axe takes its time on a long page.
test.describe.configure({timeout: 180_000});

/** Changes the color mode of a visitor who has chosen none. */
async function changeColors(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

for (const {name, ...use} of views.filter(({colorScheme}) => colorScheme === 'dark')) {
  test.describe(`${name}, then in light colors`, () => {
    test.use(use);
    for (const path of [...sitemapPaths(), '/search?q=sequencer', '/a-path-that-is-no-page']) {
      test(`${path} has no violation, nor with its tabs switched`, async ({page}) => {
        await openPage(page, path);
        await page.waitForLoadState('networkidle');
        expect(await axeViolations(page)).toEqual([]);
        await changeColors(page, 'light');
        expect(await axeViolations(page, {rules: 'colors'})).toEqual([]);

        const tabLists = await page.getByRole('tablist').all();
        if (tabLists.length > 0) {
          for (const tabs of tabLists) {
            const last = tabs.getByRole('tab').last();
            await last.click();
            await expect(last).toHaveAttribute('aria-selected', 'true');
          }
          expect(await axeViolations(page)).toEqual([]);
          await changeColors(page, 'dark');
          expect(await axeViolations(page, {rules: 'colors'})).toEqual([]);
        }
      });
    }
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
