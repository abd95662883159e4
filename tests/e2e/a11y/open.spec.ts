import {expect, test} from '../support/test';
import {axeViolations} from '../support/axe';
import {sitemapPaths} from '../support/sitemap';
import {views} from '../support/views';

for (const {name, ...use} of views) {
  const isPhone = use.viewport.width < 997;
  test.describe(name, () => {
    test.use(use);
    for (const path of sitemapPaths()) {
      test(`${path} with tabs switched and the ${isPhone ? 'menu' : 'search'} open has no violation`, async ({
        page,
      }) => {
        await page.goto(path);
        for (const tabs of await page.getByRole('tablist').all()) {
          await tabs.getByRole('tab').last().click();
        }
        if (isPhone) {
          await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
          await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
        } else {
          const nav = page.getByRole('navigation', {name: 'Main'});
          await nav.getByRole('combobox', {name: 'Search'}).fill('bridge');
          // The code and the index of the search are loaded first.
          await expect(page.getByRole('option').first()).toBeVisible({timeout: 20_000});
        }
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}
