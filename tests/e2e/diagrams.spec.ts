import type {Page} from '@playwright/test';
import {openIdlePage} from './support/openPage';
import {expect, test} from './support/test';
import {diagramsOf} from '../../tools/diagrams/findDiagrams';
import {readPages} from '../../tools/content/readPages';
import {axeViolations} from './support/axe';
import {views} from './support/views';

const PAGE = '/technology/architecture';
const TITLE = 'From transaction to hard finality';

const pages = readPages()
  .map((page) => ({path: page.route, count: diagramsOf(page).length}))
  .filter(({count}) => count > 0);

const drawing = (page: Page) => page.getByRole('figure').getByRole('img', {name: TITLE});
const enlarge = (page: Page) => page.getByRole('button', {name: `Enlarge the diagram: ${TITLE}`});

const labelColor = (page: Page) =>
  drawing(page)
    .getByText('finalizeBlocks')
    .evaluate((label) => getComputedStyle(label).fill);

test('every page with diagrams has all of their drawings', async ({request}) => {
  for (const {path, count} of pages) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<svg[^>]* role="?img\b/g)?.length, path).toBe(count);
  }
});

test('a diagram shows without the code that draws diagrams', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) {
      scripts.push(response.text().catch(() => ''));
    }
  });
  await openIdlePage(page, PAGE);
  await expect(drawing(page)).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.join('').length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('mermaidAPI'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram shows, with its name and what it shows, and no button that does nothing', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(drawing(page)).toBeVisible();
    await expect(drawing(page).getByText('finalizeBlocks')).toBeVisible();
    await expect(drawing(page)).toHaveAccessibleDescription(/^You send a transaction/);
    await expect(enlarge(page)).toBeHidden();
  });
});

test('a diagram has the colors of the mode', async ({browser}) => {
  const colors: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await browser.newPage({colorScheme});
    await page.goto(PAGE);
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(await labelColor(page)).toBe(text);
    colors.push(text);
    await page.close();
  }
  expect(new Set(colors).size).toBe(2);
});

test('a diagram is shown large on request, and Escape leads back to where the reader was', async ({
  page,
}) => {
  await openIdlePage(page, PAGE);
  const small = await drawing(page).boundingBox();
  await enlarge(page).press('Enter');
  const dialog = page.getByRole('dialog', {name: TITLE});
  const image = dialog.getByRole('img', {name: TITLE});
  await expect(image).toHaveAccessibleDescription(/^You send a transaction/);
  const large = await image.boundingBox();
  expect(large?.width ?? 0).toBeGreaterThan(small?.width ?? 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge(page)).toBeFocused();
});

test('at its own size a large diagram scrolls, with the keyboard as well', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openIdlePage(page, PAGE);
  await enlarge(page).click();
  const dialog = page.getByRole('dialog', {name: TITLE});
  await dialog.getByRole('button', {name: '100 %'}).click();
  const view = dialog.getByRole('group', {name: `${TITLE}, scrolls`});
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(enlarge(page)).toBeFocused();
});

test('on a phone a wide diagram scrolls inside its frame, with letters that can be read', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openIdlePage(page, PAGE);
  const frame = page.getByRole('group', {name: `${TITLE}, scrolls sideways`});
  await expect(frame).toHaveAttribute('tabindex', '0');
  const label = await drawing(page).getByText('You').first().boundingBox();
  expect(label?.height ?? 0).toBeGreaterThanOrEqual(12);
});

test('the button is at least 24 pixels wide and high, and is not printed', async ({page}) => {
  await page.goto(PAGE);
  const {width = 0, height = 0} = (await enlarge(page).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await page.emulateMedia({media: 'print'});
  await expect(drawing(page)).toBeVisible();
  await expect(enlarge(page)).toBeHidden();
});

for (const {name, ...use} of views) {
  test.describe(name, () => {
    test.use(use);
    test('a diagram shown large has no axe violation, in the window or at its own size', async ({
      page,
    }) => {
      await openIdlePage(page, PAGE);
      await enlarge(page).click();
      await expect(page.getByRole('dialog', {name: TITLE})).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', {name: '100 %'}).click();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
