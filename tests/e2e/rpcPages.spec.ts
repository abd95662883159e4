import type {Locator, Page} from '@playwright/test';
import {openPage} from './support/openPage';
import {CALL, ESTIMATE, runButton} from './support/playground';
import {expect, test} from './support/test';

/** A method with a long request and a long response. */
const SIMULATE = '/api/reference/eth-simulatev1';

/** Methods without a Run button, and over WebSocket. */
const SEND = '/api/reference/eth-sendrawtransaction';
const SUBSCRIBE = '/api/reference/eth-subscribe';

const panelOf = (page: Page) =>
  page.getByRole('region', {name: 'Request and response'}).locator('> div');

const runOf = (page: Page) => panelOf(page).getByRole('button', {name: 'Edit and run'});

const contentsOf = (page: Page) => page.locator('.theme-doc-toc-desktop');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) {
    throw new Error('The part is not visible');
  }
  return box;
}

/** Scrolls like a reader. Scripts that set the position don't hide the bar. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));

for (const width of [1300, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({viewport: {width, height: 900}});

    test('request, Run, response and errors are in the first screen, beside the text', async ({
      page,
    }) => {
      await openPage(page, CALL);
      const panel = panelOf(page);
      await expect(runOf(page)).toBeInViewport({ratio: 1});
      await expect(panel.getByText('POST rpc.linea.build')).toBeInViewport({ratio: 1});
      await expect(panel.getByText('Example response, from Linea Mainnet')).toBeInViewport();
      await expect(panel.getByRole('link', {name: /^Errors · \d+$/})).toBeInViewport({ratio: 1});
      const text = await boxOf(page.getByText('For calls that build on each other'));
      const example = await boxOf(panel);
      expect(text.x + text.width).toBeLessThan(example.x);
      expect(example.x + example.width).toBe(width);
    });

    test('the button stays in the window to the end of the page', async ({page}) => {
      await openPage(page, CALL);
      await page.getByRole('heading', {name: 'Errors'}).scrollIntoViewIfNeeded();
      await expect(runOf(page)).toBeInViewport({ratio: 1});
      await scrollToEnd(page);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await expect(runOf(page)).toBeInViewport({ratio: 1});
    });

    test('no line of the command is cut', async ({page}) => {
      await openPage(page, '/api/reference/eth-chainid');
      const code = panelOf(page).getByRole('tabpanel', {name: 'curl'}).locator('pre');
      await expect(code).toContainText('eth_chainId');
      expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('the panel fills the window while the bar is hidden, and names the method', async ({
    page,
  }) => {
    await openPage(page, ESTIMATE);
    await scrollBy(page, 600);
    await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
    const {y, height} = await boxOf(panelOf(page));
    expect(y).toBe(0);
    expect(height).toBeGreaterThan(860);
    expect(height).toBeLessThanOrEqual(900);
    const name = panelOf(page).evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(await name).toContain('linea_estimateGas');
  });

  for (const path of [SIMULATE, SEND, SUBSCRIBE]) {
    test(`long examples of ${path} scroll inside the panel`, async ({page}) => {
      await openPage(page, path);
      await expect(panelOf(page).getByRole('link', {name: /^Errors/})).toBeInViewport({ratio: 1});
      const {y, height} = await boxOf(panelOf(page));
      expect(y + height).toBeLessThanOrEqual(900);
      const response = panelOf(page)
        .getByText(/^Example response/)
        .first();
      await response.scrollIntoViewIfNeeded();
      await expect(response).toBeInViewport({ratio: 1});
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test('another language in the panel is the language of the samples in the text', async ({
    page,
  }) => {
    await openPage(page, ESTIMATE);
    await panelOf(page).getByRole('tab', {name: 'Node.js'}).click();
    await expect(page.getByRole('tab', {name: 'Node.js', selected: true})).toHaveCount(3);
    await expect(page.getByText('estimate-gas.mjs', {exact: true})).toBeVisible();
  });

  test('the response is marked while the reader is at its description', async ({page}) => {
    await openPage(page, CALL);
    const response = panelOf(page).locator('> div', {hasText: /^Example response/});
    await expect(response).toHaveCSS('box-shadow', 'none');
    await page.goto(`${CALL}#returns`);
    await expect(response).not.toHaveCSS('box-shadow', 'none');
    await panelOf(page)
      .getByRole('link', {name: /^Errors/})
      .click();
    await expect(page.locator('#errors')).toBeInViewport();
    await expect(response).toHaveCSS('box-shadow', 'none');
  });

  test('the open form fills the panel, and the text stays where it is', async ({page}) => {
    await openPage(page, CALL);
    const example = await boxOf(panelOf(page));
    await scrollBy(page, 700);
    const before = await page.evaluate(() => window.scrollY);
    await runOf(page).click();
    const form = page.getByRole('form', {name: /^Request to/});
    await expect(runButton(form)).toBeInViewport({ratio: 1});
    await expect(form.getByRole('button', {name: 'Close'})).toBeInViewport({ratio: 1});
    const {x, width, y, height} = await boxOf(form);
    expect(x).toBeGreaterThanOrEqual(example.x);
    expect(width).toBeGreaterThan(example.width - 2);
    expect(y + height).toBeLessThanOrEqual(900);
    await expect(panelOf(page).getByRole('tablist')).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('the line above the text names no section until the reader reaches one', async ({page}) => {
    await openPage(page, CALL);
    const current = contentsOf(page).locator('[class*=active]');
    await expect(current).toHaveCount(0);
    await scrollBy(page, 700);
    await expect(current).toHaveText('Parameters');
  });

  test('a line above the text names the section, and opens the contents list', async ({page}) => {
    await openPage(page, `${CALL}#returns`);
    const link = (name: string) => contentsOf(page).getByRole('link', {name, exact: true});
    await expect(link('Returns')).toHaveCSS('opacity', '1');
    await expect(link('Errors')).toHaveCSS('opacity', '0');
    await contentsOf(page).hover();
    await link('Differences on Linea').click();
    await expect(page.getByRole('heading', {name: 'Differences on Linea'})).toBeInViewport();
    // The list does not stay open over the text.
    await page.mouse.move(1200, 400);
    await expect(link('Errors')).toHaveCSS('opacity', '0');
  });

  test('the contents list opens on keyboard focus, below its line', async ({page}) => {
    await openPage(page, CALL);
    const links = contentsOf(page).getByRole('link');
    await page.getByRole('link', {name: /^Next/}).last().focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    for (const link of await links.all()) {
      await expect(link).toHaveCSS('opacity', '1');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {name: 'Parameters'})).toBeInViewport();
  });

  test('the line stays in view with and without the bar', async ({page}) => {
    await openPage(page, ESTIMATE);
    await scrollBy(page, 600);
    await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
    await expect.poll(async () => (await boxOf(contentsOf(page))).y).toBe(0);
    await page.mouse.wheel(0, -100);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport();
    await expect.poll(async () => (await boxOf(contentsOf(page))).y).toBe(60);
  });
});

test('from 1680 pixels on, the contents list is between text and panel', async ({page}) => {
  await page.setViewportSize({width: 1680, height: 900});
  await openPage(page, CALL);
  const text = await boxOf(page.getByText('For calls that build on each other'));
  const contents = await boxOf(contentsOf(page));
  const panel = await boxOf(panelOf(page));
  expect(contents.x).toBeGreaterThanOrEqual(text.x + text.width + 32);
  expect(panel.x).toBeGreaterThanOrEqual(contents.x + contents.width + 32);
  for (const link of await contentsOf(page).getByRole('link').all()) {
    await expect(link).toHaveCSS('opacity', '1');
  }
});

for (const [width, height] of [
  [390, 844],
  [1299, 900],
  [1440, 450],
] as const) {
  test(`in a window of ${width} by ${height} pixels, the example follows the introduction`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await openPage(page, CALL);
    await expect(page.getByRole('heading', {name: 'Request and response'})).toBeVisible();
    const panel = await boxOf(panelOf(page));
    const introduction = await boxOf(page.getByText('For calls that build on each other'));
    const parameters = await boxOf(page.locator('#parameters'));
    expect(panel.y).toBeGreaterThan(introduction.y);
    expect(parameters.y).toBeGreaterThan(panel.y + panel.height - 1);
  });
}

for (const width of [390, 1440]) {
  test(`no line of request and response is cut at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    for (const path of [CALL, SIMULATE, SUBSCRIBE]) {
      await openPage(page, path);
      const cut = panelOf(page)
        .locator('pre:visible')
        .evaluateAll(
          (blocks) =>
            blocks.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length,
        );
      expect(await cut, path).toBe(0);
      await expect(panelOf(page).getByRole('button', {name: 'Wrap long lines'})).toHaveCount(0);
    }
  });
}

test('nothing is wider than the window', async ({page}) => {
  for (const path of [CALL, SIMULATE, SUBSCRIBE]) {
    await openPage(page, path);
    for (const width of [1299, 1300, 1440, 1679, 1680, 1920, 2560]) {
      await page.setViewportSize({width, height: 900});
      const hidden = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(hidden, `${path}, ${width} pixels wide`).toBe(0);
    }
  }
});

test('a further example opens on request', async ({page}) => {
  await openPage(page, CALL);
  const fold = panelOf(page).locator('details', {hasText: 'State override'});
  await expect(fold.getByText('"0x602a5f5260205ff3"')).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.getByText('0x602a5f5260205ff3')).toBeVisible();
});

test('the rarely used fields of a call are in a fold before the next parameter', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, CALL);
  const table = page.getByRole('table', {name: /^Parameters of eth_call/});
  const row = (name: string) =>
    table.locator('tr', {
      has: page.locator('th > code', {hasText: new RegExp(`^call\\.${name}$`)}),
    });
  await expect(row('gas')).toBeVisible();
  await expect(row('chainId')).toBeHidden();
  // Two columns: the type is beside the meaning.
  const [name, meaning] = [row('gas').getByRole('rowheader'), row('gas').getByRole('cell')];
  expect((await boxOf(meaning)).x).toBeGreaterThan((await boxOf(name)).x + 100);
  await table.getByText(/^\d+ more fields of call$/).click();
  await expect(row('chainId')).toBeVisible();
});

test('paper has no controls of the panel, and whole lines of code', async ({page}) => {
  await openPage(page, CALL);
  await page.emulateMedia({media: 'print'});
  await expect(runOf(page)).toBeHidden();
  await expect(panelOf(page).getByRole('tablist')).toBeHidden();
  const code = panelOf(page).locator('pre:visible').first();
  expect(await code.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 1440, height: 900}});

  test('the samples follow each other in the text, each with its language', async ({page}) => {
    await page.goto(CALL);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    const panels = panelOf(page).locator('[role=tabpanel]');
    await expect(panels).toHaveCount(6);
    const parameters = await boxOf(page.locator('#parameters'));
    for (const panel of await panels.all()) {
      const {y, height} = await boxOf(panel);
      expect(y + height).toBeLessThan(parameters.y);
    }
    const label = panels.nth(1).evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(await label).toBe('"Python"');
  });
});
