import type {Page} from '@playwright/test';
import {openPage} from './support/openPage';
import {expect, test} from './support/test';

/** Opens a page in dark mode, as a printer gets it. */
async function openPrinted(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({media: 'print'});
}

/** The lightness of the computed color of an element, from 0 to 255. */
async function lightness(page: Page, selector: string, property: string): Promise<number> {
  const color = await page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}

test('paper is light, also when the reader prints from dark mode', async ({page}) => {
  await openPrinted(page, '/technology/prover/proving');
  expect(await lightness(page, 'html', 'background-color')).toBeGreaterThan(250);
  expect(await lightness(page, 'main p', 'color')).toBeLessThan(60);
  expect(await lightness(page, 'figure svg text', 'fill')).toBeLessThan(60);
  expect(await lightness(page, 'figure svg rect', 'fill')).toBeGreaterThan(200);
});

test('the light one of two drawings is printed', async ({page}) => {
  await openPrinted(page, '/get-started/connect');
  await expect(page.locator('img[src$="-light.svg"]').first()).toBeVisible();
  await expect(page.locator('img[src$="-dark.svg"]').first()).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await expect(page.locator('img[src$="-light.svg"]').first()).toBeHidden();
  await expect(page.locator('img[src$="-dark.svg"]').first()).toBeVisible();
});

test('a printed heading stays with what follows, and a row in one piece', async ({page}) => {
  await openPrinted(page, '/get-started/build/network-info');
  await expect(page.locator('main h2').first()).toHaveCSS('break-after', 'avoid');
  await expect(page.locator('main tr').first()).toHaveCSS('break-inside', 'avoid');
});
