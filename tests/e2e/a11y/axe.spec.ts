import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {sitemapPaths} from '../support/sitemap';

const views = (['dark', 'light'] as const).flatMap((colorScheme) => [
  {name: `${colorScheme}, desktop`, colorScheme, viewport: {width: 1440, height: 900}},
  {name: `${colorScheme}, phone`, colorScheme, viewport: {width: 390, height: 844}},
]);

for (const {name, ...use} of views) {
  test.describe(name, () => {
    test.use(use);
    for (const path of [...sitemapPaths(), '/a-path-that-is-no-page']) {
      test(`${path} has no violation`, async ({page}) => {
        await page.goto(path, {waitUntil: 'networkidle'});
        const {violations} = await new AxeBuilder({page}).analyze();
        const found = violations.flatMap(({id, nodes}) =>
          nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
        );
        expect(found).toEqual([]);
      });
    }
  });
}

test('axe finds a violation where there is one', async ({page}) => {
  await page.setContent('<html lang="en"><title>t</title><main><h1>t</h1><img src="a.png"></main>');
  const {violations} = await new AxeBuilder({page}).analyze();
  expect(violations.map(({id}) => id)).toContain('image-alt');
});
