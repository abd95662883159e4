import type {Page} from '@playwright/test';
import {expect, test} from '../support/test';
import {expectHydrated, expectUsable, watchErrors} from '../support/usable';

/** Changes each setting that the site stores between visits: color mode, tabs and announcement. */
async function useSettings(page: Page): Promise<void> {
  await page.goto('/api/reference/linea-estimategas');
  await expectHydrated(page);
  await page.getByRole('button', {name: /^Switch to light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const tab = page.getByRole('tab', {name: 'Python'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const announcement = page.locator('.theme-announcement-bar');
  await announcement.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toBeHidden();
}

for (const [name, breakStorage] of [
  [
    'that throws',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
  ],
  [
    'that is null',
    () => {
      Object.defineProperty(window, 'localStorage', {value: null, configurable: true});
    },
  ],
  [
    'that is missing',
    () => {
      Object.defineProperty(window, 'localStorage', {value: undefined, configurable: true});
    },
  ],
] as const) {
  test(`storage ${name} costs a warning and the settings, nothing else`, async ({page}) => {
    const errors = watchErrors(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    await page.addInitScript(breakStorage);
    await useSettings(page);
    await page.reload();
    await expectHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    await expectUsable(page, 'linea_estimateGas');
    expect(warnings.join('\n')).toMatch(/browser storage is not available/i);
    expect(errors).toEqual([]);
  });
}

for (const [name, breakStorage] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = (key) => {
        throw new DOMException(`No room for ${key}`, 'QuotaExceededError');
      };
    },
  ],
  [
    'unreadable',
    () => {
      Storage.prototype.getItem = (key) => {
        throw new Error(`No reading of ${key}`);
      };
    },
  ],
  [
    'fixed',
    () => {
      Storage.prototype.removeItem = (key) => {
        throw new Error(`No removing of ${key}`);
      };
    },
  ],
] as const) {
  test(`storage that is ${name} costs errors in the console and what it keeps, nothing else`, async ({
    page,
  }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    await page.addInitScript(breakStorage);
    await useSettings(page);
    await expectUsable(page, 'linea_estimateGas');
    expect(thrown).toEqual([]);
  });
}

for (const [name, breakBrowser] of [
  [
    'that knows a connection but not its speed',
    () => {
      const connection = new EventTarget();
      Object.defineProperty(Navigator.prototype, 'connection', {get: () => connection});
    },
  ],
  [
    'that knows no connection',
    () => {
      Object.defineProperty(Navigator.prototype, 'connection', {value: undefined});
    },
  ],
  [
    'that does not say what is visible',
    () => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    },
  ],
] as const) {
  test(`a browser ${name} shows pages and prefetches their links`, async ({page}) => {
    const errors = watchErrors(page);
    await page.addInitScript(breakBrowser);
    await page.goto('/get-started');
    await expectHydrated(page);
    await expect.poll(() => page.locator('head link[rel=prefetch]').count()).toBeGreaterThan(0);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Technology', exact: true})
      .click();
    await expectUsable(page, 'How Linea works');
    expect(errors).toEqual([]);
  });
}
