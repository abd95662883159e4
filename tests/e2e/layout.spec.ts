import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {openPage} from './support/openPage';
import {expect, test} from './support/test';

const outDir = path.resolve(__dirname, '../../build');

interface Box {
  readonly left: number;
  readonly right: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) {
    throw new Error('The element is not visible');
  }
  return {left: box.x, right: box.x + box.width};
}

const colorSwitch = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^Switch to/});

test('home page and footer have one left edge', async ({page}) => {
  for (const width of [390, 1000, 1440]) {
    await page.setViewportSize({width, height: 900});
    await openPage(page, '/');
    const {left} = await boxOf(page.getByRole('heading', {level: 1}));
    expect(
      (await boxOf(page.getByRole('contentinfo').getByText('Network', {exact: true}))).left,
      `${width}`,
    ).toBe(left);
  }
});

test('the footer has two columns on a tablet', async ({page}) => {
  await page.setViewportSize({width: 820, height: 1180});
  await openPage(page, '/');
  const lefts = await page
    .getByRole('contentinfo')
    .locator('.footer__title')
    .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(4);
  expect(new Set(lefts).size).toBe(2);
});

test('text stands at least 32 pixels beside the side navigation', async ({page}) => {
  for (const width of [1000, 1440]) {
    await page.setViewportSize({width, height: 900});
    await openPage(page, '/get-started');
    const sidebar = await boxOf(page.locator('.theme-doc-sidebar-container'));
    const title = await boxOf(page.getByRole('heading', {level: 1}));
    expect(title.left - sidebar.right, `${width}`).toBeGreaterThanOrEqual(32);
  }
});

for (const path of [
  '/zero-knowledge-glossary',
  '/support',
  '/release-notes',
  '/risk-disclosures',
]) {
  test(`${path}, which has no side navigation, is centered`, async ({page}) => {
    await openPage(page, path);
    const {left, right} = await boxOf(page.locator('main > .container'));
    expect(Math.abs(left - (1440 - right))).toBeLessThanOrEqual(1);
    expect(left).toBeGreaterThan(100);
  });
}

test('a page without a side navigation has breadcrumbs: home and itself', async ({page}) => {
  for (const [path, name] of [
    ['/zero-knowledge-glossary', 'Zero-knowledge glossary'],
    ['/support', 'Support'],
    ['/risk-disclosures', 'Risk disclosures'],
  ] as const) {
    await openPage(page, path);
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', name]);
    await expect(crumbs.getByRole('link', {name: 'Home'})).toHaveAttribute('href', '/');
  }
});

test('tutorials are in the section of the bar that leads to them', async ({page}) => {
  for (const [path, label] of [
    ['/learn', 'Get started'],
    ['/learn/first-dapp', 'Get started'],
    ['/get-started/connect', 'Get started'],
    ['/technology/architecture', 'Technology'],
  ] as const) {
    await openPage(page, path);
    const current = page.getByRole('navigation', {name: 'Main'}).locator('[aria-current="page"]');
    await expect(current).toHaveText([label]);
  }
});

test('nothing in the bar overlaps, at any width', async ({page}) => {
  await openPage(page, '/get-started');
  for (const width of [320, 390, 820, 996, 997, 1060, 1139, 1140, 1440]) {
    await page.setViewportSize({width, height: 800});
    const boxes = await page
      .getByRole('navigation', {name: 'Main'})
      .locator('a, button, input')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({visibilityProperty: true}))
          .map((element) => element.getBoundingClientRect())
          .filter(({bottom}) => bottom < 150)
          .map(({left, right}) => ({left, right}))
          .sort((a, b) => a.left - b.left),
      );
    expect(boxes.length, `${width}`).toBeGreaterThan(3);
    for (const [place, {left}] of boxes.slice(1).entries()) {
      expect(left, `${width}`).toBeGreaterThanOrEqual((boxes[place]?.right ?? 0) - 1);
    }
    expect(boxes.at(-1)?.right, `${width}`).toBeLessThanOrEqual(width);
  }
});

test('the color switch is in the bar, also on a phone, 12 pixels beside the search', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 844});
    await openPage(page, '/get-started');
    const search = await boxOf(page.getByRole('combobox', {name: 'Search'}).first());
    const {left} = await boxOf(colorSwitch(page));
    expect(left - search.right, `${width}`).toBeGreaterThanOrEqual(4);
  }
  await colorSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('an icon button has a target of 44 pixels', async ({page}) => {
    await openPage(page, '/get-started/connect');
    const copy = page.getByRole('main').getByRole('button', {name: /^Copy/}).first();
    await copy.scrollIntoViewIfNeeded();
    const isHit = await copy.evaluate((button) => {
      const {x, y, width, height} = button.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      return [-21, 21].every((far) => document.elementFromPoint(middleX, middleY + far) === button);
    });
    expect(isHit).toBe(true);
  });
});

test('a long method name breaks between its words in the side navigation', async ({page}) => {
  await openPage(page, '/api/reference/eth-getblocktransactioncountbyhash');
  const link = page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', {name: 'eth_getBlockTransactionCountByHash', exact: true});
  await expect(link).toBeVisible();
  expect(await link.locator('wbr').count()).toBeGreaterThan(2);
});

test('styles that few pages have are linked from the heads of these pages', () => {
  const pages = globSync('**/*.html', {cwd: outDir}).map((file) =>
    readFileSync(path.join(outDir, file), 'utf8'),
  );
  const linking = (file: string) =>
    pages.filter((html) => html.includes(`rel="stylesheet" href="/${file}"`)).length;
  for (const [name, least, most] of [
    ['pages', 1, 1],
    ['SearchPage', 1, 1],
    ['NotFound', 1, 1],
    ['NetworkFacts', 1, 9],
    ['RequestPanel', 40, 99],
    ['content', 200, Infinity],
  ] as const) {
    const [file = `${name}.css is missing`] = globSync(`assets/css/${name}.*.css`, {cwd: outDir});
    expect(linking(file), name).toBeGreaterThanOrEqual(least);
    expect(linking(file), name).toBeLessThanOrEqual(most);
  }
});
