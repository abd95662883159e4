import {expect, test} from '../support/test';
import {axeViolations} from '../support/axe';
import {sitemapPaths} from '../support/sitemap';
import {views} from '../support/views';

for (const {name, ...use} of views) {
  test.describe(name, () => {
    test.use(use);
    for (const path of [...sitemapPaths(), '/search?q=sequencer', '/a-path-that-is-no-page']) {
      test(`${path} has no violation`, async ({page}) => {
        await page.goto(path, {waitUntil: 'networkidle'});
        expect(await axeViolations(page)).toEqual([]);
      });
    }

    test('the open search has no violation', async ({page}) => {
      await page.goto('/get-started', {waitUntil: 'networkidle'});
      const box = page.getByRole('combobox', {name: 'Search'});
      await box.fill('bridge');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await box.fill('qqzzxx');
      await expect(page.getByText('No results').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test('a page whose tabs were switched has no violation', async ({page}) => {
      await page.goto('/api/reference/linea-estimategas', {waitUntil: 'networkidle'});
      const tab = page.getByRole('tab', {name: 'Go'}).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

for (const {name, ...use} of views.filter(({viewport}) => viewport.width < 997)) {
  test.describe(name, () => {
    test.use(use);
    test('the open menu, first and second level, has no violation', async ({page}) => {
      await page.goto('/get-started', {waitUntil: 'networkidle'});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const back = page.getByRole('button', {name: /Back to main menu/});
      await expect(back).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await back.click();
      await expect(page.getByRole('link', {name: 'API & SDK'}).last()).toBeInViewport();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

test('axe finds a violation where there is one', async ({page}) => {
  await page.setContent('<html lang="en"><title>t</title><main><h1>t</h1><img src="a.png"></main>');
  expect(await axeViolations(page)).toContainEqual(expect.stringContaining('image-alt'));
});
