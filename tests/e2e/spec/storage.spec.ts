import type {Page} from '@playwright/test';
import {announcement} from '../../../config/announcement';
import {before, site} from './support/mutants';
import {expect, statement} from './support/statement';

const expectHydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

const switchMode = (page: Page) =>
  page.getByRole('button', {name: /^Switch to (light|dark) mode/}).click();

const closeAnnouncement = (page: Page) => page.getByRole('button', {name: 'Close'}).click();

/** The version dropdown that contains this version. */
const versions = (page: Page, version: string) =>
  page.getByRole('navigation', {name: 'Main'}).locator('.dropdown').filter({hasText: version});

async function chooseVersion(page: Page, version: string): Promise<void> {
  await versions(page, version).getByRole('button').hover();
  await versions(page, version).getByRole('link', {name: version, exact: true}).click();
}

statement(
  'theme: light or dark.',
  {
    fault: before(() => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function setSystem(key, value) {
        setItem.call(this, key, key === 'theme' && value === 'dark' ? 'system' : value);
      };
    }),
  },
  async ({page}) => {
    await page.goto('/');
    await expectHydrated(page);
    expect(await stored(page)).not.toHaveProperty('theme');
    await switchMode(page);
    await expect.poll(async () => (await stored(page)).theme).toBe('light');
    await switchMode(page);
    await expect.poll(async () => (await stored(page)).theme).toBe('dark');
  },
);

statement(
  'Announcement dismissed flag: true or false.',
  {
    fault: before(() => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function setNumber(key, value) {
        setItem.call(this, key, key.endsWith('dismiss') ? String(Number(value === 'true')) : value);
      };
    }),
  },
  async ({page}) => {
    await page.goto('/');
    await expect
      .poll(async () => (await stored(page))['docusaurus.announcement.dismiss'])
      .toBe('false');
    await closeAnnouncement(page);
    await expect
      .poll(async () => (await stored(page))['docusaurus.announcement.dismiss'])
      .toBe('true');
  },
);

statement(
  'Last seen announcement id.',
  {
    fault: before(() => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function forgetId(key, value) {
        setItem.call(this, key, key.endsWith('.id') ? '' : value);
      };
    }),
  },
  async ({page}) => {
    await page.goto('/');
    await expect
      .poll(async () => (await stored(page))['docusaurus.announcement.id'])
      .toBe(announcement.id);
  },
);

statement(
  'Preferred docs version: one key per docs plugin.',
  {
    site: 'twoDocs',
    fault: before(() => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function setOneKey(key, value) {
        setItem.call(this, key.replace('version-community', 'version-default'), value);
      };
    }),
  },
  async ({page}) => {
    await page.goto('/get-started');
    await expectHydrated(page);
    await chooseVersion(page, '1.0');
    await expect(page).toHaveURL('/1.0/get-started');
    await page.goto('/community');
    await expectHydrated(page);
    await chooseVersion(page, '0.9');
    await expect(page).toHaveURL('/community/0.9');
    expect(await stored(page)).toMatchObject({
      'docs-preferred-version-default': '1.0',
      'docs-preferred-version-community': '0.9',
    });
  },
);

statement(
  'Docs version choice: persists in local storage.',
  {
    site: 'twoDocs',
    fault: before(() => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function forgetVersion(key, value) {
        if (!key.startsWith('docs-preferred-version')) {
          setItem.call(this, key, value);
        }
      };
    }),
  },
  async ({page}) => {
    // The home page belongs to no version of the community docs, so its dropdown shows the stored one.
    await page.goto('/');
    await expectHydrated(page);
    await expect(versions(page, '0.9').getByRole('button')).toHaveText('Next');
    await chooseVersion(page, '0.9');
    await expect(page).toHaveURL('/community/0.9');
    await page.goto('/');
    await expect(versions(page, '0.9').getByRole('button')).toHaveText('0.9');
  },
);

statement(
  "Storage is the browser's local storage with no key suffix. Theme key: theme. Announcement keys end in announcement.dismiss (flag) and announcement.id (last seen id).",
  {site: 'plain', fault: site('learnFirstAndSuffix')},
  async ({page}) => {
    await page.goto('/');
    await expectHydrated(page);
    await switchMode(page);
    await closeAnnouncement(page);
    await expect
      .poll(() => stored(page))
      .toEqual({
        theme: 'light',
        'docusaurus.announcement.dismiss': 'true',
        'docusaurus.announcement.id': announcement.id,
      });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  },
);
