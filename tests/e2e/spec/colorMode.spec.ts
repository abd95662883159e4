import type {Locator, Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {before, html, scripts, site, styles} from './support/mutants';
import {expect, statement} from './support/statement';

function modeOf(page: Page): Locator {
  return page.locator('html');
}

function expectMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  return expect(modeOf(page)).toHaveAttribute('data-theme', mode);
}

function switchOf(page: Page): Locator {
  return page.getByRole('button', {name: /^Switch to (light|dark) mode/}).first();
}

function storedIn(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

/** A fault: the page receives no `storage` events. */
const deafToStorage = before(() =>
  addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
);

statement('Values are light or dark.', {fault: html('/^(dark|light)$/', '/^/')}, async ({page}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('started') === null) {
      sessionStorage.setItem('started', 'yes');
      localStorage.setItem('theme', 'sepia');
    }
  });
  await openPage(page, '/');
  await expectMode(page, 'dark');
  await expect(page.getByRole('img', {name: 'Linea docs: home'}).first()).toBeVisible();
  await switchOf(page).click();
  await expectMode(page, 'light');
  expect(await storedIn(page)).toBe('light');
});

statement(
  'The default is dark,',
  {site: 'shell', fault: site('opposite')},
  async ({newContext}) => {
    const page = await (await newContext({colorScheme: 'light'})).newPage();
    await openPage(page, '/');
    await expectMode(page, 'dark');
  },
);

statement(
  'and a manual switch is offered.',
  {fault: scripts('disableSwitch:!1', 'disableSwitch:!0')},
  async ({page}) => {
    await openPage(page, '/');
    await expect(switchOf(page)).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(
      page.getByRole('dialog', {name: 'Menu'}).getByRole('button').first(),
    ).toHaveAccessibleName('Switch to light mode (dark mode is on)');
  },
);

statement(
  'Toggling flips the mode and stores it.',
  {
    fault: before(() => {
      Storage.prototype.setItem = () => undefined;
    }),
  },
  async ({page}) => {
    await openPage(page, '/');
    await expectMode(page, 'dark');
    for (const mode of ['light', 'dark', 'light'] as const) {
      const other = mode === 'light' ? 'dark' : 'light';
      await expect(switchOf(page)).toHaveAccessibleName(
        `Switch to ${mode} mode (${other} mode is on)`,
      );
      await switchOf(page).click();
      await expectMode(page, mode);
      expect(await storedIn(page)).toBe(mode);
    }
    await page.reload();
    await expectMode(page, 'light');
  },
);

statement(
  'With no stored choice, the mode follows the system preference;',
  {
    fault: before(() => {
      const ask = matchMedia.bind(window);
      window.matchMedia = (query) => ask(query.includes('color-scheme') ? 'not all' : query);
    }),
  },
  async ({page}) => {
    await openPage(page, '/');
    await expectMode(page, 'dark');
    for (const colorScheme of ['light', 'dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await expectMode(page, colorScheme);
    }
    await page.reload();
    await expectMode(page, 'light');
    expect(await storedIn(page)).toBeNull();
  },
);

statement(
  'where that is not respected it uses the configured default.',
  {site: 'shell', fault: site('plain')},
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await openPage(page, '/');
    await expectMode(page, 'dark');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    await expectMode(page, 'dark');
  },
);

statement(
  'Changes to storage made in another tab are followed.',
  {fault: deafToStorage},
  async ({page, context}) => {
    await openPage(page, '/');
    const other = await context.newPage();
    await openPage(other, '/api');
    for (const mode of ['light', 'dark'] as const) {
      await switchOf(other).click();
      await expectMode(page, mode);
      await expect(switchOf(page)).toHaveAccessibleName(new RegExp(`${mode} mode is on`));
    }
  },
);

for (const [value, variant, mode] of [
  ['system', undefined, 'light'],
  ['default', 'shell', 'dark'],
] as const) {
  statement(
    `Clearing the choice returns to the ${value} value.`,
    {...(variant && {site: variant}), fault: deafToStorage},
    async ({newContext}) => {
      const context = await newContext({colorScheme: 'light'});
      const page = await context.newPage();
      await openPage(page, '/');
      const other = await context.newPage();
      await openPage(other, '/api');
      const opposite = mode === 'light' ? 'dark' : 'light';
      for (const clear of [() => localStorage.removeItem('theme'), () => localStorage.clear()]) {
        await switchOf(page).click();
        await expectMode(page, opposite);
        // A tab also stores the mode that it follows. The test waits for that, because it could
        // undo the clear.
        await expect(switchOf(other)).toHaveAccessibleName(new RegExp(`${opposite} mode is on`));
        await other.evaluate(clear);
        await expectMode(page, mode);
        expect(await storedIn(page)).toBeNull();
        // The tab that clears the storage gets no event, so load its page again.
        await openPage(other, '/api');
      }
      await other.close();
      await switchOf(page).click();
      await expectMode(page, opposite);
      await page.evaluate(() => localStorage.removeItem('theme'));
      await page.reload();
      await expectMode(page, mode);
    },
  );
}

statement(
  'The choice is there before anything is painted.',
  {fault: html('data-theme', 'data-themed')},
  async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light');
      // Records the mode when the first visible element appears.
      const observer = new MutationObserver(() => {
        if (document.querySelector('body nav')) {
          Object.assign(window, {firstMode: document.documentElement.dataset.theme});
          observer.disconnect();
        }
      });
      observer.observe(document, {childList: true, subtree: true});
    });
    await openPage(page, '/');
    expect(await page.evaluate(() => (window as {firstMode?: string}).firstMode)).toBe('light');
  },
);

statement(
  'A page that the browser had kept follows what was chosen meanwhile.',
  {
    fault: before(() =>
      addEventListener('pageshow', (event) => event.stopImmediatePropagation(), true),
    ),
  },
  async ({page}) => {
    await openPage(page, '/');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light');
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await expectMode(page, 'light');
  },
);

statement(
  'The switch is out of sight until it works.',
  {fault: styles('[data-has-hydrated] button { visibility: visible !important; }')},
  async ({newContext}) => {
    const page = await (await newContext({javaScriptEnabled: false})).newPage();
    await page.goto('/');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.locator('.navbar button[title^="Switch to"]')).toBeHidden();
  },
);
