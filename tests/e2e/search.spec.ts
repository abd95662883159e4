// cspell:ignore brige blok getblock configurati decentraliz
import {openResults, openSuggestions, searchBox, typeInBox} from './support/searching';
import {expect, test} from './support/test';

// Typical queries on the real pages, with a page that each must find. `spec/search.spec.ts` tests
// the rules.
const wanted = [
  ['chain id', '/get-started/build/network-info'],
  ['LineaRollup address', '/get-started/build/contracts'],
  ['Maru', '/technology/architecture'],
  ['conflation', '/zero-knowledge-glossary'],
  ['security council', '/risk-disclosures'],
  ['linea_estimateGas', '/api/reference/linea-estimategas'],
  ['linea_estimateGas()', '/api/reference/linea-estimategas'],
  ['estimateGas', '/api/reference/linea-estimategas'],
  ['estimateG', '/api/reference/linea-estimategas'],
  ['sendRawTransaction', '/api'],
  ['eth_sendRawTransaction', '/api'],
  ['-32000', '/api/errors'],
  ['transaction gas price below minimum', '/api/errors'],
  ['AA94', '/api/errors'],
  ['eth_sendUserOperation', '/api/reference/eth-senduseroperation'],
  ['bridge?', '/get-started/how-to/bridge'],
  ['"sparse merkle"', '/zero-knowledge-glossary'],
  ['configurati', '/technology/coordinator'],
  ['decentraliz', '/technology/architecture'],
] as const;

test('the search finds what readers look for', async ({page}) => {
  const {links} = await openResults(page, 'linea');
  for (const [words, path] of wanted) {
    await test.step(`"${words}" finds ${path}`, async () => {
      await page.getByRole('searchbox').fill(words);
      await expect(page).toHaveURL(`/search?${new URLSearchParams({q: words}).toString()}`);
      await expect(page.locator('main [aria-busy=false]')).toBeAttached();
      await expect(
        links.and(page.locator(`[href="${path}"], [href^="${path}#"]`)).first(),
      ).toBeVisible();
    });
  }
});

test('"the" does not find ether', async ({page}) => {
  const options = await openSuggestions(page, 'the', '/get-started');
  await expect(options.locator('mark').filter({hasText: /^eth/i})).toHaveCount(0);
});

test('the box tells what it shows, and which suggestion is chosen', async ({page}) => {
  const options = await openSuggestions(page, 'bridge', '/get-started');
  const box = searchBox(page);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  const second = await options.nth(1).getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', second ?? '');
  await box.press('ArrowUp');
  await box.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('bridge');
});

test('a choice with the control key opens a tab of its own', async ({page}) => {
  const options = await openSuggestions(page, 'bridge', '/get-started');
  const opened = page.waitForEvent('popup');
  await options.first().click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL(/\/bridge$/);
  await expect(page).toHaveURL('/get-started');
});

test('Enter before there are suggestions leads to the search page', async ({page}) => {
  await page.route('**/search-index*', () => undefined);
  await typeInBox(page, 'finalized block', '/get-started');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=finalized+block');
});

test('the search page keeps every letter of quick typing, and the address follows', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('link', {name: 'Connect to Linea'})).toBeVisible();
  const input = page.getByRole('searchbox', {name: 'Search words'});
  await input.pressSequentially('coordinator and prover');
  await expect(input).toHaveValue('coordinator and prover');
  await expect(page).toHaveURL('/search?q=coordinator+and+prover');
  await page.goto('/search?q=bridge');
  await expect(input).toHaveValue('bridge');
});

test('back from a result leads to the results', async ({page}) => {
  const {links} = await openResults(page, 'conflation');
  await links.first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=conflation');
  await expect(links.first()).toBeVisible();
});

test('the search page counts what it found', async ({page}) => {
  const {count} = await openResults(page, 'linea');
  await expect(count).toHaveText(/^Top 100 results(?:, on \d+ pages)?$/);
  await page.getByRole('searchbox').fill('conflation');
  await expect(count).toHaveText(/^\d+ results? on \d+ pages?$/);
});

test('the page of results shows one section, and the address has it', async ({page}) => {
  const {count, links} = await openResults(page, 'bridge');
  await expect(page.locator('main [aria-busy=false]')).toBeAttached();
  const choice = page.getByRole('combobox', {name: 'Section of the site'});
  const option = choice.locator('option').filter({hasText: /^Technology \(\d+\)$/});
  const pages = /\d+/.exec((await option.textContent()) ?? '')?.[0];
  await choice.selectOption('technology');
  await expect(page).toHaveURL('/search?q=bridge&section=technology');
  await expect(count).toHaveText(
    new RegExp(`^\\d+ (?:results?|of the top 100 results,) on ${pages} pages?$`),
  );
  await expect(links.and(page.locator(':not([href^="/technology/"])'))).toHaveCount(0);
  await page.reload();
  await expect(choice).toHaveValue('technology');
  await page.getByRole('searchbox', {name: 'Search words'}).fill('eth_getProof');
  await expect(page).toHaveURL('/search?q=eth_getProof&section=technology');
  await page.goto('/search?q=bridge&section=nowhere');
  await expect(choice).toHaveValue('');
  await choice.selectOption('learn');
  await choice.selectOption('');
  await expect(page).toHaveURL('/search?q=bridge');
});

test('mistyped words and names find what was meant first', async ({page}) => {
  const {links} = await openResults(page, 'brige');
  await expect(links.first()).toHaveAttribute('href', '/get-started/how-to/bridge');
  await page.getByRole('searchbox', {name: 'Search words'}).fill('eth_getBlok');
  await expect(links.first()).toHaveAttribute('href', /^\/api\/reference\/eth-getblock/);
});

test('on a phone the box unfolds over the bar and its list stays on the screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const options = await openSuggestions(page, 'bridge', '/get-started');
  await expect(options.first()).toBeInViewport();
  expect((await searchBox(page).boundingBox())?.width).toBeGreaterThan(340);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the search page says what works', async ({page}) => {
    await page.goto('/search');
    // Roles and texts leave out what is in a noscript element.
    const note = page.getByRole('main').locator('noscript');
    await expect(note.locator('p')).toContainText('The search needs JavaScript.');
    for (const name of ['Get started', 'JSON-RPC reference', 'Glossary']) {
      await expect(note.locator('li a', {hasText: name})).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  });
});

test('the excerpts of a page differ', async ({page}) => {
  await openResults(page, 'finality');
  await expect(page.locator('main [aria-busy=false]')).toBeAttached();
  const pages = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) =>
        [...article.querySelectorAll('[class*=snippet]')].map(({textContent}) => textContent),
      ),
    );
  expect(pages.flat().length).toBeGreaterThan(5);
  for (const excerpts of pages) {
    expect(new Set(excerpts).size).toBe(excerpts.length);
  }
});
