import type {Page} from '@playwright/test';
import {announcement} from '../../../config/announcement';
import {before, type Mutant, site} from './support/mutants';
import {expect, statement} from './support/statement';

const DISMISS = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

/** A fault that knows the current announcement. */
const beforeWithId = (script: (id: string) => void): Mutant => ({
  patch: (context) => context.addInitScript(script, announcement.id),
});

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

statement(
  'It is shown unless dismissed.',
  {
    fault: beforeWithId((id) => {
      localStorage.setItem('docusaurus.announcement.id', id);
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    }),
  },
  async ({page}) => {
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    await page.goto('/get-started');
    await expect(bar(page)).toBeVisible();
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    await page.goto('/learn');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar(page)).toBeHidden();
  },
);

statement(
  'Closing it stores a dismissed flag.',
  {
    fault: before(() => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function setOther(key, value) {
        if (!key.endsWith('dismiss')) {
          setItem.call(this, key, value);
        }
      };
    }),
  },
  async ({page}) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await stored(page, DISMISS)).not.toBe('true');
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, DISMISS)).toBe('true');
  },
);

statement(
  'When the announcement id changes, the dismissed flag is reset and the bar shows again.',
  {
    // The inline script, which runs before the page shows, mistakes the stored old id for the new one.
    fault: beforeWithId((id) => {
      const {getItem} = Storage.prototype;
      Storage.prototype.getItem = function getLate(key) {
        const isEarly = key.endsWith('announcement.id') && document.readyState === 'loading';
        return isEarly ? id : getItem.call(this, key);
      };
    }),
  },
  async ({page}) => {
    await page.goto('/');
    await close(page).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar(page)).toBeHidden();
    await page.evaluate((key) => localStorage.setItem(key, 'an-older-one'), ID);

    await page.reload();
    await expect(bar(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => stored(page, DISMISS)).toBe('false');
    expect(await stored(page, ID)).toBe(announcement.id);
  },
);

statement(
  'Announcement bar config: id, content (HTML), backgroundColor, textColor, isCloseable.',
  {site: 'shell', fault: site('plain')},
  async ({page}) => {
    await page.goto('/');
    await expect(bar(page)).toHaveText('The second announcement');
    await expect(bar(page).getByRole('strong')).toHaveText('second');
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(10, 20, 30)');
    await expect(bar(page)).toHaveCSS('color', 'rgb(200, 210, 220)');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(close(page)).toHaveCount(0);
    expect(await stored(page, ID)).toBe('second');
  },
);
