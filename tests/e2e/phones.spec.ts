import type {Locator, Page} from '@playwright/test';
import {openIdlePage, openPage} from './support/openPage';
import {smallTouchTargets} from './support/smallTouchTargets';
import {expect, test} from './support/test';

test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

/** A page of each kind. */
const PAGES = [
  '/',
  '/get-started/connect',
  '/get-started/tooling/node-providers',
  '/api/reference/eth-getlogs',
  '/api/linea-smart-contracts/tokenbridge/tokenbridge',
  '/technology/architecture',
  '/zero-knowledge-glossary',
  '/release-notes',
];

for (const path of PAGES) {
  test(`every control of ${path} has a target of 44 pixels for a finger`, async ({page}) => {
    await openIdlePage(page, path);
    expect(await smallTouchTargets(page)).toEqual([]);
  });
}

test('so has every control of the menu, and of the open contents list', async ({page}) => {
  await openPage(page, '/technology/architecture');
  await page.getByRole('button', {name: 'On this page'}).tap();
  await expect(page.getByRole('link', {name: 'Linea and Lineth'}).first()).toBeVisible();
  expect(await smallTouchTargets(page)).toEqual([]);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await smallTouchTargets(page)).toEqual([]);
});

test('the menu leads to pages that the navbar has no space for, and closes', async ({page}) => {
  await openPage(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  const more = page.getByRole('dialog').getByRole('list', {name: 'More pages'});
  await expect(more.getByRole('link')).toHaveText([
    'Learn',
    'Tools',
    'API errors',
    'Glossary',
    'Get help',
  ]);
  expect(await smallTouchTargets(page)).toEqual([]);
  await more.getByRole('link', {name: 'Learn'}).tap();
  await expect(page).toHaveURL('/learn');
  await expect(page.getByRole('dialog')).toBeHidden();
});

const CONNECT = '/get-started/connect';

/** The row of a Markdown table with its first two cells. */
function cellsOf(page: Page) {
  const row = page.getByRole('row').filter({hasText: 'Additional networks'});
  return {name: row.getByRole('cell').nth(0), value: row.getByRole('cell').nth(1)};
}

/** The header that styles show in a cell. */
const labelOf = (cell: Locator) =>
  cell.evaluate((element) => getComputedStyle(element, '::before').content);

test('a wide table of the text has a block for each row, with the headers in its cells', async ({
  page,
}) => {
  await openPage(page, CONNECT);
  const {name, value} = cellsOf(page);
  const [above, below] = [await name.boundingBox(), await value.boundingBox()];
  expect(below?.x).toBe(above?.x);
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
  expect(await labelOf(value)).toContain('In the extension: ');
  // Still a table for screen readers, which get the headers from it.
  await expect(page.getByRole('columnheader', {name: 'In the extension'})).toBeAttached();
  await expect(page.getByRole('group', {name: 'Table, scrolls sideways'})).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a wide table of the text has blocks as well', async ({page}) => {
    await page.goto(CONNECT);
    expect(await labelOf(cellsOf(page).value)).toContain('In the extension: ');
  });
});

test('on a wide screen the same table has columns', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, CONNECT);
  const {name, value} = cellsOf(page);
  const [left, right] = [await name.boundingBox(), await value.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(await labelOf(value)).toBe('none');
});

test('breadcrumbs are the level above, in one line, and all levels for screen readers', async ({
  page,
}) => {
  await openPage(page, '/api/linea-smart-contracts/tokenbridge/tokenbridge');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  await expect(crumbs).toHaveText([
    'Home',
    'API & SDK',
    'Contract reference',
    'Token bridge',
    'TokenBridge',
  ]);
  const widths = () =>
    crumbs.evaluateAll((all) =>
      all.map((each) => Math.round(each.firstElementChild?.getBoundingClientRect().width ?? 0)),
    );
  const [home, section, reference, above = 0, own] = await widths();
  expect([home, section, reference, own]).toEqual([1, 1, 1, 1]);
  expect(above).toBeGreaterThan(40);
  // A level that a keyboard reaches shows.
  await crumbs.getByRole('link', {name: 'Home'}).focus();
  expect((await widths())[0]).toBeGreaterThan(20);
});

