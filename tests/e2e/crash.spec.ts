import {expect, test} from './support/test';
import {axeViolations} from './support/axe';
import {test as kitchenTest} from './support/kitchenSink';
import {views} from './support/views';

for (const {name, ...use} of views) {
  test.describe(name, () => {
    test.use(use);
    test('a crash of the layout itself shows what happened, and Try again brings the page back', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const {matchMedia} = window;
        window.matchMedia = (query) => {
          if ('repaired' in window) {
            return matchMedia.call(window, query);
          }
          throw new Error('No media here', {cause: new Error('a broken extension')});
        };
      });
      await page.goto('/get-started');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
      await expect(page.getByText('No media here')).toContainText('Cause:\na broken extension');
      await expect(page.getByRole('link', {name: 'go to the home page'})).toHaveAttribute(
        'href',
        '/',
      );
      expect(await axeViolations(page)).toEqual([]);

      await page.evaluate(() => Object.assign(window, {repaired: true}));
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Get started with Linea');
    });
  });
}

kitchenTest.describe('a page that crashes', () => {
  for (const {name, ...use} of views) {
    kitchenTest.describe(name, () => {
      kitchenTest.use(use);
      kitchenTest(
        'keeps the layout, shows the chain of causes, and can be tried again',
        async ({page}) => {
          await page.goto('/crash');
          await page.getByRole('button', {name: 'Crash'}).click();
          await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
          await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
          await expect(page.getByText('The table could not be drawn')).toContainText(
            'Cause:\nits rows are missing',
          );
          expect(await axeViolations(page)).toEqual([]);
          await page.evaluate(() => Object.assign(window, {repaired: true}));
          await page.getByRole('button', {name: 'Try again'}).click();
          await expect(page.getByText('Drawn.')).toBeVisible();
        },
      );
    });
  }
});
