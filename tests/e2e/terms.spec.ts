import type {Page} from '@playwright/test';
import {glossary} from '../../data/glossary';
import {axeViolations} from './support/axe';
import {openPage} from './support/openPage';
import {blockChunks, saveData} from '../../tools/scriptChunks';
import {expect, test} from './support/test';

/** The page with the most terms. */
const PAGE = '/technology/architecture';

/** A term in the first paragraph of that page. */
const ID = 'sequencer';
const ENTRY = `/zero-knowledge-glossary#${ID}`;
const meaning = glossary.find(({id}) => id === ID)?.definition.replaceAll('`', '') ?? '?';

const termOf = (page: Page) => page.locator(`article a[href="${ENTRY}"]`);

test('a term is explained at its first use in a page, and nowhere else', async ({page}) => {
  await openPage(page, PAGE);
  const terms = page.locator('article a[href^="/zero-knowledge-glossary#"]');
  const anchors = await terms.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')).filter((href) => href?.includes('#')),
  );
  expect(anchors.length).toBeGreaterThan(30);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const place of ['h1', 'h2', 'h3', 'code', 'pre', 'th', 'summary', 'a a', 'figure']) {
    await expect(page.locator(place).locator(terms), place).toHaveCount(0);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme});

    test('hovering a term shows its meaning, without a violation, until Escape', async ({page}) => {
      await openPage(page, PAGE);
      await termOf(page).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expect(page.getByRole('tooltip')).toContainText(meaning);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toBeHidden();
    });
  });
}

test('moving on to another term shows that one, moving away none', async ({page}) => {
  await openPage(page, PAGE);
  await termOf(page).hover();
  await expect(page.getByRole('tooltip')).toContainText(meaning);
  await page.locator('article a[href="/zero-knowledge-glossary#rollup"]').hover();
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await expect(page.getByRole('tooltip')).not.toContainText(meaning);
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('the focus of the keyboard shows the meaning, by which the link is described', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const term = termOf(page);
  // The first key press loads the definitions, before the term gets focus.
  await page.keyboard.press('Tab');
  await expect(term).toHaveAccessibleDescription(new RegExp(`^${ID} `));
  await expect(page.getByRole('tooltip')).toBeHidden();
  while (!(await term.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ENTRY);
  await expect(page.getByText(meaning.slice(0, 60))).toBeInViewport();
});

test('the meanings come once, when they are asked for', async ({page}) => {
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await termOf(page).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const scripts = () => requested.filter((url) => url.includes('/assets/js/'));
  expect(scripts().length).toBeGreaterThan(0);
  const count = scripts().length;
  await page.locator('article a[href="/zero-knowledge-glossary#rollup"]').hover();
  await expect(page.getByRole('tooltip')).not.toContainText(meaning);
  expect(scripts().length).toBe(count);
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('the first touch shows the meaning, without a violation, the second leads to the entry', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    await termOf(page).tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('heading', {level: 1}).tap();
    await expect(page.getByRole('tooltip')).toBeHidden();
    await termOf(page).tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await termOf(page).tap();
    await expect(page).toHaveURL(ENTRY);
  });

  test('a touch leads to the entry when the meanings do not come', async ({page}) => {
    await saveData(page);
    await openPage(page, PAGE);
    await blockChunks(page);
    await termOf(page).tap();
    await expect(page).toHaveURL(ENTRY);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a term is a link to its entry, which is there to read', async ({page}) => {
    await page.goto(PAGE);
    await termOf(page).click();
    await expect(page).toHaveURL(ENTRY);
    await expect(page.getByText(meaning.slice(0, 60))).toBeInViewport();
  });
});
