import type {Page} from '@playwright/test';
import {axeViolations} from '../support/axe';
import {test as crashTest} from '../support/crashSite';
import {expect, test} from '../support/test';
import {expectHydrated, expectUsable} from '../support/usable';
import {views} from '../support/views';

const heading = (page: Page) => page.getByRole('heading', {name: 'This page crashed.'});
const details = (page: Page) => page.getByLabel('Error details');
const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again'});
const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Ends the failure of `breakComponent` or `breakLayout`. */
const repair = (page: Page) => page.evaluate(() => Object.assign(window, {repaired: true}));

/** Makes the component whose code contains this text throw, until `repair`. */
async function breakComponent(page: Page, text: string): Promise<void> {
  await page.addInitScript(() => {
    const breakDown = (): void => {
      if (!('repaired' in window)) {
        throw new Error('It could not be drawn', {cause: new Error('a broken extension')});
      }
    };
    Object.assign(window, {breakDown});
  });
  await page.route(/\/assets\/js\//, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({response, body: code.replaceAll(text, `(breakDown(),${text})`)});
  });
}

/** Breaks the layout, until `repair`: its color mode provider calls `matchMedia`. */
async function breakLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {matchMedia} = window;
    // The first call comes from the inline script, before React starts.
    let asked = 0;
    window.matchMedia = (query) => {
      asked += 1;
      if (asked === 1 || 'repaired' in window) {
        return matchMedia.call(window, query);
      }
      throw new Error('No media here', {cause: new Error('a broken extension')});
    };
  });
}

for (const {name, ...use} of views) {
  test.describe(name, () => {
    test.use(use);

    test('a crash of the layout itself shows what happened, and Try again brings the page back', async ({
      page,
    }) => {
      await breakLayout(page);
      await page.goto('/get-started');
      await expect(title(page)).toHaveText('This page crashed.');
      await expect(details(page)).toHaveText(/No media here\s+Cause:\s+a broken extension/);
      await expect(page.getByRole('link', {name: 'go to the home page'})).toHaveAttribute(
        'href',
        '/',
      );
      expect(await axeViolations(page)).toEqual([]);
      await repair(page);
      await tryAgain(page).click();
      await expectUsable(page, 'Get started with Linea');
    });

    test('a crash of the navigation leaves the page, and Try again brings it back', async ({
      page,
    }) => {
      await breakComponent(page, '"navbar__inner"');
      await page.goto('/technology/architecture');
      await expect(heading(page)).toBeVisible();
      await expect(details(page)).toHaveText(/It could not be drawn\s+Cause:\s+a broken extension/);
      await expect(title(page)).toHaveText('How Linea works');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await repair(page);
      await tryAgain(page).click();
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expect(heading(page)).toHaveCount(0);
      await expectUsable(page, 'How Linea works');
    });
  });

  crashTest.describe(name, () => {
    crashTest.use(use);

    crashTest('a crash of a page leaves the layout', async ({page}) => {
      await page.goto('/crash');
      await expectHydrated(page);
      await page.getByRole('button', {name: 'Crash'}).click();
      await expect(title(page)).toHaveText('This page crashed.');
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await expectUsable(page, 'This page crashed.');
    });
  });
}

for (const [part, text] of [
  ['footer', '"footer__copyright"'],
  ['announcement', '"theme.AnnouncementBar.closeButtonAriaLabel"'],
] as const) {
  test(`a crash of the ${part} leaves the page`, async ({page}) => {
    await breakComponent(page, text);
    await page.goto('/technology/architecture');
    await expect(heading(page)).toHaveCount(1);
    await expect(title(page)).toHaveText('How Linea works');
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Release notes', exact: true})
      .click();
    await expect(title(page)).toHaveText('Release notes');
    await repair(page);
    await tryAgain(page).click();
    await expect(heading(page)).toHaveCount(0);
    await expectUsable(page, 'Release notes');
  });
}

test('the way back leads out of a crash of the layout', async ({page}) => {
  await page.goto('/get-started');
  await expectHydrated(page);
  await page.evaluate(() => {
    const {matchMedia} = window;
    window.matchMedia = (query) => {
      if ('repaired' in window) {
        return matchMedia.call(window, query);
      }
      throw new Error('No media here');
    };
  });
  await page.locator('.navbar__brand').click();
  await expect(title(page)).toHaveText('This page crashed.');
  await repair(page);
  await page.goBack();
  await expectUsable(page, 'Get started with Linea');
});

test('what was thrown without a message says so', async ({page}) => {
  await page.addInitScript(() => {
    const {matchMedia} = window;
    let asked = 0;
    window.matchMedia = (query) => {
      asked += 1;
      if (asked > 1 && !('repaired' in window)) {
        throw Object.create(null);
      }
      return matchMedia.call(window, query);
    };
  });
  await page.goto('/get-started');
  await expect(details(page)).toHaveText('An error without a message');
  await repair(page);
  await tryAgain(page).click();
  await expectUsable(page, 'Get started with Linea');
});
