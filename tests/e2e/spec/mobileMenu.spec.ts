// Specification, section 4: the mobile menu.
import type {Locator, Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {before, type Mutant, styles} from './support/mutants';
import {expect, statement} from './support/statement';

const PAGE = '/get-started';

function menuOf(page: Page): {
  readonly menu: Locator;
  readonly toggle: Locator;
  readonly expectOpen: (isOpen: boolean) => Promise<void>;
} {
  const menu = page.getByRole('dialog', {name: 'Menu'});
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  return {
    menu,
    toggle,
    expectOpen: async (isOpen) => {
      await expect(menu).toBeVisible({visible: isOpen});
      await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
    },
  };
}

/**
 * A statement about the open menu on a docs page. The reader has navigated from another page
 * through the menu.
 */
function open(words: string, fault: Mutant, body: (page: Page) => Promise<void>): void {
  statement(words, {fault}, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, '/support');
    await page.locator('.navbar__brand').first().click();
    await expect(page).toHaveURL('/');
    await menuOf(page).toggle.click();
    await menuOf(page).expectOpen(true);
    await menuOf(page).menu.getByRole('link', {name: 'Get started'}).click();
    await expect(page).toHaveURL(PAGE);
    await menuOf(page).expectOpen(false);
    await menuOf(page).toggle.click();
    await body(page);
  });
}

open(
  'It is open or closed.',
  styles('.navbar-sidebar--show .navbar-sidebar { visibility: hidden; }'),
  async (page) => {
    const {menu, expectOpen} = menuOf(page);
    await expectOpen(true);
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expectOpen(false);
  },
);

open(
  'It is forced closed at desktop width',
  before(() => addEventListener('resize', (event) => event.stopImmediatePropagation(), true)),
  async (page) => {
    const {menu, expectOpen} = menuOf(page);
    await page.setViewportSize({width: 996, height: 800});
    await expectOpen(true);
    await page.setViewportSize({width: 997, height: 800});
    await expect(menu).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
    await page.setViewportSize({width: 996, height: 800});
    await expectOpen(false);
    await page.getByRole('main').getByRole('link', {name: 'Network information'}).first().click();
    await expect(page).toHaveURL('/get-started/build/network-info');
  },
);

open(
  'and closes on back navigation.',
  before(() => addEventListener('popstate', (event) => event.stopImmediatePropagation(), true)),
  async (page) => {
    await menuOf(page).expectOpen(true);
    await page.goBack();
    await menuOf(page).expectOpen(false);
    await expect(page).toHaveURL(PAGE);
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

open(
  'A secondary menu can replace the main menu,',
  styles('.navbar-sidebar__items--show-secondary { transform: none; }'),
  async (page) => {
    const {menu} = menuOf(page);
    await expect(menu.getByRole('link', {name: 'Connect to Linea'})).toBeInViewport();
    await expect(menu.getByRole('link', {name: 'Technology'})).not.toBeInViewport();
    await menu.getByRole('link', {name: 'Connect to Linea'}).click();
    await expect(page).toHaveURL('/get-started/connect');
    await menuOf(page).expectOpen(false);
  },
);

open(
  'with a back button to the main menu.',
  styles('.navbar-sidebar__back { display: none; }'),
  async (page) => {
    const {menu} = menuOf(page);
    const back = menu.getByRole('button', {name: 'Back to main menu'});
    await expect(back).toBeVisible();
    await back.click();
    await expect(menu.getByRole('link', {name: 'Technology'})).toBeInViewport();
    await expect(menu.getByRole('link', {name: 'Connect to Linea'})).not.toBeInViewport();
    // The focus has moved to the main menu, too.
    await expect(menu.getByRole('link', {name: 'Get started'}).first()).toBeFocused();
  },
);

open(
  'The menu also answers Escape, and gives the focus back,',
  before(() => addEventListener('cancel', (event) => event.preventDefault(), true)),
  async (page) => {
    const {expectOpen, toggle} = menuOf(page);
    await expectOpen(true);
    await page.keyboard.press('Escape');
    await expectOpen(false);
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(true);
    await page.keyboard.press('Escape');
    await expectOpen(false);
  },
);

open(
  'traps focus where it covers the page,',
  before(() => {
    HTMLDialogElement.prototype.showModal = function show() {
      this.show();
    };
  }),
  async (page) => {
    const {menu, expectOpen} = menuOf(page);
    await expectOpen(true);
    const isInside = () => menu.evaluate((dialog) => dialog.contains(document.activeElement));
    expect(await isInside()).toBe(true);
    const stops = await menu.locator('a, button').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < stops + 2; press += 1) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => document.activeElement?.tagName);
        // After the last element, the focus moves to the browser window.
        expect(place === 'BODY' || (await isInside())).toBe(true);
      }
    }
  },
);

open(
  'closes on a press beside it,',
  {
    patch: (context) =>
      context.addInitScript(() => {
        addEventListener(
          'click',
          (event) => {
            if (event.target instanceof HTMLDialogElement) {
              event.stopImmediatePropagation();
            }
          },
          true,
        );
      }),
  },
  async (page) => {
    await menuOf(page).expectOpen(true);
    await page.mouse.click(380, 500);
    await menuOf(page).expectOpen(false);
    await expect(page).toHaveURL(PAGE);
  },
);

open(
  'and the page behind it stays where it is.',
  styles('body { overflow: visible !important; }'),
  async (page) => {
    await menuOf(page).expectOpen(true);
    await page.mouse.move(380, 500);
    await page.mouse.wheel(0, 500);
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 500);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await menuOf(page).expectOpen(false);
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(() => scrollY > 0);
  },
);
