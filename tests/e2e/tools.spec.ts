import {tools} from '../../src/components/shell/ToolCards/tools';
import {openPage} from './support/openPage';
import {expect, test} from './support/test';

const PAGE = '/get-started/tools';

/** What each card leads to, by role and name. */
const opened = {
  Decoder: ['textbox', /data/i],
  'Fee calculator': ['textbox', /^Calldata/],
  'RPC playground': ['button', 'Edit and run'],
  'Endpoint check': ['button', /^Check now/],
} as const satisfies Readonly<Record<string, readonly [role: string, name: RegExp | string]>>;

for (const {title, to} of tools) {
  test(`the card ${title} leads to the tool`, async ({page}) => {
    await openPage(page, PAGE);
    // The whole card is the target.
    const card = page.getByRole('article').getByRole('listitem').filter({hasText: title}).first();
    await card.click({position: {x: 20, y: 20}});
    await expect(page).toHaveURL(to);
    const [role, name] = opened[title];
    await expect(page.getByRole('article').getByRole(role, {name}).first()).toBeVisible();
  });
}

test('the page of tools is beside Tooling in the sidebar, under another name', async ({page}) => {
  await page.goto(PAGE);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Interactive tools'})).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sidebar.getByRole('link', {name: 'Tooling', exact: true})).toBeVisible();
});

test('without JavaScript, the cards are links', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(PAGE);
  for (const {title, to} of tools) {
    await expect(
      page.getByRole('article').getByRole('link', {name: title}).first(),
    ).toHaveAttribute('href', to);
  }
  await page.close();
});

for (const width of [320, 390, 820, 1440]) {
  test(`pictures of cards and of section heads fit at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of [PAGE, '/get-started', '/technology/architecture', '/api', '/learn']) {
      await page.goto(path);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, path).toBeLessThanOrEqual(width);
    }
  });
}
