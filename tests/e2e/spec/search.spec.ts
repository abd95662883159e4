// cspell:ignore configurati decentraliz
import type {Page} from '@playwright/test';
import {HitType, type SearchDocument} from '../../../src/search/document';
import {openPage} from '../support/openPage';
import {
  openResults,
  openSuggestions,
  searchBox,
  shownResults,
  typeInBox,
} from '../support/searching';
import {answer, scripts, site, source} from './support/mutants';
import {expect, statement} from './support/statement';

const INDEX = /search-index[^/]*\.json/;

/** The documents of each part of the index. The position of a part is the type of its documents. */
async function indexOf(page: Page): Promise<readonly (readonly SearchDocument[])[]> {
  await page.goto('/search');
  const parts = await page.evaluate(async () => {
    const response = await fetch('/search-index.json');
    return (await response.json()) as {readonly documents: readonly SearchDocument[]}[];
  });
  return parts.map(({documents}) => documents);
}

/** A fault: changes the documents of the index. */
function documents(change: (document: Record<string, unknown>, type: number) => void) {
  return answer(INDEX, async (route) => {
    const response = await route.fetch();
    const parts = (await response.json()) as {documents: Record<string, unknown>[]}[];
    parts.forEach((part, type) => part.documents.forEach((document) => change(document, type)));
    await route.fulfill({response, json: parts});
  });
}

/** A fault: removes all documents from one part of the index. */
function without(type: number) {
  return answer(INDEX, async (route) => {
    const response = await route.fetch();
    const parts = (await response.json()) as {documents: unknown[]}[];
    parts[type]?.documents.splice(0);
    await route.fulfill({response, json: parts});
  });
}

/** Serves the site at `/base/`, the path for which it was built. The server has it at the root. */
async function serveUnderBase(page: Page): Promise<void> {
  await page.route(/\/base\//, async (route) =>
    route.fallback({url: route.request().url().replace('/base/', '/')}),
  );
}

const one = (parts: readonly (readonly SearchDocument[])[], url: string) => {
  const found = parts.flatMap((part, type) =>
    part.filter(({u}) => u === url).map((document) => ({...document, type})),
  );
  return (type: number) => found.filter((document) => document.type === type);
};

// Section 2: routes, navigation, search results page.

statement(
  '/search: query parameter q (search text)',
  {site: 'plain', fault: source('does not read q')},
  async ({page}) => {
    await openPage(page, '/search?q=limestone');
    await expect(page.getByRole('searchbox')).toHaveValue('limestone');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Search results for "limestone"',
    );
    await expect(shownResults(page).links.filter({hasText: 'Marble'})).toHaveCount(1);
  },
);

statement(
  '/search: query parameter ctx (optional search context)',
  {site: 'contexts', fault: source('does not read ctx')},
  async ({page}) => {
    const all = await openResults(page, 'limestone');
    await expect(all.links).not.toHaveCount(0);
    const inside = await openResults(page, 'limestone', {ctx: 'words'});
    await expect(inside.links).not.toHaveCount(0);
    const outside = await openResults(page, 'limestone', {ctx: 'technology'});
    await expect(outside.count).toHaveText('No results');
  },
);

statement(
  '/search: query parameter version (optional docs version path)',
  {site: 'dropdowns', fault: source('does not read version')},
  async ({page}) => {
    const current = await openResults(page, 'chalk');
    await expect(current.count).toHaveText('No results');
    const old = await openResults(page, 'chalk', {version: '1.0/'});
    await expect(old.links.first()).toHaveAttribute('href', '/1.0/get-started');
  },
);

statement(
  'Keyboard shortcut Ctrl+K focuses the search box',
  {site: 'plain', fault: source('listens to Alt')},
  async ({page}) => {
    await openPage(page, '/learn');
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
  },
);

statement(
  'Keyboard shortcut Cmd+K (Mac) focuses the search box',
  {site: 'plain', fault: source('does not know Macs')},
  async ({newContext}) => {
    const context = await newContext({
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15',
    });
    const page = await context.newPage();
    await openPage(page, '/learn');
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).not.toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(searchBox(page)).toBeFocused();
  },
);

