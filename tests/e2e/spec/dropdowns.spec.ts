// Specification, sections 2, 4 and 9: dropdowns of the navbar. The documentation itself has none.
import type {Locator, Page} from '@playwright/test';
import {navbarOf} from '../support/navbar';
import {openPage} from '../support/openPage';
import {before, type Mutant, scripts, source, styles} from './support/mutants';
import {expect, statement} from './support/statement';

const PAGE = '/get-started/how-to/bridge';

/** A desktop dropdown: the button that opens it and its list. */
function dropdownOf(page: Page, name: string): {readonly toggle: Locator; readonly list: Locator} {
  const dropdown = navbarOf(page)
    .bar.locator('.dropdown')
    .filter({has: page.getByRole('button', {name})});
  return {toggle: dropdown.getByRole('button', {name}), list: dropdown.locator('ul')};
}

/** Expects that the list and `aria-expanded` agree. */
async function expectOpen(page: Page, isOpen: boolean, name = 'More'): Promise<void> {
  const {toggle, list} = dropdownOf(page, name);
  await expect(list).toBeVisible({visible: isOpen});
  await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
}

/**
 * A fault: the page does not receive these events. With a selector, only events from its elements
 * are lost.
 */
function deafTo(types: readonly string[], selector?: string): Mutant {
  return {
    patch: (context) =>
      context.addInitScript(
        ([kinds, where]) => {
          for (const kind of kinds) {
            addEventListener(
              kind,
              (event) => {
                if (!where || (event.target as Element).matches(where)) {
                  event.stopImmediatePropagation();
                }
              },
              true,
            );
          }
        },
        [types, selector] as const,
      ),
  };
}

/** A fault: a key does nothing, including the browser's default action. */
function deadKey(key: string): Mutant {
  return {
    patch: (context) =>
      context.addInitScript((dead) => {
        addEventListener(
          'keydown',
          (event) => {
            if (event.key === dead) {
              event.preventDefault();
              event.stopImmediatePropagation();
            }
          },
          true,
        );
      }, key),
  };
}

function desktop(words: string, fault: Mutant, body: (page: Page) => Promise<void>): void {
  statement(words, {site: 'dropdowns', fault}, async ({page}) => {
    await openPage(page, PAGE);
    await expectOpen(page, false);
    await body(page);
  });
}

