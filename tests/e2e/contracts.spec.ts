import type {Page} from '@playwright/test';
import {catalog} from '../../data/abis/contracts';
import {placedOn} from '../../src/contracts/links';
import {isCalled, isListed} from '../../src/contracts/sections';
import {openIdlePage} from './support/openPage';
import {expect, test} from './support/test';
import {watchErrors} from './support/watchErrors';

const FOLDER = '/api/linea-smart-contracts';
const LARGE = `${FOLDER}/messageservice/l2/l2messageservice`;
const contract = catalog.get('L2MessageService');
const placed = contract === undefined ? [] : placedOn(catalog, contract);
const rows = placed.filter(
  (each) => contract !== undefined && isListed(contract, each) && !isCalled(each),
);
const sections = placed.filter((each) => !rows.includes(each));

/** The fold of a member. */
const sectionOf = (page: Page, anchor: string) =>
  page.locator('details[data-member]', {has: page.locator(`h3[id="${anchor}"]`)});

/** The table row of a member that another contract declares, unless it is a function to call. */
const rowOf = (page: Page, anchor: string) => page.locator(`tr[id="${anchor}"]`);

/** Waits until each member has a table row, or a heading with content. */
async function expectAllMembers(page: Page): Promise<void> {
  await expect(page.locator('details[data-member] > summary > h3')).toHaveCount(sections.length);
  await expect(page.locator('[data-part] tr[id]')).toHaveCount(rows.length);
  await expect(page.locator('details[data-member]:not(:has(pre))')).toHaveCount(0);
}

test('a large contract shows each of its members, also without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(LARGE);
  expect(placed.length).toBeGreaterThan(90);
  expect(rows.length).toBeGreaterThan(sections.length);
  await expectAllMembers(page);
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
  await expectAllMembers(page);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('claimmessage');
  expect(code).not.toContain('The next message is the first');
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
  await expectAllMembers(page);
  expect(documents).toEqual([]);

  // Follow a link in a section, then the link of a row to the description of its member.
  const grantRole = sectionOf(page, 'grantRole'.toLowerCase());
  await page.getByText(/^Restricted functions of AccessControlUpgradeable/).click();
  await grantRole.locator('summary').click();
  await grantRole.getByRole('link', {name: 'RoleGranted'}).click();
  await expect(page).toHaveURL(`${LARGE}#rolegranted`);
  await page.getByText(/^Inherited errors \(\d+\)$/).click();
  await rowOf(page, 'ispaused-error').getByRole('link', {name: 'IsPaused'}).click();
  await expect(page).toHaveURL(`${FOLDER}/interfaces/ipausemanager#ispaused-error`);
  expect(documents).toEqual([]);
  expect(errors).toEqual([]);
});

test('inherited members are folded, and open without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(LARGE);
  await expect(rowOf(page, 'messagesent')).toBeHidden();
  await page.getByText(/^Inherited events \(\d+\)$/).click();
  await expect(rowOf(page, 'messagesent')).toBeVisible();
  await context.close();
});

test('a link from another page opens the fold around its member', async ({page}) => {
  await openIdlePage(page, '/api/linea-sdk/viem-actions');
  const anchor = 'MessageDoesNotExistOrHasAlreadyBeenClaimed'.toLowerCase();
  await page.locator(`article a[href="${LARGE}#${anchor}"]`).first().click();
  await expect(rowOf(page, anchor)).toBeInViewport();
});

test('an anchor leads to its member, whose selector can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openIdlePage(page, `${LARGE}#claimmessage`);
  const section = sectionOf(page, 'claimmessage');
  await expect(section).toBeInViewport();
  await section.getByRole('button', {name: 'Copy selector of claimMessage'}).click();
  await expect(section.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0x491e0936');
  await section.getByRole('link', {name: 'L2MessageServiceV1: claimMessage'}).click();
  await expect(page).toHaveURL(/\/v1\/[^#]+#claimmessage$/);
  await expect(page.getByRole('heading', {name: /^claimMessage/})).toBeInViewport();
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
  const link = page.locator('.table-of-contents a[href="#getroleadmin"]');
  await expect(link).toHaveText('getRoleAdmin');
  expect(await link.innerHTML()).toBe('get<wbr>Role<wbr>Admin');
});
