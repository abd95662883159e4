import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {openIdlePage} from './support/openPage';
import {expect, test} from './support/test';
import {diagramsOf} from '../../tools/diagrams/findDiagrams';
import {readPages, root} from '../../tools/content/readPages';
import {narrowFile} from '../../src/markdown/remarkDiagram/drawing';
import {axeViolations} from './support/axe';
import {views} from './support/views';

const PAGE = '/technology/architecture';
const TITLE = 'From transaction to hard finality';

/** The pages with diagrams, and the number of their drawings: wide diagrams have two. */
const pages = readPages()
  .map((page) => ({
    path: page.route,
    // A missing drawing counts, so that its page fails the test.
    count: diagramsOf(page).flatMap(({drawing}) =>
      existsSync(path.join(root, narrowFile(drawing))) ? ['wide', 'narrow'] : ['wide'],
    ).length,
  }))
  .filter(({count}) => count > 0);

const drawing = (page: Page) => page.getByRole('figure').getByRole('img', {name: TITLE});
const enlarge = (page: Page) => page.getByRole('button', {name: `Enlarge the diagram: ${TITLE}`});

const labelColor = (page: Page) =>
  drawing(page)
    .getByText('finalizeBlocks')
    .evaluate((label) => getComputedStyle(label).fill);

test('every page with diagrams has all of their drawings', async ({request}) => {
  for (const {path: route, count} of pages) {
    const html = await (await request.get(route)).text();
    expect(
      html.match(/<svg[^>]* role="?img\b[^>]*aria-labelledby="?diagram-/g)?.length,
      route,
    ).toBe(count);
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

/** The visible diagrams of a page: their smallest letters in pixels, and how far they scroll. */
const drawingsOn = (page: Page) =>
  page.getByRole('figure').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const image = [...figure.querySelectorAll<SVGSVGElement>('svg[role=img]')].find((svg) =>
        svg.checkVisibility(),
      );
      const frame = figure.firstElementChild;
      if (image === undefined || frame === null) {
        return [];
      }
      const scale = image.getBoundingClientRect().width / image.viewBox.baseVal.width;
      const sizes = [...image.querySelectorAll('text, tspan')].map((text) =>
        Number.parseFloat(getComputedStyle(text).fontSize),
      );
      return [{letters: Math.min(...sizes) * scale, hidden: frame.scrollWidth - frame.clientWidth}];
    }),
  );

test('on a phone every diagram fits, with letters of at least 11 pixels', async ({page}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({width: 390, height: 844});
  for (const {path: route} of pages) {
    await page.goto(route);
    const shown = await drawingsOn(page);
    expect(shown.length, route).toBeGreaterThan(0);
    for (const {letters, hidden} of shown) {
      expect(letters, route).toBeGreaterThanOrEqual(11);
      expect(hidden, route).toBe(0);
    }
  }
});

test('a diagram that does not fit scrolls from its first node', async ({page}) => {
  await page.setViewportSize({width: 280, height: 653});
  await openIdlePage(page, '/technology/message-service');
  const first = page.getByRole('figure').first();
  const frame = first.getByRole('group', {name: /, scrolls sideways$/});
  await expect(frame).toHaveAttribute('tabindex', '0');
  const node = await first.getByText('sendMessage').first().boundingBox();
  const box = await frame.boundingBox();
  const middle = (node?.x ?? 0) + (node?.width ?? 0) / 2;
  const expected = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle - expected)).toBeLessThan(24);
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