statement(
  'A hit opens its stored url plus an optional heading anchor',
  {site: 'plain', fault: source('leads to pages only')},
  async ({page}) => {
    const {links} = await openResults(page, 'limestone');
    await links.filter({hasText: 'Marble'}).click();
    await expect(page).toHaveURL('/words/quartz#marble-quarry');
    await page.goBack();
    await openResults(page, 'granite');
    await links.first().click();
    await expect(page).toHaveURL('/words/quartz');
  },
);

statement(
  'When term highlighting is enabled, terms are passed in a repeated query parameter _highlight',
  {site: 'otherSearch', fault: site('plain')},
  async ({page}) => {
    const {links} = await openResults(page, 'limestone section');
    await links.filter({hasText: 'Marble'}).click();
    await expect(page).toHaveURL(
      /\/words\/quartz\?_highlight=limestone&_highlight=section#marble-quarry$/,
    );
    await expect(page.getByRole('article').locator('mark')).toHaveText([
      /^limestone$/i,
      /^section$/i,
    ]);
  },
);

statement('Highlighting is currently disabled', {fault: site('otherSearch')}, async ({page}) => {
  const options = await openSuggestions(page, 'bridge', '/learn');
  await options.first().click();
  await expect(page).not.toHaveURL(/\/learn$/);
  expect(page.url()).not.toContain('_highlight');
  await page.goto('/get-started?_highlight=the&_highlight=linea');
  await openPage(page, page.url());
  await expect(page.getByRole('article').locator('mark')).toHaveCount(0);
});

statement(
  "A hit under /docs/api-reference/ with no page title is labelled 'API Reference'",
  {site: 'plain', fault: scripts('"API Reference"', '"Reference"')},
  async ({page}) => {
    const options = await openSuggestions(page, 'basalt');
    await expect(options.first()).toContainText('API Reference');
    const {links} = await openResults(page, 'basalt');
    await expect(links.first()).toHaveText('API Reference');
    await expect(links.first()).toHaveAttribute('href', '/docs/api-reference/thing');
  },
);

// Section 3: documents of the index, types of hits, configuration of contexts.

