import type {Page} from '@playwright/test';
import {catalog} from '../../data/abis/contracts';
import {placedOn} from '../../src/contracts/links';
import {openIdlePage} from './support/openPage';
import {expect, test} from './support/test';
import {watchErrors} from './support/watchErrors';

const FOLDER = '/api/linea-smart-contracts';
const LARGE = `${FOLDER}/messageservice/l2/l2messageservice`;
const contract = catalog.get('L2MessageService');
const members = contract === undefined ? [] : placedOn(catalog, contract);

/** What stands between the heading of a member and the next one. */
const sectionOf = (page: Page, anchor: string) =>
  page.locator(`xpath=//*[@data-part]/*[preceding-sibling::h3[1][@id="${anchor}"]][not(self::h3)]`);

/** Waits until all members have a heading, and something below it. */
async function expectAllSections(page: Page): Promise<void> {
  const headings = page.locator('[data-part] > h3');
  await expect(headings).toHaveCount(members.length);
  const empty = page.locator('[data-part] > h3 + h3, [data-part] > h3:last-child');
  await expect(empty).toHaveCount(0);
}

test('a large contract shows each of its members, also without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(LARGE);
  expect(members.length).toBeGreaterThan(90);
  await expectAllSections(page);
  await context.close();
});

test('its sections are left alone by the scripts, and not part of them', async ({page}) => {
  const errors = watchErrors(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && !response.request().headers().purpose) {
      scripts.push(response.text());
    }
  });
  await openIdlePage(page, LARGE);
  await expectAllSections(page);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('claimmessage');
  expect(code).not.toContain('Part of the hash of the next message');
  expect(errors).toEqual([]);
});

test('its sections are there when a reader comes from another page', async ({page}) => {
  const errors = watchErrors(page);
  await openIdlePage(page, FOLDER);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(request.url());
    }
  });
  await page
    .getByRole('article')
    .getByRole('link', {name: 'L2MessageService', exact: true})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'L2MessageService'})).toBeVisible();
  await expectAllSections(page);
  expect(documents).toEqual([]);

  // From there by a link inside a section, to the anchor that it names.
  await sectionOf(page, 'claimmessage').getByRole('link', {name: 'IsPaused'}).click();
  await expect(page).toHaveURL(`${LARGE}#ispaused-error`);
  await sectionOf(page, 'ispaused-error').getByRole('link', {name: 'IPauseManager'}).click();
  await expect(page).toHaveURL(`${FOLDER}/interfaces/ipausemanager`);
  expect(documents).toEqual([]);
  expect(errors).toEqual([]);
});

test('an anchor leads to its member, whose selector can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openIdlePage(page, `${LARGE}#claimmessage`);
  await expect(page.getByRole('heading', {name: /^claimMessage/})).toBeInViewport();
  const section = sectionOf(page, 'claimmessage');
  await section.getByRole('button', {name: 'Copy selector of claimMessage'}).click();
  await expect(section.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0x491e0936');
});

test('the ABI of each contract can be downloaded', async ({page, request}) => {
  const index = (await (await request.get('/abi/index.json')).json()) as {
    name: string;
    abi: string;
    page: string;
  }[];
  for (const each of index) {
    const abi = (await (await request.get(each.abi)).json()) as unknown;
    expect(Array.isArray(abi), each.abi).toBe(true);
  }
  await page.goto(LARGE);
  await expect(page.getByRole('link', {name: 'L2MessageService.json'})).toHaveAttribute(
    'href',
    '/abi/L2MessageService.json',
  );
});

test('a name beside the page breaks between its words and nowhere else', async ({page}) => {
  await page.goto(LARGE);
  const link = page.locator('.table-of-contents a[href="#unpausebyexpiredtype"]');
  await expect(link).toHaveText('unPauseByExpiredType');
  expect(await link.innerHTML()).toBe('un<wbr>Pause<wbr>By<wbr>Expired<wbr>Type');
});
