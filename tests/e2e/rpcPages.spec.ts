import type {Locator, Page} from '@playwright/test';
import {openPage} from './support/openPage';
import {CALL, ESTIMATE, openForm} from './support/playground';
import {expect, test} from './support/test';

const panelOf = (page: Page) => page.locator('.request-panel > div');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) {
    throw new Error('The part is not visible');
  }
  return box;
}

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('request, response and button are in the first screen, beside the text', async ({page}) => {
    await openPage(page, CALL);
    const panel = panelOf(page);
    await expect(panel.getByRole('heading', {name: 'Request and response'})).toBeInViewport();
    await expect(panel.getByRole('button', {name: 'Edit and run'})).toBeInViewport({ratio: 1});
    await expect(panel.getByText('Response from Linea Mainnet')).toBeInViewport();
    const text = await boxOf(page.getByText('For calls that build on each other'));
    const example = await boxOf(panel);
    expect(text.x + text.width).toBeLessThan(example.x);
    expect(example.x + example.width).toBeLessThanOrEqual(1440);
  });

  test('they stay in view while the reader scrolls', async ({page}) => {
    await openPage(page, CALL);
    await page.getByRole('heading', {name: 'Errors'}).scrollIntoViewIfNeeded();
    await expect(panelOf(page).getByRole('button', {name: 'Edit and run'})).toBeInViewport();
  });

  test('a long example scrolls in its panel, and the panel ends in the window', async ({page}) => {
    await openPage(page, ESTIMATE);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    const {y, height} = await boxOf(panelOf(page));
    expect(y + height).toBeLessThanOrEqual(900);
  });

  test('the open form takes the full width, and the text follows it', async ({page}) => {
    const form = await openForm(page, CALL);
    const {y, width, height} = await boxOf(form);
    expect(width).toBeGreaterThan(900);
    const parameters = await boxOf(page.locator('#parameters'));
    expect(parameters.y).toBeGreaterThan(y + height);
  });

  test('the contents list folds above the text', async ({page}) => {
    await openPage(page, CALL);
    const contents = page.getByRole('button', {name: 'On this page'});
    await contents.click();
    await page
      .getByRole('article')
      .getByRole('link', {name: 'Differences on Linea', exact: true})
      .click();
    await expect(page.getByRole('heading', {name: 'Differences on Linea'})).toBeInViewport();
  });
});

test('on a narrower screen, the example follows the introduction', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, CALL);
  const panel = await boxOf(panelOf(page));
  const introduction = await boxOf(page.getByText('For calls that build on each other'));
  const parameters = await boxOf(page.locator('#parameters'));
  expect(panel.y).toBeGreaterThan(introduction.y);
  expect(parameters.y).toBeGreaterThan(panel.y + panel.height - 1);
});

test('a further example opens on request', async ({page}) => {
  await openPage(page, CALL);
  const fold = panelOf(page).locator('details');
  await expect(fold.getByText('"0x602a5f5260205ff3"')).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.getByText('0x602a5f5260205ff3')).toBeVisible();
});