statement(
  'Search index document: i: id',
  {site: 'plain', fault: documents((document) => (document.i = 7))},
  async ({page}) => {
    const [titles = [], headings = [], , , content = []] = await indexOf(page);
    const ids = [...titles, ...headings, ...content].map(({i}) => i);
    expect(ids.every(Number.isInteger)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

statement(
  'Search index document: t: title',
  {site: 'plain', fault: documents((document) => delete document.t)},
  async ({page}) => {
    const of = one(await indexOf(page), '/words/quartz');
    expect(of(0).map(({t}) => t)).toEqual(['Quartz']);
    expect(of(1).map(({t}) => t)).toEqual(['Marble']);
    expect(of(4)[0]?.t).toBe('Granite is named in the text of the page.');
  },
);

statement(
  'Search index document: s: section or subtitle',
  {site: 'plain', fault: documents((document) => delete document.s)},
  async ({page}) => {
    const of = one(await indexOf(page), '/words/quartz');
    expect(of(4).map(({s}) => s)).toEqual(['Quartz', 'Marble']);
    expect(of(2).map(({s}) => s)).toEqual(['Quartz']);
  },
);

statement(
  'Search index document: u: url',
  {site: 'plain', fault: documents((document) => (document.u = `/pages${String(document.u)}`))},
  async ({page}) => {
    const urls = new Set((await indexOf(page)).flat().map(({u = ''}) => u));
    expect([...urls]).toContain('/words/quartz');
    for (const url of urls) {
      expect((await page.goto(url))?.status(), url).toBe(200);
    }
  },
);

statement(
  'Search index document: h: heading anchor',
  {site: 'plain', fault: documents((document) => delete document.h)},
  async ({page}) => {
    const of = one(await indexOf(page), '/words/quartz');
    expect([...of(1), ...of(4)].map(({h}) => h)).toEqual(['#marble-quarry', '', '#marble-quarry']);
    await page.goto('/words/quartz');
    await expect(page.locator('#marble-quarry')).toHaveCount(1);
  },
);

statement(
  'Search index document: p: parent page id',
  {site: 'plain', fault: documents((document) => delete document.p)},
  async ({page}) => {
    // The last part has answers, which have no parent.
    const [titles = [], ...others] = (await indexOf(page)).slice(0, HitType.Content + 1);
    for (const {p, u} of others.flat()) {
      expect(titles.find(({i}) => i === p)?.u).toBe(u);
    }
    expect(titles.filter(({p}) => p !== undefined)).toEqual([]);
  },
);

statement(
  'Search index document: b: breadcrumb list',
  {site: 'plain', fault: documents((document) => delete document.b)},
  async ({page}) => {
    const of = one(await indexOf(page), '/get-started/how-to/bridge');
    expect(of(0).map(({b}) => b)).toEqual([['Get started', 'How-to guides']]);
    const options = await openSuggestions(page, 'withdrawal');
    await expect(options.first()).toContainText('Get started › How-to guides › Bridge');
  },
);

for (const [type, name, word, what] of [
  [0, 'Title', 'collection', 'Collection'],
  [1, 'Heading', 'eleven', 'Eleven'],
  [2, 'Description', 'feldspar', 'Where quartz and feldspar are found.'],
  [3, 'Keywords', 'obsidian', 'Quartz'],
  [4, 'Content', 'granite', 'Granite is named in the text of the page.'],
] as const) {
  statement(
    `Search hit types: ${name}=${type}`,
    {site: 'plain', fault: without(type)},
    async ({page}) => {
      const parts = await indexOf(page);
      const holding = parts.flatMap((part, place) =>
        part.some(({t}) => t.toLowerCase().includes(word)) ? [place] : [],
      );
      expect(holding).toEqual([type]);
      const options = await openSuggestions(page, word);
      await expect(options).toHaveCount(1);
      await expect(options.first()).toContainText(what);
    },
  );
}

statement(
  'Search context entry: a plain string',
  {site: 'contexts', fault: scripts('["words",', '["pages",')},
  async ({page}) => {
    await openPage(page, '/search');
    const choice = page.getByRole('combobox', {name: 'Part of the documentation'});
    await expect(choice.getByRole('option', {name: 'words', exact: true})).toHaveCount(1);
    await choice.selectOption('words');
    await expect(page).toHaveURL('/search?ctx=words');
  },
);

statement(
  'Search context entry: an object with label (string) and path',
  {site: 'contexts', fault: scripts('First steps', 'Last steps')},
  async ({page}) => {
    await openPage(page, '/search');
    const choice = page.getByRole('combobox', {name: 'Part of the documentation'});
    await expect(choice.getByRole('option', {name: 'First steps'})).toHaveCount(1);
    await choice.selectOption('First steps');
    await expect(page).toHaveURL('/search?ctx=get-started');
  },
);

statement(
  'Search context entry: an object with label (per-locale map) and path',
  {site: 'contexts', fault: scripts('How it works', 'How it stands')},
  async ({page}) => {
    await openPage(page, '/search');
    const choice = page.getByRole('combobox', {name: 'Part of the documentation'});
    await expect(choice.getByRole('option', {name: 'How it works'})).toHaveCount(1);
    await choice.selectOption('How it works');
    await expect(page).toHaveURL('/search?ctx=technology');
    await expect(choice.getByRole('option', {name: 'Comment ça marche'})).toHaveCount(0);
  },
);

// Section 4: the search index, per context.

/** Paths of the requests for indexes. The list grows over time. */
function watchIndexes(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (INDEX.test(pathname)) {
      paths.push(pathname);
    }
  });
  return paths;
}

statement(
  'Search index, per context: not loaded, loading, done',
  {site: 'contexts', fault: source('joins the context otherwise')},
  async ({page}) => {
    const asked = watchIndexes(page);
    await openPage(page, '/technology/architecture');
    expect(asked).toEqual([]);
    await searchBox(page).fill('sequencer');
    await expect(page.getByRole('option').first()).toContainText('Sequencer');
    expect(asked).toEqual(['/search-index-technology.json']);
    await page.getByRole('link', {name: 'Get started'}).first().click();
    await expect(page).toHaveURL('/get-started');
    expect(asked).toHaveLength(1);
    await searchBox(page).fill('wallet');
    await expect(page.getByRole('option').first()).toContainText('Second part');
    expect(asked).toEqual(['/search-index-technology.json', '/search-index-get-started.json']);
  },
);

statement(
  'Loading starts on the first hover of the search box',
  {site: 'plain', fault: scripts('onPointerEnter:', 'onGotPointerCapture:')},
  async ({page}) => {
    const asked = watchIndexes(page);
    await openPage(page, '/learn');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await searchBox(page).hover();
    await expect.poll(() => asked).toEqual(['/search-index.json']);
    await searchBox(page).focus();
    await searchBox(page).fill('granite');
    await expect(page.getByRole('option')).toHaveCount(1);
    expect(asked).toHaveLength(1);
  },
);

statement(
  'Loading starts on the first focus of the search box',
  {site: 'plain', fault: source('does not load on focus')},
  async ({page}) => {
    const asked = watchIndexes(page);
    await openPage(page, '/learn');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await searchBox(page).focus();
    await expect.poll(() => asked).toEqual(['/search-index.json']);
  },
);

statement(
  'A loading ring shows meanwhile',
  {site: 'plain', fault: source('shows no ring')},
  async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await openPage(page, '/learn');
    const form = page.getByRole('search', {name: 'Documentation'});
    const ring = form.locator('[class*=ring]');
    await expect(ring).toHaveCount(0);
    await searchBox(page).hover();
    await expect(ring).toBeVisible();
    release();
    await expect(ring).toHaveCount(0);
  },
);

