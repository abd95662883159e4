import type {Page} from '@playwright/test';
import {blockChunks, saveData} from '../../../tools/scriptChunks';
import {html, scripts, site, source, text} from './support/mutants';
import {buildStatement, expect, statement} from './support/statement';

const title = (page: Page) => page.getByRole('heading', {level: 1});

const expectHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

/** Console messages of one kind. The list grows over time. */
function watchConsole(page: Page, kind: 'warning' | 'error'): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === kind) {
      said.push(message.text());
    }
  });
  return said;
}

statement(
  'Page chunk fails to load: Red box with the error text and a Retry button',
  {fault: source('does not show the error', 'plain')},
  async ({page}) => {
    const restoreChunks = await blockChunks(page);
    await page.goto('/release-notes');
    const box = page.getByRole('alert');
    await expect(box).toContainText(/ChunkLoadError: Loading chunk [\w-]+ failed/);
    await expect(box).toContainText(/\/assets\/js\/[\w.~]+\.js/);
    const [red = 0, green = 0, blue = 0] = await box.evaluate(
      (element) => getComputedStyle(element).borderColor.match(/\d+/g)?.map(Number) ?? [],
    );
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
    await restoreChunks();
    await box.getByRole('button', {name: 'Retry'}).click();
    await expectHydrated(page);
    await expect(title(page)).toHaveText('Release notes');
    await expect(box).toHaveCount(0);
  },
);

statement(
  "Page component without a default export: Error: 'The page component ... doesn't have a default export'",
  {site: 'morePages', fault: scripts("doesn't have a default export", 'is not to be seen')},
  async ({page}) => {
    await page.goto('/half');
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.getByLabel('Error details')).toContainText(
      "The page component at /half doesn't have a default export",
    );
  },
);

buildStatement(
  'A page component must have a default export.',
  {site: 'noDefault', fault: site('plain')},
  ({succeeded, output}) => {
    expect(succeeded).toBe(false);
    expect(output).toContain("The page component at /bare doesn't have a default export");
  },
);

statement(
  'Route preload fails: A warning is logged and the page reloads',
  {fault: source('does not warn', 'plain')},
  async ({page}) => {
    const warnings = watchConsole(page, 'warning');
    await saveData(page);
    await page.goto('/get-started');
    await expectHydrated(page);
    const restoreChunks = await blockChunks(page);
    const reloaded = page.waitForEvent('domcontentloaded');
    await navLink(page, 'Release notes').click();
    await reloaded;
    await restoreChunks();
    expect(warnings.join('\n')).toMatch(/ChunkLoadError: Loading chunk [\w-]+ failed/);
    await expect(page).toHaveURL('/release-notes');
  },
);

statement(
  "Page crash: Heading 'This page crashed.' with a 'Try again' button; the error message chain is shown, with causes separated by 'Cause:'",
  {site: 'morePages', fault: scripts('Cause:', 'Because of:')},
  async ({page}) => {
    await page.goto('/crash');
    await expectHydrated(page);
    await page.getByRole('button', {name: 'Crash'}).click();
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.getByLabel('Error details')).toHaveText(
      /The table could not be drawn\s+Cause:\s+its rows are missing/,
    );
    await page.evaluate(() => Object.assign(window, {repaired: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('Drawn.')).toBeVisible();
  },
);

statement(
  'Unknown route: Not-found page',
  {fault: text('There is no page at', 'Here is')},
  async ({page}) => {
    await page.goto('/no/such/route');
    await expect(title(page)).toHaveText('Page not found');
    await expect(page.getByRole('main')).toContainText('There is no page at /no/such/route.');
  },
);

statement(
  'Wrong base URL: A banner is shown on the home path only, when enabled',
  {site: 'underBase', fault: html('id="__docusaurus-base-url-issue-banner"', 'hidden')},
  async ({page}) => {
    const banner = page.getByText('Your Docusaurus site did not load properly.');
    await page.goto('/get-started');
    await expect(title(page)).toHaveText('Get started');
    await expect(banner).toHaveCount(0);
    await page.goto('/');
    await expect(banner).toBeVisible();
    await expect(page.getByText('Current configured baseUrl =')).toContainText('/base/');
    await expect(page.getByText('We suggest trying baseUrl =')).toHaveText(/= \/$/);
    await expect(title(page)).toHaveText('Small site');
  },
);

statement(
  'Application context used outside its provider: Error naming the missing provider',
  {site: 'morePages', fault: scripts('is called outside the <', 'is called outside a <')},
  async ({page}) => {
    await page.goto('/outside');
    await expectHydrated(page);
    await page.getByRole('button', {name: 'Ask'}).click();
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.getByLabel('Error details')).toContainText(
      'is called outside the <ColorModeProvider>',
    );
  },
);

statement(
  'Browser storage unavailable (iframe, incognito, strict privacy): A warning is logged and settings are silently not persisted',
  {fault: scripts('console.warn(`Docusaurus browser storage', 'void(`Docusaurus browser storage')},
  async ({page}) => {
    const warnings = watchConsole(page, 'warning');
    const errors = watchConsole(page, 'error');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await expectHydrated(page);
    await expect.poll(() => warnings.join()).toContain('browser storage is not available');
    const html = page.locator('html');
    await page.getByRole('button', {name: 'Switch to light mode'}).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await page.reload();
    await expectHydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

statement(
  'Reading or writing a stored key fails: Error logged to the console',
  {fault: scripts('console.error(`Docusaurus storage error', 'void(`Docusaurus storage error')},
  async ({page}) => {
    const errors = watchConsole(page, 'error');
    await page.addInitScript(() => {
      Storage.prototype.getItem = (key) => {
        throw new Error(`No reading of ${key}`);
      };
    });
    await page.goto('/');
    await expectHydrated(page);
    await expect
      .poll(() => errors.join('\n'))
      .toMatch(/storage error, can't get key=docusaurus\.announcement\.id Error: No reading of/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = (key) => {
        throw new DOMException(`No room for ${key}`, 'QuotaExceededError');
      };
    });
    await page.goto('/get-started');
    await expectHydrated(page);
    await page.getByRole('button', {name: 'Switch to light mode'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => errors.join('\n')).toMatch(/storage error, can't set theme=light/);
  },
);
