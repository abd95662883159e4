import type {Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {
  openResults,
  openSuggestions,
  searchBox,
  shownResults,
  typeInBox,
} from '../support/searching';
import {inScope} from '../../../tools/test/scope';
import {expect, test} from '../support/test';
import {watchErrors} from '../support/watchErrors';

const INDEX = /search-index[^/]*\.json/;

/** Expects that a navbar link opens its page and that the search finds something. */
async function expectUsable(page: Page): Promise<void> {
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Technology'})
    .click();
  // The URL changes before the page does.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('How Linea works');
  await searchBox(page).click();
  await searchBox(page).fill('bridge');
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Expects an error because the search's code is missing, and that Retry loads it. */
async function expectRetry(page: Page, code: string | RegExp): Promise<void> {
  const form = page.getByRole('search', {name: 'Documentation'});
  await expect(form.getByRole('alert')).toContainText('the code didn’t load');
  await page.unroute(code);
  await form.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('option').first()).toBeVisible();
}

interface BrokenIndex {
  readonly name: string;
  readonly status?: number;
  readonly contentType?: string;
  readonly change: (text: string) => string;
}

const brokenIndexes: readonly BrokenIndex[] = [
  {name: 'is missing', status: 404, contentType: 'text/html', change: () => 'Not found'},
  {name: 'is truncated', change: (text) => text.slice(0, text.length / 2)},
  {
    name: 'the server cannot give',
    status: 503,
    contentType: 'text/plain',
    change: () => 'Try later',
  },
  {name: 'is not JSON', change: () => 'search index'},
  {name: 'is empty', change: () => ''},
  {name: 'is JSON of another kind', change: () => '{"error":"moved"}'},
  {
    name: 'is a page with status 200',
    contentType: 'text/html',
    change: () => '<!doctype html><div id=__docusaurus>',
  },
];

test.describe('an index that', () => {
  for (const {name, status = 200, contentType = 'application/json', change} of inScope(
    'broken-search-index',
    'five of seven ways in which the search index can be broken',
    {all: brokenIndexes, sample: brokenIndexes.slice(0, 2)},
  )) {
    test(`${name} is said in the box and on the search page, and Retry loads it`, async ({
      page,
    }) => {
      const errors = watchErrors(page);
      await page.route(INDEX, async (route) => {
        const body = await (await route.fetch()).text();
        await route.fulfill({status, contentType, body: change(body)});
      });
      const {failure, links} = await openResults(page, 'bridge');
      await expect(failure).toContainText('The search could not be loaded: /search-index.json');

      const options = await openSuggestions(page, 'bridge', '/get-started');
      const form = page.getByRole('search', {name: 'Documentation'});
      await expect(form.getByRole('alert')).toContainText('The search could not be loaded');
      await form.getByRole('button', {name: 'Retry'}).click();
      await expect(form.getByRole('alert')).toContainText('The search could not be loaded');
      await page.unroute(INDEX);
      await form.getByRole('button', {name: 'Retry'}).click();
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL('/get-started');

      await page.goBack();
      await openResults(page, 'bridge');
      await expect(links).not.toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }

  test('came broken is not taken from the cache again', async ({page}) => {
    const asked: (string | undefined)[] = [];
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname === '/search-index.json') {
        asked.push((await response.request().allHeaders())['cache-control']);
      }
    });
    await page.route(INDEX, (route) => route.fulfill({contentType: 'application/json', body: '['}));
    const {failure, links} = await openResults(page, 'bridge');
    await expect(failure).toBeVisible();
    await page.unroute(INDEX);
    await failure.getByRole('button', {name: 'Retry'}).click();
    await expect(links).not.toHaveCount(0);
    await expect.poll(() => asked).toEqual([undefined, 'no-cache']);
  });

  test('comes very late shows its ring, can be left, and finds when it is there', async ({
    page,
  }) => {
    const errors = watchErrors(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await typeInBox(page, 'bridge', '/get-started');
    const form = page.getByRole('search', {name: 'Documentation'});
    await expect(form.locator('[class*=ring]').first()).toBeVisible();
    await expect(form.getByText('Loading the search').first()).toBeVisible();
    await searchBox(page).fill('bridge to');
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Technology'})
      .click();
    await expect(page).toHaveURL('/technology/architecture');
    // The URL changes before the page does, which closes the panel.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('How Linea works');
    await searchBox(page).fill('bridge token');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(form.locator('[class*=ring]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('comes late on the search page answers what was typed last', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await openPage(page, '/search?q=bridge');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(/Loading the search/);
    await main.getByRole('searchbox').fill('conflation');
    release();
    await expect(
      shownResults(page)
        .links.filter({hasText: /conflation|^C$/i})
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL('/search?q=conflation');
  });
});

test('offline the search says so, and online Retry loads it', async ({page}) => {
  const errors = watchErrors(page);
  await openPage(page, '/get-started');
  await page.context().setOffline(true);
  await searchBox(page).click();
  await searchBox(page).fill('bridge');
  const form = page.getByRole('search', {name: 'Documentation'});
  await expect(form.getByRole('alert')).toContainText('The search could not be loaded');
  await page.context().setOffline(false);
  await form.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('offline once the index is there, the search finds', async ({page}) => {
  const options = await openSuggestions(page, 'bridge', '/get-started');
  await expect(options.first()).toBeVisible();
  await page.context().setOffline(true);
  await searchBox(page).fill('conflation');
  await expect(options.first()).toContainText(/conflation/i);
});

test.describe('a thread that', () => {
  test('is forbidden is said, and the page goes on', async ({page}) => {
    const errors = watchErrors(page);
    await page.addInitScript(() => {
      window.Worker = new Proxy(window.Worker, {
        construct(target, [url]: [string]) {
          if (!sessionStorage.getItem('allowed')) {
            throw new DOMException('Threads are forbidden', 'SecurityError');
          }
          return new target(url);
        },
      });
    });
    await openSuggestions(page, 'bridge', '/get-started');
    const form = page.getByRole('search', {name: 'Documentation'});
    await expect(form.getByRole('alert')).toContainText('Threads are forbidden');
    await page.evaluate(() => sessionStorage.setItem('allowed', 'yes'));
    await form.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectUsable(page);
    expect(errors).toEqual([]);
  });

  test('cannot be loaded is said, and Retry loads it', async ({page}) => {
    const started = page.waitForEvent('worker');
    await openResults(page, 'bridge');
    const code = (await started).url();
    const errors = watchErrors(page);
    await page.route(code, (route) => route.abort());
    await page.goto('about:blank');
    await openSuggestions(page, 'bridge', '/get-started');
    await expectRetry(page, code);
    expect(errors).toEqual([]);
  });
});

test('code of the search that cannot be loaded is said, and Retry loads it', async ({page}) => {
  const errors = watchErrors(page);
  await openPage(page, '/get-started');
  await page.waitForLoadState('networkidle');
  const code = /\/assets\/js\//;
  await page.route(code, (route) => route.abort());
  await searchBox(page).click();
  await searchBox(page).fill('bridge');
  await expectRetry(page, code);
  expect(errors).toEqual([]);
});

const HOSTILE = [
  '<script>window.injected=1</script>',
  '"><img src=x onerror="window.injected=1">',
  'javascript:window.injected=1',
  '</title></head><svg/onload=window.injected=1>',
  'a'.repeat(10_000),
  'ab '.repeat(2_000),
  '__proto__ constructor toString hasOwnProperty',
  '__proto__',
  '+bridge -token ~1 ^5 t:gas * b*d*e*',
  '*a'.repeat(60),
  '../../../etc/passwd',
  'a\u0000b\u202Ec\uFEFF',
  'a\uD800',
];

/** Percent escapes that are invalid or decode to no usable text. Tests add them to the URL unchanged. */
const BROKEN_ESCAPES = ['%', '%E0%A4%A', '%zz', '%u0041', '%00', '%FF%FE'];

const hostile = inScope(
  'hostile-searches',
  'eleven of thirteen hostile texts and four of six broken escapes in each parameter of the search page',
  {
    all: {texts: HOSTILE, escapes: BROKEN_ESCAPES},
    sample: {texts: HOSTILE.slice(0, 2), escapes: BROKEN_ESCAPES.slice(0, 2)},
  },
);

for (const parameter of ['q', 'ctx', 'version'] as const) {
  test(`hostile text in ${parameter} does nothing`, async ({page}) => {
    test.slow();
    const errors = watchErrors(page);
    const texts = hostile.texts.map((text) => new URLSearchParams({[parameter]: text}).toString());
    const escapes = hostile.escapes.map((escape) => `${parameter}=${escape}`);
    const rest = parameter === 'q' ? '' : '&q=bridge';
    const addresses = [...texts, ...escapes].map((query) => `/search?${query}${rest}`);
    for (const address of addresses) {
      await openPage(page, address);
      const {count, failure} = shownResults(page);
      await expect(count.or(failure), address.slice(0, 100)).toBeVisible();
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      await expect(page.locator('main :is(script, img, svg[onload])')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    }
    await expectUsable(page);
    expect(errors).toEqual([]);
  });
}

test('hostile text in the box does nothing, and the box goes on', async ({page}) => {
  const errors = watchErrors(page);
  await openSuggestions(page, 'bridge', '/get-started');
  for (const text of HOSTILE) {
    await searchBox(page).fill(text);
    const form = page.getByRole('search', {name: 'Documentation'});
    await expect(page.getByRole('option').or(form.getByText('No results')).first()).toBeVisible();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  }
  await searchBox(page).fill('a'.repeat(10_000));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=a+$/);
  await expect(page.getByRole('heading', {level: 1})).toContainText('aaa');
  await expect(shownResults(page).count).toHaveText('No results');
  await expectUsable(page);
  expect(errors).toEqual([]);
});