statement(
  'Results open on focus',
  {site: 'plain', fault: source('does not open on focus')},
  async ({page}) => {
    const options = await openSuggestions(page, 'pebble', '/learn');
    await expect(options.first()).toBeVisible();
    await page.getByRole('heading', {level: 1}).click();
    await expect(options).toHaveCount(0);
    await searchBox(page).focus();
    await expect(options.first()).toBeVisible();
  },
);

statement(
  'Results close on selection',
  {site: 'plain', fault: source('stays open')},
  async ({page}) => {
    const options = await openSuggestions(page, 'deposit', '/get-started/how-to/bridge');
    // Blocks `focusout`, so that only the selection can close the list.
    await page.evaluate(() =>
      addEventListener('focusout', (event) => event.stopPropagation(), true),
    );
    await options.first().click();
    await expect(options).toHaveCount(0);
  },
);

statement(
  'Results close on close',
  {site: 'plain', fault: source('ignores Escape')},
  async ({page}) => {
    const options = await openSuggestions(page, 'pebble', '/learn');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('pebble');
  },
);

statement(
  'Choosing a hit blurs the box',
  {site: 'plain', fault: source('keeps the focus')},
  async ({page}) => {
    const options = await openSuggestions(page, 'limestone', '/learn');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/words\/quartz/);
    await expect(searchBox(page)).not.toBeFocused();
  },
);

statement(
  "Choosing a hit navigates to the hit's url plus anchor",
  {site: 'plain', fault: source('leads to pages only')},
  async ({page}) => {
    const options = await openSuggestions(page, 'limestone', '/learn');
    await options.first().click();
    await expect(page).toHaveURL('/words/quartz#marble-quarry');
    await expect(page.locator('#marble-quarry')).toBeInViewport();
  },
);

statement(
  'The clear button removes the _highlight parameter',
  {site: 'otherSearch', fault: scripts('.delete("_highlight")', '.delete("_mark")')},
  async ({page}) => {
    await openPage(page, '/words/quartz?_highlight=limestone&keep=1#marble-quarry');
    await expect(searchBox(page)).toHaveValue('limestone');
    await page.getByRole('button', {name: 'Clear the search'}).click();
    await expect(page).toHaveURL('/words/quartz?keep=1#marble-quarry');
    await expect(searchBox(page)).toBeFocused();
  },
);

