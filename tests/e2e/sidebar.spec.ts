import type {Page} from '@playwright/test';
import {contractPage} from '../../data/abis/contractPage';
import {TokenBridge} from '../../data/abis/TokenBridge';
import {TokenBridgeBase} from '../../data/abis/TokenBridgeBase';
import {openPage} from './support/openPage';
import {expect, test} from './support/test';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const collapse = (page: Page) => page.getByRole('button', {name: 'Collapse sidebar', exact: true});
const expand = (page: Page) => page.getByRole('button', {name: 'Expand sidebar', exact: true});

test('a group of contracts starts with the deployed ones, and names their layer', async ({
  page,
}) => {
  await openPage(page, `/${contractPage(TokenBridge.page)}`);
  const current = sidebar(page).getByRole('link', {name: 'TokenBridge L1 L2', exact: true});
  await expect(current).toHaveAttribute('aria-current', 'page');
  const group = current.locator('xpath=ancestor::ul[1]/li');
  await expect(group).toHaveText([
    'BridgedToken L1 L2',
    'CustomBridgedToken L2',
    'TokenBridge L1 L2',
    'ITokenBridge L1 L2',
    'Base contracts',
  ]);
});

test('base contracts are folded, and open for their own pages', async ({page}) => {
  await openPage(page, `/${contractPage(TokenBridge.page)}`);
  const fold = sidebar(page).getByRole('button', {name: 'Base contracts'}).last();
  const base = sidebar(page).getByRole('link', {name: /^TokenBridgeBase\b/});
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(base).toHaveCount(0);
  await fold.click();
  await base.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('TokenBridgeBase');
  await openPage(page, `/${contractPage(TokenBridgeBase.page)}`);
  await expect(base).toHaveAttribute('aria-current', 'page');
});

test('a method that the public endpoints do not simply answer has a mark', async ({page}) => {
  await openPage(page, '/api/reference/eth-getlogs');
  for (const name of [
    'eth_subscribe not public',
    'eth_newFilter limited',
    'eth_newPendingTransactionFilter not listed',
    'eth_getLogs',
  ]) {
    await expect(sidebar(page).getByRole('link', {name, exact: true})).toBeVisible();
  }
});

test('marks are there after navigation from another section', async ({page}) => {
  await openPage(page, '/technology/architecture');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API & SDK'}).click();
  await page
    .getByRole('article')
    .getByRole('link', {name: 'eth_subscribe', exact: true})
    .first()
    .click();
  await expect(
    sidebar(page).getByRole('link', {name: 'eth_subscribe not public', exact: true}),
  ).toHaveAttribute('aria-current', 'page');
});

test('the sidebar is hidden and shown by keyboard, and the focus stays on the button', async ({
  page,
}) => {
  await openPage(page, '/technology/architecture');
  await expect(collapse(page)).toBeInViewport();
  await expect(collapse(page)).toHaveAttribute('title', 'Collapse sidebar');
  await collapse(page).focus();
  await page.keyboard.press('Enter');
  await expect(expand(page)).toBeFocused();
  await expect(expand(page)).toBeInViewport();
  await expect(sidebar(page)).toBeHidden();
  // The stock button expands on every key.
  await page.keyboard.press('Shift+Tab');
  await expect(sidebar(page)).toBeHidden();
  await expand(page).focus();
  await page.keyboard.press('Space');
  await expect(collapse(page)).toBeFocused();
  await expect(sidebar(page)).toBeVisible();
});

test('the button does not take the focus of a reader who navigates', async ({page}) => {
  await openPage(page, '/technology/architecture');
  await collapse(page).click();
  await expect(expand(page)).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API & SDK'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('How Linea works');
  await expect(expand(page)).not.toBeFocused();
});

test('the button covers no link of the sidebar', async ({page}) => {
  await openPage(page, `/${contractPage(TokenBridge.page)}`);
  const menu = await sidebar(page).boundingBox();
  const button = await collapse(page).boundingBox();
  expect(button?.y).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0) - 1);
  expect(button?.height).toBeLessThanOrEqual(32);
});

test('a category that is the current page looks like a page that is', async ({page}) => {
  const lookAt = async (path: string) => {
    await openPage(page, path);
    return page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .locator('[aria-current="page"]')
      .evaluate((link) => {
        const row = link.parentElement?.matches('.menu__list-item-collapsible')
          ? link.parentElement
          : link;
        return [getComputedStyle(link).color, getComputedStyle(row).backgroundColor];
      });
  };
  expect(await lookAt('/get-started/tooling')).toEqual(await lookAt('/get-started/tools'));
});
