import {expect, test} from './support/test';

test('the navbar leads to the four places and to support', async ({page}) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', {name: 'Main'});
  for (const [name, path, heading] of [
    ['Get started', '/get-started', /get started/i],
    ['Technology', '/technology/architecture', /How Linea works/],
    ['API & SDK', '/api', /API/],
    ['Release notes', '/release-notes', /release notes/i],
  ] as const) {
    await nav.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  }
  await expect(nav.getByRole('link', {name: /Support/})).toHaveAttribute(
    'href',
    'https://support.linea.build',
  );
});

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
  await page.goto('/get-started');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the footer leads to each place that readers look for there', async ({page}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    [/^Linea home/, 'https://linea.build'],
    [/^Network status/, 'https://linea.statuspage.io'],
    [/^Block explorer/, 'https://lineascan.build'],
    [/^Risk disclosures/, '/risk-disclosures'],
    [/^Discord/, 'https://discord.gg/hyperledger'],
    [/^Support/, 'https://support.linea.build'],
    [/^Feedback forum/, 'https://community.linea.build/c/feedback'],
    [/^Documentation source/, /^https:\/\/github\.com\//],
    [/^Terms of service/, 'https://linea.build/terms-of-service'],
    [/^Privacy policy/, 'https://linea.build/privacy-policy'],
  ] as const) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
  }
  await expect(footer.getByText('Copyright © 2025')).toBeVisible();
});

test('the support host sends its visitors to a page that exists', async ({page}) => {
  const response = await page.goto('/support');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', {name: 'Recognize impostors'})).toBeVisible();
});

test('the color mode follows the system, and a manual switch is stored', async ({browser}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await browser.newPage({colorScheme});
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.close();
  }
  const page = await browser.newPage({colorScheme: 'dark'});
  await page.goto('/');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toMatch(/^(dark|light)$/);
});

test('the navbar hides on scroll down and comes back on scroll up', async ({page}) => {
  await page.goto('/technology/architecture');
  const nav = page.getByRole('navigation', {name: 'Main'});
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(200);
  await page.mouse.wheel(0, 800);
  await expect(nav).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(nav).toBeInViewport();
});

test('the mobile menu opens below 997 px', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await page.goto('/get-started');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('link', {name: 'Network information'}).first()).toBeVisible();
});

test('an old path leads to its page', async ({page}) => {
  await page.goto('/use-mainnet/info-contracts?a=b#c');
  await expect(page).toHaveURL('/get-started/build/network-info?a=b#c');
});

test('each page says when its facts were checked, and links to edit it', async ({page}) => {
  await page.goto('/technology/architecture');
  await expect(
    page.getByText(/Facts checked on [A-Z]\w+ \d+, 20\d\d against \d+ sources/),
  ).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/technology\/architecture\.mdx$/,
  );
});
