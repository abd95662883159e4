import {openPage} from './support/openPage';
import {expect, test} from './support/test';

test('every internal link of navbar and footer is a page', async ({page, request}) => {
  await page.goto('/');
  const hrefs = await page
    .locator('nav a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(5);
  for (const href of new Set(hrefs.filter((path) => path !== '/'))) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    expect(response.url(), href).not.toMatch(/.\/$/);
  }
});

test('the skip link is the first stop of the keyboard and leads to the content', async ({page}) => {
  await openPage(page, '/get-started');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the footer leads to the terms and the privacy policy of the network', async ({page}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    [/^Terms of service/, 'https://linea.build/terms-of-service'],
    [/^Privacy policy/, 'https://linea.build/privacy-policy'],
  ] as const) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
  }
});

test('the support host sends its visitors to a page that exists', async ({page}) => {
  const response = await page.goto('/support');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', {name: 'Recognize scams'})).toBeVisible();
});

test('an old path leads to its page', async ({page}) => {
  await page.goto('/use-mainnet/info-contracts?a=b#c');
  await expect(page).toHaveURL('/get-started/build/network-info?a=b#c');
});

test('each page says when its facts were checked, and links to edit it', async ({page}) => {
  await page.goto('/technology/architecture');
  await expect(
    page.getByText(/^Checked on [A-Z]\w+ \d+, 20\d\d against \d+ sources/),
  ).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/technology\/architecture\.mdx$/,
  );
});
