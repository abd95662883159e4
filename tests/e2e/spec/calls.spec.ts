import type {Page, Request} from '@playwright/test';
import {saveData} from '../../../tools/scriptChunks';
import {openPage} from '../support/openPage';
import {openResults, openSuggestions, searchBox} from '../support/searching';
import {answer, before, html, scripts, source} from './support/mutants';
import {expect, statement} from './support/statement';

const INDEX = /search-index[^/]*\.json/;

/** Requests for search indexes. The list grows over time. */
function indexRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (INDEX.test(request.url())) {
      requests.push(request);
    }
  });
  return requests;
}

function addresses(requests: readonly Request[]): readonly string[] {
  return requests.map((request) => {
    const {pathname, search} = new URL(request.url());
    return `${request.method()} ${pathname}${search}`;
  });
}

/** Detects whether one of the scripts that a page has loaded contains a text. */
function scriptTexts(page: Page): {readonly with: (words: string) => Promise<boolean>} {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/js\/[^?]*\.js/.test(response.url())) {
      texts.push(response.text().catch(() => ''));
    }
  });
  return {with: async (words) => (await Promise.all(texts)).some((text) => text.includes(words))};
}

statement(
  'GET search-index{dir}.json plus a cache-busting query parameter, relative to the base url',
  {site: 'plain', fault: html('name="search-index"', 'name="other"')},
  async ({page}) => {
    const requests = indexRequests(page);
    await openSuggestions(page, 'granite', '/get-started/how-to/bridge');
    const meta = page.locator('meta[name="search-index"]');
    await expect(meta).toHaveAttribute('content', /^[\da-f]{8}$/);
    const hash = await meta.getAttribute('content');
    expect(addresses(requests)).toEqual([`GET /search-index.json?_=${hash}`]);
  },
);

statement(
  'GET search-index{dir}.json …, relative to … the selected docs version path',
  {site: 'dropdowns', fault: source('searches the last version only')},
  async ({page}) => {
    const requests = indexRequests(page);
    await openPage(page, '/get-started');
    const navigation = page.getByRole('navigation', {name: 'Main'});
    await navigation.getByRole('button', {name: 'Next'}).hover();
    await navigation.getByRole('link', {name: '1.0'}).click();
    await expect(page).toHaveURL('/1.0/get-started');
    await searchBox(page).fill('chalk');
    await expect(page.getByRole('option').first()).toContainText('Get started');
    // The page has no version, so the search uses the selected one.
    await openSuggestions(page, 'chalk', '/');
    await expect(page.getByRole('option')).toHaveCount(1);
    expect(new Set(addresses(requests).map((address) => address.replace(/\?.*/, '')))).toEqual(
      new Set(['GET /1.0/search-index.json']),
    );
  },
);

statement(
  'GET search-index{dir}.json …; {dir} is an optional context suffix',
  {site: 'contexts', fault: source('joins the context otherwise')},
  async ({page}) => {
    const requests = indexRequests(page);
    await openSuggestions(page, 'wallet', '/get-started');
    await openSuggestions(page, 'wallet', '/');
    expect(addresses(requests).map((address) => address.replace(/\?.*/, ''))).toEqual([
      'GET /search-index-get-started.json',
      'GET /search-index.json',
    ]);
  },
);

statement(
  'GET search-index{dir}.json: payload none',
  {site: 'plain', fault: scripts('mode:"same-origin"', 'method:"POST",body:"{}"')},
  async ({page}) => {
    const requests = indexRequests(page);
    await openSuggestions(page, 'granite', '/learn');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method()).toBe('GET');
    expect(requests[0]?.postData()).toBeNull();
  },
);

statement(
  'Answer: an array of objects, each with documents and index',
  {
    site: 'plain',
    fault: answer(INDEX, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, json: {parts: (await response.json()) as unknown}});
    }),
  },
  async ({page}) => {
    const answered = page.waitForResponse(INDEX);
    const {links} = await openResults(page, 'granite');
    const parts: unknown = await (await answered).json();
    expect(Array.isArray(parts)).toBe(true);
    for (const part of parts as object[]) {
      expect(part).toEqual({
        documents: expect.any(Array) as unknown,
        index: expect.any(Object) as unknown,
      });
    }
    await expect(links.first()).toHaveAttribute('href', '/words/quartz');
  },
);

statement(
  "The index file must be same-origin, otherwise the error 'Unexpected version url' is thrown",
  {site: 'plain', fault: source('accepts another origin')},
  async ({page}) => {
    const requests = indexRequests(page);
    for (const version of ['/example.com/', '\\\\example.com\\', '/\texample.com/']) {
      const {failure} = await openResults(page, 'granite', {version});
      await expect(failure).toContainText('Unexpected version url');
    }
    expect(addresses(requests)).toEqual([]);
  },
);

const PAGE = '/technology/architecture';
const SENTENCE = 'The sequencer orders transactions.';

statement(
  'Page content is loaded as lazy chunks per route',
  {
    site: 'plain',
    fault: before(() => {
      addEventListener('load', () => {
        Object.defineProperty(navigator, 'connection', {value: undefined});
        const {docusaurus} = window as unknown as {docusaurus: {preload: (path: string) => void}};
        docusaurus.preload('/technology/architecture');
      });
    }),
  },
  async ({page}) => {
    await saveData(page);
    const loaded = scriptTexts(page);
    await openPage(page, '/learn');
    await page.waitForLoadState('networkidle');
    expect(await loaded.with('Tutorials.')).toBe(true);
    expect(await loaded.with(SENTENCE)).toBe(false);
    await page.locator(`a[href="${PAGE}"]`).first().click();
    await expect(page.getByText(SENTENCE)).toBeVisible();
    expect(await loaded.with(SENTENCE)).toBe(true);
  },
);

statement(
  'Chunks are prefetched as described in section 2',
  {
    site: 'plain',
    fault: before(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      }),
    ),
  },
  async ({page}) => {
    const loaded = scriptTexts(page);
    await openPage(page, '/learn');
    await expect(page.locator(`a[href="${PAGE}"]`).first()).toBeInViewport();
    await expect.poll(() => loaded.with(SENTENCE)).toBe(true);
    await expect(page).toHaveURL('/learn');
  },
);
