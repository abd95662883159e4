import {expect, test as base} from '../support/test';
import {ServedSites} from '../spec/support/sites';
import {axeViolations} from '../support/axe';
import {openPage} from '../support/openPage';
import {sitemapPaths} from '../support/sitemap';
import {views} from '../support/views';

/** The site whose navbar has every kind of dropdown, which is built when the first test asks for it. */
const test = base.extend<object, {readonly dropdowns: string}>({
  dropdowns: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const sites = new ServedSites();
      await provide(await sites.url('dropdowns'));
      await sites.stop();
    },
    {scope: 'worker', timeout: 240_000},
  ],
});

for (const {name, ...use} of views) {
  const isPhone = use.viewport.width < 997;
  test.describe(name, () => {
    test.use(use);
    for (const path of sitemapPaths()) {
      test(`${path} with tabs switched and the ${isPhone ? 'menu' : 'search'} open has no violation`, async ({
        page,
      }) => {
        await openPage(page, path);
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

    test('the open dropdowns have no violation', async ({page, dropdowns}) => {
      await openPage(page, `${dropdowns}/get-started/how-to/bridge`);
      if (isPhone) {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await page.getByRole('button', {name: 'Back to main menu'}).click();
        await page.getByRole('button', {name: 'More'}).click();
        await expect(page.getByRole('link', {name: 'Risk disclosures'}).first()).toBeInViewport();
        expect(await axeViolations(page)).toEqual([]);
        return;
      }
      for (const [toggle, item] of [
        ['More', 'Learn'],
        ['Guides', 'Bridge'],
        ['Next', '1.0'],
        ['English', 'Français'],
      ] as const) {
        const nav = page.getByRole('navigation', {name: 'Main'});
        await nav.getByRole('button', {name: toggle}).focus();
        const link = nav.getByRole('link', {name: item});
        await expect(link).toBeVisible();
        // It fades in.
        await expect(nav.getByRole('list').filter({has: link}).last()).toHaveCSS('opacity', '1');
        expect(await axeViolations(page)).toEqual([]);
      }
    });
  });
}
