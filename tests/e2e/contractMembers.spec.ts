import type {Page} from '@playwright/test';
import {openIdlePage} from './support/openPage';
import {expect, test} from './support/test';

const FOLDER = '/api/linea-smart-contracts';
/** Has members in folds, some in a fold of boilerplate, and inherited events and errors in tables. */
const LARGE = `${FOLDER}/messageservice/l2/l2messageservice`;
/** Has few members. */
const SMALL = `${FOLDER}/lib/utils`;

const foldOf = (page: Page, name: string) =>
  page.locator('details[data-member]', {has: page.locator(`h3[id="${name.toLowerCase()}"]`)});
const heading = (page: Page, name: string) => page.locator(`h3[id="${name.toLowerCase()}"]`);
const row = (page: Page, name: string) => page.locator(`tr[id="${name.toLowerCase()}"]`);
const entry = (page: Page, name: string, list = '.theme-doc-toc-desktop') =>
  page.locator(`${list} a[href="#${name.toLowerCase()}"]`);
const field = (page: Page) => page.getByRole('searchbox', {name: 'Filter members'});
const group = (page: Page) => page.getByRole('group', {name: 'Members'});

test('members fold, with name, parameters, kind and selector in the line', async ({page}) => {
  await openIdlePage(page, LARGE);
  const fold = foldOf(page, 'initialize');
  await expect(fold.getByRole('heading', {name: /^initialize/})).toBeVisible();
  await expect(fold.locator('summary')).toContainText('function');
  await expect(fold.locator('summary')).toContainText(/0x[\da-f]{8}/);
  const takes = fold.locator('summary').getByText(/^\(\w+ _\w+, /);
  await expect(takes).toBeVisible();
  await expect(fold.locator('pre')).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.locator('pre')).toBeVisible();
  await expect(takes).toBeHidden();
  await expect(page).toHaveURL(LARGE);
});