for (const path of [
  '/api/decoder',
  '/api/reference/eth-getlogs',
  '/get-started/how-to/gas-fees',
  '/get-started/build/quickstart/deploy',
  '/zero-knowledge-glossary',
]) {
  test(`the text of ${path} starts in the upper 330 pixels, below an announcement of one line`, async ({
    page,
  }) => {
    await openPage(page, path);
    const bar = await page.locator('.theme-announcement-bar').boundingBox();
    expect(bar?.height).toBeLessThan(34);
    const text = page.locator('.theme-doc-markdown > p').first();
    expect((await text.boundingBox())?.y).toBeLessThanOrEqual(330);
  });
}

/** Whether two elements are on one line. */
async function isBeside(first: Locator, second: Locator): Promise<boolean> {
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  return left !== null && right !== null && Math.abs(left.y - right.y) < 6 && right.x > left.x;
}

test('short cells of a row share a line, and cells without a value take no space', async ({
  page,
}) => {
  await openPage(page, '/technology/gas-fees');
  const cells = (text: string) =>
    page.getByRole('row').filter({hasText: text}).first().getByRole('cell');
  const used = cells('Gas that the transaction used');
  expect(await isBeside(used.nth(1), used.nth(2))).toBe(true);
  const margin = cells('Margin of the check').nth(2);
  await expect(margin).toHaveText('–');
  expect((await margin.boundingBox())?.width).toBeLessThanOrEqual(1);
});

test('a name with a short text stays a table with two columns', async ({page}) => {
  await openPage(page, '/get-started/how-to/deploy-smart-contract');
  const cells = page.getByRole('row').filter({hasText: 'EVM version'}).first().getByRole('cell');
  expect(await isBeside(cells.nth(0), cells.nth(1))).toBe(true);
});

test('an address and its button fit in one line', async ({page}) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({width, height: 844});
    await openPage(page, '/get-started/build/contracts');
    const address = page.getByRole('cell').locator('data code').first();
    const box = await address.boundingBox();
    expect(box?.height).toBeLessThan(30);
    const button = page
      .getByRole('cell')
      .getByRole('button', {name: /^Copy address/})
      .first();
    expect(await isBeside(address, button)).toBe(true);
  }
});

test('a long command wraps, and its button covers no code', async ({page}) => {
  await openPage(page, '/get-started/build/quickstart/deploy');
  const block = page.locator('.language-bash', {hasText: '--save-dev'}).first();
  const code = block.locator('pre');
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
  await expect(block.getByRole('button', {name: 'Wrap long lines'})).toHaveCount(0);
  const covered = await block.evaluate((element) => {
    const button = element.querySelector('button')?.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let count = 0;
    while (button && texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      count += [...range.getClientRects()].filter(
        ({right, top}) => right > button.left && top < button.bottom,
      ).length;
    }
    return count;
  });
  expect(covered).toBe(0);
});

test('the line below a title is one line: time, day, link and button', async ({page}) => {
  await openPage(page, '/technology/architecture');
  const time = page.getByText(/^\d+ min read$/).first();
  const edit = page.getByRole('link', {name: 'Edit this page'});
  const copy = page.getByRole('button', {name: 'Copy page'});
  expect(await isBeside(time, edit)).toBe(true);
  expect(await isBeside(edit, copy)).toBe(true);
  const title = await page.getByRole('heading', {level: 1}).boundingBox();
  const first = await time.evaluate((part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    return words.getBoundingClientRect().x;
  });
  // The line starts at the edge of the text. Its dot is outside the clip.
  expect(Math.abs(first - (title?.x ?? 0))).toBeLessThan(2);
});

/** Whether two fingers enlarge an element, as its own styles and those around it decide. */
const canPinch = (element: Locator) =>
  element.evaluate((start) => {
    for (let each: Element | null = start; each !== null; each = each.parentElement) {
      const action = getComputedStyle(each).touchAction;
      if (!/auto|manipulation|pinch-zoom/.test(action)) {
        return `${each.localName}: ${action}`;
      }
    }
    return 'yes';
  });

test('the page and a diagram in its dialog can be enlarged with two fingers', async ({page}) => {
  await openIdlePage(page, '/technology/architecture');
  await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute(
    'content',
    /user-scalable|maximum-scale/,
  );
  expect(await canPinch(page.getByRole('figure').first().locator('svg').first())).toBe('yes');
  await page
    .getByRole('button', {name: /^Enlarge the diagram/})
    .first()
    .tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await canPinch(dialog.locator('svg').first())).toBe('yes');
});