statement(
  'The clear button empties the box',
  {site: 'plain', fault: source('does not clear')},
  async ({page}) => {
    const options = await openSuggestions(page, 'pebble', '/learn');
    await expect(options.first()).toBeVisible();
    await page.getByRole('button', {name: 'Clear the search'}).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(options).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
  },
);

// Section 5: validation rules.

statement(
  'An empty search query gives no results',
  {site: 'plain', fault: source('looks for nothing')},
  async ({page}) => {
    const options = await typeInBox(page, '   ', '/learn');
    await expect(
      page.getByRole('search', {name: 'Documentation'}).locator('[class*=ring]'),
    ).toHaveCount(0);
    await expect(options).toHaveCount(0);
    await expect(page.getByRole('link', {name: 'See all results'})).toHaveCount(0);
    await openPage(page, '/search?q=%20');
    await expect(page.getByRole('heading', {name: 'Popular tasks'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  },
);

statement(
  'Queries are lower-cased',
  {site: 'plain', fault: source('keeps the case')},
  async ({page}) => {
    // The search can omit one of three words. The last one is the start of a word.
    const {links, count} = await openResults(page, 'Diamond Section LIMEs');
    await expect(links.filter({hasText: 'Marble'})).toHaveCount(1);
    await expect(count).not.toHaveText('No results');
  },
);

statement(
  'Queries are split on whitespace or hyphens',
  {site: 'plain', fault: source('does not split')},
  async ({page}) => {
    // The search can omit one of three words. Without the split, there would be only one.
    for (const query of [
      'limestone diamond section',
      'limestone-diamond-section',
      'limestone\tdiamond\nsection',
    ]) {
      const {links, count} = await openResults(page, query);
      await expect(links.filter({hasText: 'Marble'})).toHaveCount(1);
      await expect(count).not.toHaveText('No results');
    }
    const grey = await openResults(page, 'slate grey');
    await expect(grey.links.first()).toHaveAttribute('href', '/words/settings');
  },
);

statement(
  'Chinese text is split per character',
  {site: 'plain', fault: source('does not split Chinese')},
  async ({page}) => {
    for (const query of ['桥', '链桥', '桥区块']) {
      const {links} = await openResults(page, query);
      await expect(links.first()).toHaveAttribute('href', '/words/chinese');
    }
    const none = await openResults(page, '链湖');
    await expect(none.count).toHaveText('No results');
  },
);

statement(
  'English stop words are filtered',
  {site: 'plain', fault: source('looks for stop words')},
  async ({page}) => {
    // No page of this site contains "about".
    const {links, count} = await openResults(page, 'about obsidian');
    await expect(links.first()).toHaveAttribute('href', '/words/quartz');
    await expect(count).not.toHaveText('No results');
  },
);

statement(
  'English stop words are filtered unless disabled',
  {site: 'otherSearch', fault: site('plain')},
  async ({page}) => {
    // No page contains "about".
    const without = await openResults(page, 'about obsidian');
    await expect(without.count).toHaveText('No results');
    const withThem = await openResults(page, 'the travertine');
    await expect(withThem.links.filter({hasText: 'Marble'})).toHaveCount(1);
  },
);

statement(
  'The last typed word is also matched as a prefix',
  {site: 'plain', fault: source('finds whole words only')},
  async ({page}) => {
    for (const query of ['conf', 'configurati', 'file configurati']) {
      const {links} = await openResults(page, query);
      await expect(links.first()).toHaveAttribute('href', '/words/settings');
    }
    const first = await openResults(page, 'configurati file');
    await expect(first.count).toHaveText('No results');
  },
);

statement(
  'When a query has more than two words, variants that omit one word are also tried',
  {site: 'plain', fault: source('omits no word')},
  async ({page}) => {
    const two = await openResults(page, 'limestone diamond');
    await expect(two.count).toHaveText('No results');
    for (const query of [
      'diamond limestone section',
      'limestone diamond section',
      'limestone section diamond',
    ]) {
      const three = await openResults(page, query);
      await expect(three.links.filter({hasText: 'Marble'})).toHaveCount(1);
      await expect(three.count).not.toHaveText('No results');
    }
  },
);

statement(
  'The result list is capped',
  {site: 'plain', fault: source('shows all hits')},
  async ({page}) => {
    const options = await openSuggestions(page, 'pebble');
    await expect(options).toHaveCount(8);
  },
);

statement(
  'The result list is de-duplicated by document id',
  {site: 'plain', fault: source('shows a document twice')},
  async ({page}) => {
    // The title and the description of the page both contain the word. They share one id.
    const options = await openSuggestions(page, 'quartz');
    await expect(options).toHaveCount(1);
  },
);

statement(
  'If the chosen version path does not start with the base url, an error is thrown',
  {site: 'underBase', fault: source('accepts another base')},
  async ({page}) => {
    await serveUnderBase(page);
    const {failure, links} = shownResults(page);
    await page.goto('/base/search?q=limestone');
    await expect(links.first()).toHaveAttribute('href', /^\/base\/words\/quartz/);
    await expect(failure).toHaveCount(0);
    await page.goto('/base/search?q=limestone&version=../');
    await expect(failure).toContainText(
      'The version URL "/" does not start with the base URL "/base/".',
    );
  },
);

// Section 8: error catalogue.

statement(
  "Search with no hits: 'No results' in the box",
  {site: 'plain', fault: scripts('"No results"', '"Nothing"')},
  async ({page}) => {
    await openSuggestions(page, 'diamond', '/learn');
    const form = page.getByRole('search', {name: 'Documentation'});
    await expect(form.getByText('No results').first()).toBeVisible();
    await expect(form.getByRole('status')).toHaveText('No results');
  },
);

statement(
  "Search with no hits: 'No results' on the search page",
  {site: 'plain', fault: scripts('"No results"', '"No documents were found"')},
  async ({page}) => {
    const {count} = await openResults(page, 'diamond');
    await expect(count).toHaveText('No results');
  },
);

async function clickFooterLink(page: Page, text: string): Promise<void> {
  const link = page.getByRole('link', {name: /^See all results/});
  await expect(link).toHaveText(text);
  await link.click();
}

statement(
  "Search footer link, with a context set: 'See all results within the context'",
  {site: 'contexts', fault: scripts('See all results within', 'See all results of')},
  async ({page}) => {
    await openSuggestions(page, 'wallet', '/get-started');
    await clickFooterLink(page, 'See all results within "First steps"');
    await expect(page).toHaveURL('/search?q=wallet&ctx=get-started');
  },
);

statement(
  "Search footer link, with a context set: 'See all results outside the context'",
  {site: 'contexts', fault: scripts('See all results outside', 'See all results beside')},
  async ({page}) => {
    await openSuggestions(page, 'limestone', '/technology/architecture');
    await clickFooterLink(page, 'See all results outside "How it works"');
    await expect(page).toHaveURL('/search?q=limestone');
    await expect(shownResults(page).links).not.toHaveCount(0);
  },
);

statement(
  "Search footer link, without a context: 'See all results'",
  {site: 'plain', fault: scripts('message:"See all results"', 'message:"All results"')},
  async ({page}) => {
    await openSuggestions(page, 'limestone section', '/learn');
    await clickFooterLink(page, 'See all results');
    await expect(page).toHaveURL('/search?q=limestone+section');
  },
);

statement(
  "Version url not same-origin: error 'Unexpected version url'",
  {fault: source('accepts another origin', 'plain')},
  async ({page}) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') {
        foreign.push(request.url());
      }
    });
    for (const version of ['/example.com/', '\\example.com/', '/example.com:443/x/']) {
      const {failure} = await openResults(page, 'gas', {version});
      await expect(failure).toContainText('Unexpected version url');
    }
    expect(foreign).toEqual([]);
  },
);

statement(
  'Version path not under the base url: error thrown',
  {site: 'underBase', fault: scripts('does not start with', 'starts with')},
  async ({page}) => {
    await serveUnderBase(page);
    await page.goto('/base/search?q=limestone&version=%2e%2e/other/');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The version URL "/other/" does not start with the base URL "/base/".',
    );
  },
);
