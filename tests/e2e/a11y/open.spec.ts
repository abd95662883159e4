import {expect, test as base} from '../support/test';
import {ServedSites} from '../spec/support/sites';
import {axeViolations} from '../support/axe';
import {openPage} from '../support/openPage';
import {openSuggestions, searchBox} from '../support/searching';
import {inScope} from '../../../tools/test/scope';
import {views} from '../support/views';

/** A test with a site whose navbar has all kinds of dropdowns. The first test of a worker builds it. */
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

// Axe is slow on long pages.
test.describe.configure({timeout: 180_000});

/** One page for each sidebar. */
const withSidebar = ['/get-started', '/api', '/learn', '/technology/architecture'];
const paths = inScope('open', 'the open menu and search: four of seven kinds of pages', {
  all: [...withSidebar, '/', '/release-notes', '/a-path-that-is-no-page'],
  sample: ['/get-started', '/', '/a-path-that-is-no-page'],
});

for (const {name, ...use} of views) {
  const isPhone = use.viewport.width < 997;
  test.describe(name, () => {
    test.use(use);
    for (const path of paths) {
      test(`${path} with the ${isPhone ? 'menu' : 'search'} open has no violation`, async ({
        page,
      }) => {
        if (isPhone) {
          await openPage(page, path);
          await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
          await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
          expect(await axeViolations(page)).toEqual([]);
          if (withSidebar.includes(path)) {
            await page.getByRole('button', {name: 'Back to main menu'}).click();
            await expect(page.getByRole('link', {name: 'API & SDK'}).last()).toBeInViewport();
            expect(await axeViolations(page)).toEqual([]);
          }
        } else {
          await openSuggestions(page, 'bridge', path);
          expect(await axeViolations(page)).toEqual([]);
          await searchBox(page).fill('qqzzxx');
          await expect(page.getByText('No results').first()).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
        }
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
        await expect(nav.getByRole('link', {name: item})).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      }
    });
  });
}