test('functions to call come first, and lead to the page that describes them', async ({page}) => {
  await openIdlePage(page, `${LARGE}#${'claimMessage'.toLowerCase()}`);
  const names = page.locator('[data-part="functions-section"] h3');
  await expect(names.first()).toHaveText(/^sendMessage/);
  await expect(names.first()).toBeVisible();
  await expect(names.last()).toHaveText(/^renounceRole/);
  await expect(names.last()).toBeHidden();
  const fold = foldOf(page, 'claimMessage');
  await expect(fold.locator('pre')).toContainText('function claimMessage(');
  const link = fold.getByRole('link', {name: 'L2MessageServiceV1: claimMessage'});
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(/l2messageservicev1#claimmessage$/);
});

test('boilerplate of the bases is in a fold at the end, which a link opens', async ({page}) => {
  await openIdlePage(page, LARGE);
  const line = page.getByText(/^Restricted functions of AccessControlUpgradeable \(2\)$/);
  await expect(heading(page, 'grantRole')).toBeHidden();
  await line.click();
  await expect(heading(page, 'grantRole')).toBeVisible();
  await page.goto(`${LARGE}#${'revokeRole'.toLowerCase()}`);
  await page.reload();
  await expect(heading(page, 'revokeRole')).toBeInViewport();
  await expect(foldOf(page, 'revokeRole').locator('pre')).toBeVisible();
});

test('few members are open, and have no filter', async ({page}) => {
  await openIdlePage(page, SMALL);
  await expect(page.locator('details[data-member] pre').first()).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('the filter finds names, in descriptions, tables and the contents list', async ({page}) => {
  await openIdlePage(page, LARGE);
  await field(page).fill('grantRole'.toLowerCase());
  await expect(group(page).getByRole('status')).toHaveText(/^1 of \d+ members matches\.$/);
  await expect(heading(page, 'grantRole')).toBeVisible();
  await expect(heading(page, 'revokeRole')).toBeHidden();
  await expect(page.locator('h2[id="errors"]')).toBeHidden();
  await expect(entry(page, 'errors')).toBeHidden();
  await expect(entry(page, 'revokeRole')).toBeHidden();

  await field(page).fill('MessageSent');
  await expect(row(page, 'MessageSent')).toBeVisible();

  await field(page).fill('');
  await expect(group(page).getByRole('status')).toHaveText(/^All \d+ members are shown\.$/);
  await expect(heading(page, 'sendMessage')).toBeVisible();
  await expect(heading(page, 'revokeRole')).toBeHidden();
  await expect(entry(page, 'errors')).toBeVisible();
  await expect(row(page, 'MessageSent')).toBeHidden();
});

test('the filter finds selectors and topics, and says when no member matches', async ({page}) => {
  await openIdlePage(page, LARGE);
  await field(page).fill('0x2f2ff15d');
  await expect(heading(page, 'grantRole')).toBeVisible();
  await expect(page.locator('[data-part] h3:visible')).toHaveCount(1);
  // The line shows the beginning of a topic only.
  await field(page).fill('0x2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d');
  await expect(page.locator('[data-part] h3:visible')).toHaveText(/^RoleGranted/);
  await field(page).fill('noSuchMember');
  await expect(group(page).getByRole('status')).toHaveText('No members match. Clear a filter.');
  await expect(page.locator('[data-part] :is(h2, h3):visible')).toHaveCount(0);
});

test('the phone’s contents list leaves out what the filter hides', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openIdlePage(page, LARGE);
  await field(page).fill('grantRole'.toLowerCase());
  await page.getByRole('button', {name: 'On this page'}).click();
  const list = '.theme-doc-toc-mobile';
  await expect(entry(page, 'grantRole', list)).toBeVisible();
  await expect(entry(page, 'revokeRole', list)).toBeHidden();
});

test('inherited members can be hidden', async ({page}) => {
  await openIdlePage(page, LARGE);
  const table = page.getByText(/^Inherited events \(\d+\)$/);
  await expect(table).toBeVisible();
  await page.getByRole('checkbox', {name: 'Hide inherited'}).check();
  await expect(table).toBeHidden();
  await expect(heading(page, 'sendMessage')).toBeHidden();
  await expect(heading(page, 'initialize')).toBeVisible();
  await expect(group(page).getByRole('status')).toHaveText(/^\d+ of \d+ members match/);
  await page.getByRole('checkbox', {name: 'Hide inherited'}).uncheck();
  await expect(table).toBeVisible();
});

test('all members open and close at once', async ({page}) => {
  await openIdlePage(page, LARGE);
  const bodies = page.locator('details[data-member] pre:visible');
  await expect(bodies).toHaveCount(0);
  await page.getByRole('button', {name: 'Expand all'}).click();
  await expect(bodies).toHaveCount(await page.locator('details[data-member]').count());
  await page.getByRole('button', {name: 'Collapse all'}).click();
  await expect(bodies).toHaveCount(0);
});

test('a link to a member opens it: from elsewhere, the contents list, and again', async ({
  page,
}) => {
  await openIdlePage(page, `${LARGE}#${'RoleGranted'.toLowerCase()}`);
  await expect(foldOf(page, 'RoleGranted').locator('pre')).toBeVisible();
  await expect(heading(page, 'RoleGranted')).toBeInViewport();
  await expect(foldOf(page, 'grantRole').locator('pre')).toBeHidden();

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await entry(page, 'restricted').click();
  await entry(page, 'grantRole').click();
  await expect(page).toHaveURL(`${LARGE}#${'grantRole'.toLowerCase()}`);
  await expect(foldOf(page, 'grantRole').locator('pre')).toBeVisible();
  await expect(heading(page, 'grantRole')).toBeInViewport();

  await foldOf(page, 'grantRole')
    .locator('summary')
    .click({position: {x: 8, y: 16}});
  await expect(foldOf(page, 'grantRole').locator('pre')).toBeHidden();
  await entry(page, 'grantRole').click();
  await expect(foldOf(page, 'grantRole').locator('pre')).toBeVisible();

  await page.goBack();
  await page.evaluate(() => {
    window.location.hash = 'RoleRevoked'.toLowerCase();
  });
  await expect(foldOf(page, 'RoleRevoked').locator('pre')).toBeVisible();
  await expect(heading(page, 'RoleRevoked')).toBeInViewport();
});

test('a link to a member that the filter hides clears the filter', async ({page}) => {
  await openIdlePage(page, LARGE);
  await field(page).fill('grantRole'.toLowerCase());
  await foldOf(page, 'grantRole').locator('summary').click();
  await foldOf(page, 'grantRole').getByRole('link', {name: 'RoleGranted'}).click();
  await expect(heading(page, 'RoleGranted')).toBeInViewport();
  await expect(foldOf(page, 'RoleGranted').locator('pre')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('a printed page shows all members', async ({page}) => {
  await openIdlePage(page, LARGE);
  await page.emulateMedia({media: 'print'});
  const folds = page.locator('details[data-member]');
  await expect(folds.locator('pre:visible')).toHaveCount(await folds.count());
  await expect(row(page, 'MessageSent')).toBeVisible();
});

test('without JavaScript, members open, and there is no filter', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(LARGE);
  await expect(field(page)).toBeHidden();
  await page.getByText(/^Restricted functions of AccessControlUpgradeable/).click();
  await foldOf(page, 'grantRole').locator('summary').click();
  await expect(foldOf(page, 'grantRole').locator('pre')).toBeVisible();
  await context.close();
});
