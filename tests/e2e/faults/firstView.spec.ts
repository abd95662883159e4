import type {Page} from '@playwright/test';
import {announcement} from '../../../config/announcement';
import {holdScripts} from '../../../tools/scriptChunks';
import {expect, test} from '../support/test';
import {expectHydrated, expectUsable, watchErrors} from '../support/usable';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const html = (page: Page) => page.locator('html');

/** Stores values before the first page opens. Later pages keep their own changes. */
async function store(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored') === null) {
      sessionStorage.setItem('stored', '');
      for (const [key, value] of Object.entries(entries)) {
        localStorage.setItem(key, value);
      }
    }
  }, values);
}

/** The cumulative layout shift since the page opened, without a unit. */
function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const moves = list.getEntries() as (PerformanceEntry & {readonly value: number})[];
          resolve(moves.reduce((sum, {value}) => sum + value, 0));
        }).observe({type: 'layout-shift', buffered: true});
        // Without a shift, the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

for (const [name, values, isShown] of [
  ['shows to a first visitor', {}, true],
  [
    'shows to who closed an older one',
    {
      'docusaurus.announcement.id': 'an-older-one',
      'docusaurus.announcement.dismiss': 'true',
    },
    true,
  ],
  [
    'does not show to who closed it',
    {
      'docusaurus.announcement.id': announcement.id,
      'docusaurus.announcement.dismiss': 'true',
    },
    false,
  ],
] as const) {
  test(`the announcement ${name}, before scripts run and after, and nothing moves`, async ({
    page,
  }) => {
    await store(page, values);
    const letThrough = await holdScripts(page);
    await page.goto('/get-started', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(bar(page)).toBeVisible({visible: isShown});
    letThrough();
    await expectHydrated(page);
    await expect(bar(page)).toBeVisible({visible: isShown});
    expect(await shift(page)).toBeLessThan(0.01);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Technology', exact: true})
      .click();
    await expect(page).toHaveURL('/technology/architecture');
    await expect(bar(page)).toBeVisible({visible: isShown});
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in a ${colorScheme} system`, () => {
    test.use({colorScheme});

    test('a page has its colors before its scripts run, and keeps them', async ({page}) => {
      const letThrough = await holdScripts(page);
      await page.goto('/get-started', {waitUntil: 'commit'});
      await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
      const background = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const before = await background();
      letThrough();
      await expectHydrated(page);
      expect(await background()).toBe(before);
    });

    for (const [name, address, values] of [
      ['a stored mode that is none', '/get-started', {theme: '"><script>'}],
      ['a mode in the address that is none', '/get-started?docusaurus-theme=__proto__', {}],
      ['an attribute in the address', '/get-started?docusaurus-data-theme=none', {}],
    ] as const) {
      test(`${name} counts for nothing`, async ({page}) => {
        const errors = watchErrors(page);
        await store(page, values);
        await page.goto(address);
        await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
        await expectHydrated(page);
        await expect(page.locator('.navbar__logo img')).toBeVisible();
        await page.getByRole('button', {name: /^Switch to/}).click();
        await expect(html(page)).not.toHaveAttribute('data-theme', colorScheme);
        await expectUsable(page, 'Get started with Linea');
        expect(errors).toEqual([]);
      });
    }
  });
}

test('a page whose main script is lost offers what works without it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.route(/\/main\./, (route) => route.abort());
  await page.goto('/get-started');
  await expect(html(page)).toHaveAttribute('data-scripts-failed');
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Technology', exact: true})
    .click();
  await expectUsable(page, 'How Linea works');
});