statement(
  'A language dropdown links to the same page in each locale,',
  {
    site: 'dropdowns',
    fault: source('leads to the home page of a language'),
  },
  async ({page}) => {
    await openPage(page, `${PAGE}?from=here#deposit`);
    const {toggle, list} = dropdownOf(page, 'English');
    await toggle.hover();
    await expect(list.getByRole('link')).toHaveText(['English', 'Français']);
    await list.getByRole('link', {name: 'Français'}).click();
    await expect(page).toHaveURL(`/fr${PAGE}?from=here#deposit`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await dropdownOf(page, 'Français').toggle.hover();
    await navbarOf(page).bar.getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL(`${PAGE}?from=here#deposit`);
  },
);

statement(
  'and a docs-version dropdown links to the equivalent page in each version.',
  {
    site: 'dropdowns',
    fault: source('leads to the main page of a version'),
  },
  async ({page}) => {
    await openPage(page, PAGE);
    const {toggle, list} = dropdownOf(page, 'Next');
    await toggle.hover();
    await expect(list.getByRole('link')).toHaveText(['Next', '1.0']);
    await list.getByRole('link', {name: '1.0'}).click();
    await expect(page).toHaveURL(`/1.0${PAGE}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Bridge of 1.0');
    await dropdownOf(page, '1.0').toggle.hover();
    await navbarOf(page).bar.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL(PAGE);
  },
);

statement(
  'Docs version choice: persists in local storage.',
  {
    site: 'dropdowns',
    fault: before(() => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function keep(key, value) {
        if (!key.startsWith('docs-preferred-version')) {
          setItem.call(this, key, value);
        }
      };
    }),
  },
  async ({page}) => {
    await openPage(page, PAGE);
    await dropdownOf(page, 'Next').toggle.hover();
    await navbarOf(page).bar.getByRole('link', {name: '1.0'}).click();
    await expect(page).toHaveURL(`/1.0${PAGE}`);
    const stored = () =>
      page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    expect(await stored()).toBe('1.0');
    await openPage(page, PAGE);
    expect(await stored()).toBe('1.0');
    await dropdownOf(page, 'Next').toggle.hover();
    await navbarOf(page).bar.getByRole('link', {name: 'Next'}).click();
    expect(await stored()).toBe('current');
  },
);

// React also detects hover from `pointerout` of the element that the pointer leaves.
desktop('On desktop they open on hover,', deafTo(['pointerover', 'pointerout']), async (page) => {
  const {toggle, list} = dropdownOf(page, 'More');
  await toggle.hover();
  await expectOpen(page, true);
  // A mouse click must not close it, and moving the pointer to the items must not either.
  await toggle.click();
  await expectOpen(page, true);
  await list.getByRole('link', {name: 'Risk disclosures'}).hover();
  await expectOpen(page, true);
  await page.mouse.move(700, 600);
  await expectOpen(page, false);
});

desktop('focus', deafTo(['focusin']), async (page) => {
  const {toggle, list} = dropdownOf(page, 'More');
  await page.locator('.navbar__brand').first().focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', {name: 'Learn'})).toBeFocused();
});

desktop('or Enter,', deadKey('Enter'), async (page) => {
  const {toggle} = dropdownOf(page, 'More');
  await toggle.focus();
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await page.keyboard.press('Enter');
  await expectOpen(page, true);
  await expect(page).toHaveURL(PAGE);
});

desktop('and close on an outside click,', deafTo(['pointerdown']), async (page) => {
  await dropdownOf(page, 'More').toggle.focus();
  await expectOpen(page, true);
  await page.mouse.click(700, 600);
  await expectOpen(page, false);
});

statement(
  'touch',
  {site: 'dropdowns', fault: deafTo(['pointerdown'], 'main *')},
  async ({newContext}) => {
    const page = await (await newContext({hasTouch: true})).newPage();
    await openPage(page, PAGE);
    for (const name of ['More', 'Guides', 'Next']) {
      const {toggle} = dropdownOf(page, name);
      for (const isOpen of [true, false, true]) {
        await toggle.tap();
        await expectOpen(page, isOpen, name);
      }
      await page.getByRole('heading', {level: 1}).tap();
      await expectOpen(page, false, name);
      await expect(page).toHaveURL(PAGE);
    }
  },
);

desktop('or focus.', deafTo(['focusin'], ':not(.dropdown *)'), async (page) => {
  const {toggle} = dropdownOf(page, 'More');
  await toggle.focus();
  await expectOpen(page, true);
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(dropdownOf(page, 'Guides').toggle).toBeFocused();
  await expectOpen(page, false);
  await expectOpen(page, true, 'Guides');
  await page.locator('.navbar__brand').first().focus();
  await expectOpen(page, false, 'Guides');
});

desktop('Dropdowns also answer Escape', deadKey('Escape'), async (page) => {
  const {toggle, list} = dropdownOf(page, 'More');
  await toggle.focus();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', {name: 'Learn'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(toggle).toBeFocused();
  await page.locator('.navbar__brand').first().focus();
  await toggle.hover();
  await expectOpen(page, true);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
});

desktop('and the arrow keys,', deadKey('ArrowDown'), async (page) => {
  const {toggle, list} = dropdownOf(page, 'More');
  await toggle.focus();
  for (const [key, name] of [
    ['ArrowDown', 'Learn'],
    ['ArrowDown', 'Risk disclosures'],
    ['ArrowUp', 'Learn'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(list.getByRole('link', {name})).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(list.getByRole('link', {name: /^Forum/})).toBeFocused();
});

desktop(
  'and close when an item is chosen.',
  styles(
    '.dropdown:hover > .dropdown__menu { opacity: 1; pointer-events: all; visibility: visible; }',
  ),
  async (page) => {
    const {toggle, list} = dropdownOf(page, 'More');
    await toggle.hover();
    await list.getByRole('link', {name: 'Learn'}).click();
    await expect(page).toHaveURL('/learn');
    await expectOpen(page, false);
  },
);

/** Opens the mobile menu at its main level. */
async function openMenu(page: Page, path: string): Promise<Locator> {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, path);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  return menu.locator('.menu').first();
}

statement(
  'On mobile they collapse,',
  {site: 'dropdowns', fault: styles('.menu__list { display: block !important; }')},
  async ({page}) => {
    const menu = await openMenu(page, PAGE);
    const more = menu.getByRole('button', {name: 'More'});
    const item = learnIn(menu);
    await expect(item).toBeHidden();
    for (const isOpen of [true, false]) {
      await more.click();
      await expect(item).toBeVisible({visible: isOpen});
      await expect(more).toHaveAttribute('aria-expanded', String(isOpen));
    }
  },
);

statement(
  'and auto-expand when they contain the active page.',
  {site: 'dropdowns', fault: scripts('ul .menu__link--active', 'ul .none')},
  async ({page}) => {
    // A doc item, a path item, a version and a language.
    const menu = await openMenu(page, '/learn');
    await expect(learnIn(menu)).toBeVisible();
    await expect(menu.getByRole('link', {name: '1.0'})).toBeVisible();
    await expect(menu.getByRole('link', {name: 'Français'})).toBeVisible();
    await expect(menu.getByRole('link', {name: 'Bridge'})).toBeHidden();
    await menu.getByRole('link', {name: 'Guides'}).click();
    await expect(page).toHaveURL('/get-started');
    await openMenu(page, PAGE);
    await expect(menu.getByRole('link', {name: 'Bridge'})).toBeVisible();
    await expect(learnIn(menu)).toBeHidden();
  },
);

/** The entry of a dropdown, open or not. The list of more pages, after it, has one of the same name. */
function learnIn(menu: Locator): Locator {
  return menu.getByRole('link', {name: 'Learn', includeHidden: true}).first();
}

function listOf(menu: Locator, name: string): Locator {
  return menu.getByRole('button', {name}).locator('xpath=../following-sibling::ul');
}

/** Opens a closed list. The height is in pixels, the duration a CSS time such as `0.2s`. */
async function expand(menu: Locator, name: string): Promise<{height: number; duration: string}> {
  const list = listOf(menu, name);
  await list.evaluate((element) => {
    element.addEventListener('transitionrun', () => {
      element.dataset.duration = getComputedStyle(element).transitionDuration;
    });
  });
  await menu.getByRole('button', {name}).click();
  await expect(list).toHaveAttribute('data-duration', /s$/);
  await expect(list).toHaveCSS('overflow', 'visible');
  return list.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    duration: (element as HTMLElement).dataset.duration ?? '',
  }));
}

/** The expected duration in milliseconds, by the formula of Material Design in units of 36 pixels. */
function durationOf(height: number): number {
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
}

statement(
  'Collapse animation duration is computed from content height,',
  {
    site: 'dropdowns',
    fault: before(() => {
      Object.defineProperty(Element.prototype, 'scrollHeight', {get: () => 36});
    }),
  },
  async ({page}) => {
    const menu = await openMenu(page, PAGE);
    const tall = await expand(menu, 'More');
    await menu.getByRole('button', {name: 'Pages of Guides'}).click();
    await expect(listOf(menu, 'Pages of Guides')).toHaveCSS('display', 'none');
    const low = await expand(menu, 'Pages of Guides');
    expect(tall.height).toBeGreaterThan(low.height + 50);
    for (const {height, duration} of [tall, low]) {
      expect(Math.abs(parseFloat(duration) * 1000 - durationOf(height))).toBeLessThan(2);
    }
  },
);

statement(
  'or 1 ms with reduced motion.',
  {
    site: 'dropdowns',
    fault: before(() => {
      const ask = matchMedia.bind(window);
      window.matchMedia = (query) => ask(query.includes('reduce') ? 'not all' : query);
    }),
  },
  async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const menu = await openMenu(page, PAGE);
    expect((await expand(menu, 'More')).duration).toBe('0.001s');
  },
);
