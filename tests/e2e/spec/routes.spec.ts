import type {Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {visitInside} from '../support/visitInside';
import {answer, before, scripts, site, source, text} from './support/mutants';
import {sidebarPages} from './support/sidebarPage';
import {siteKnowledge} from './support/siteKnowledge';
import {buildStatement, expect, statement} from './support/statement';

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Replaces the responses of matching URLs with the page of another path. */
const answerWith = (path: string, urls: RegExp) =>
  answer(urls, async (route) => {
    const {origin} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: origin + path})});
  });

statement(
  'All routes are read-only and matched exactly.',
  {fault: scripts('sensitive:!0', 'sensitive:!1')},
  async ({page}) => {
    const methods = new Set<string>();
    page.on('request', (request) => methods.add(request.method()));
    await page.goto('/technology/architecture');
    await expect(title(page)).toHaveText('How Linea works');
    const response = await page.goto('/Technology/Architecture');
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText('Page not found');
    await page.goto('/');
    await visitInside(page, '/technology/Architecture');
    await expect(title(page)).toHaveText('Page not found');
    expect([...methods]).toEqual(['GET']);
  },
);

statement(
  'Docs are served from the site root.',
  {site: 'plain', fault: site('opposite')},
  async ({page}) => {
    await page.goto('/get-started');
    await expect(title(page)).toHaveText('Get started');
    const below = await page.goto('/docs/get-started');
    expect(below?.status()).toBe(404);
  },
);

statement('There is no blog.', {site: 'plain', fault: site('opposite')}, async ({page}) => {
  const response = await page.goto('/blog');
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText('Page not found');
});

statement(
  'Trailing slashes are off.',
  {
    site: 'plain',
    fault: before(() =>
      addEventListener('DOMContentLoaded', () => {
        for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/learn"]')) {
          link.href = '/learn/';
        }
      }),
    ),
  },
  async ({page}) => {
    await page.goto('/learn/');
    await expect(page).toHaveURL('/learn');
    const addresses = await page
      .locator('a[href^="/"], link[rel=canonical]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => address !== '/' && address.endsWith('/'))).toEqual([]);
  },
);

buildStatement(
  'Broken links make the site build fail.',
  {site: 'brokenLink', fault: site('plain')},
  ({succeeded, output}) => {
    expect(succeeded).toBe(false);
    expect(output).toMatch(/broken links[\s\S]*leads-nowhere[\s\S]*\/no\/such\/page/i);
  },
);

statement(
  '`/` is the home page.',
  {
    fault: answer(/^[a-z]+:\/\/[^/]+\/$/, (route) =>
      route.fulfill({status: 302, headers: {location: '/get-started'}}),
    ),
  },
  async ({page}) => {
    await page.goto('/');
    await expect(title(page)).toHaveText('Build on Linea');
    await expect(page.getByRole('link', {name: 'Linea docs: home'})).toHaveAttribute('href', '/');
  },
);

statement(
  '`/search` is the search results page. Query parameters: `q` (search text), `ctx` (optional search context), `version` (optional docs version path).',
  {site: 'twoDocs', fault: source('does not read ctx')},
  async ({page}) => {
    const found = (): Promise<(string | null)[]> =>
      page
        .getByRole('article')
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

    await page.goto('/search?q=sequencer');
    await expect(page.getByRole('searchbox')).toHaveValue('sequencer');
    await expect.poll(found).toEqual(['/technology/architecture']);
    await page.goto('/search?q=tutorials&ctx=get-started');
    await expect(page.getByText('No results')).toBeVisible();
    await page.goto('/search?q=tutorials&ctx=learn');
    await expect.poll(found).toEqual(['/learn']);
    await page.goto('/search?q=parts&version=1.0/');
    await expect.poll(found).toEqual(['/1.0/technology/architecture']);
  },
);

statement(
  'Any other path shows a not-found page.',
  {fault: text('Page not found', 'Page found')},
  async ({page}) => {
    for (const path of ['/no-such-page', '/get-started/no/such/page', '/docs', '/index.php']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page).toHaveTitle(/^Page not found/);
      await expect(title(page)).toHaveText('Page not found');
      await expect(page.getByRole('main').getByText(path, {exact: true})).toBeVisible();
    }
  },
);

statement(
  'A path that ends in an index-page suffix or in .html, and has no exact route, is normalised to the clean path.',
  {site: 'morePages', fault: scripts('.replace(/\\.html$/,"")', '')},
  async ({page}) => {
    const problems: string[] = [];
    page.on('pageerror', ({message}) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        problems.push(message.text());
      }
    });
    // The test server redirects `.html` paths. Other hosts serve the file, as this route does.
    await page.route(/\.html/, async (route) => {
      const {origin, pathname} = new URL(route.request().url());
      const file = pathname.replace(/(\/index)?\.html$/, '');
      await route.fulfill({response: await route.fetch({url: `${origin}${file || '/'}`})});
    });
    for (const [path, clean, heading] of [
      ['/get-started.html?a=b#first-part', '/get-started?a=b#first-part', 'Get started'],
      ['/get-started/index.html', '/get-started', 'Get started'],
      ['/index.html', '/', 'Small site'],
      ['/search.html?q=contract', '/search?q=contract', 'Search results for "contract"'],
      ['/exact.html?a=b', '/exact.html?a=b', 'Small site'],
    ] as const) {
      await page.goto(path);
      await expect(title(page)).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page).toHaveURL(clean);
    }
    await expect(title(page)).toHaveText('Small site');
    await visitInside(page, '/learn/index.html?a=b#c');
    await expect(title(page)).toHaveText('Learn');
    await expect(page).toHaveURL('/learn?a=b#c');
    expect(problems).toEqual([]);
  },
);

for (const {words, area, overview, elsewhere} of [
  {
    words:
      'API sidebar (apiSidebar): `/api` (landing), `/api/{product}-sdk`, `/api/reference/…`, smart-contract reference pages under `/api/{product}-smart-contracts/`',
    area: /^\/api(\/|$)/,
    overview: '/api',
    elsewhere: answerWith('/learn', /\/api\/reference\/linea-estimategas$/),
  },
  {
    words:
      'Get-started sidebar (getStartedSidebar): `/get-started`, `/get-started/connect`, `/get-started/build/…`, `/get-started/how-to/…`, `/get-started/tooling/…`',
    area: /^\/get-started(\/(?!how-to\/run-a-node\/volume-creation)|$)/,
    overview: '/get-started',
    elsewhere: answerWith('/api', /\/get-started\/how-to\/bridge$/),
  },
  {
    words:
      'Learn sidebar (learnSidebar): `/learn`, `/learn/ecosystem-tutorials`, `/learn/ecosystem-tutorials/irys`, and its irys-dynamic-nfts and irys-nfts pages.',
    area: /^\/learn(\/|$)/,
    overview: '/learn',
    elsewhere: answerWith('/api', /\/learn$/),
  },
  {
    words: 'Technology sidebar (technologySidebar): `/technology/` with: architecture, …',
    area: /^\/technology\//,
    overview: '/technology/architecture',
    elsewhere: answerWith('/api', /\/technology\/architecture$/),
  },
]) {
  statement(words, {fault: elsewhere}, async ({page}) => {
    const pages = await sidebarPages(page, area);
    expect(pages).not.toEqual([]);
    for (const {path, links, current} of pages) {
      expect(links, path).toContain(overview);
      expect(current, path).toEqual([path]);
    }
  });
}

statement(
  'No sidebar: `/release-notes`, `/risk-disclosures`, `/zero-knowledge-glossary`; volume-creation has no sidebar',
  {fault: answerWith('/learn', /\/risk-disclosures$/)},
  async ({page}) => {
    const pages = await sidebarPages(
      page,
      /^\/(release-notes|risk-disclosures|zero-knowledge-glossary|.*\/volume-creation)$/,
    );
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const {path, links} of pages) {
      expect(links, path).toEqual([]);
    }
  },
);

statement(
  'Sidebar overview links: api goes to /api/, get-started to /get-started/, learn to /learn/, technology to the architecture page.',
  {fault: answerWith('/api', /\/learn$/)},
  async ({page}) => {
    // The paths have no final slash, because `trailingSlash` is off.
    const overviews = /^\/(api|get-started|learn|technology\/architecture)$/;
    const pages = await sidebarPages(page, overviews);
    expect(pages.map(({path}) => path).sort()).toEqual([
      '/api',
      '/get-started',
      '/learn',
      '/technology/architecture',
    ]);
    for (const {path, links} of pages) {
      expect(links[0]).toBe(path);
    }
  },
);

statement(
  'The main doc is get-started/index.',
  {site: 'dropdowns', fault: site('learnFirstAndSuffix')},
  async ({page}) => {
    await page.goto('/');
    const version = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Version', exact: true});
    await version.click();
    await expect(page).toHaveURL('/get-started');
    await expect(title(page)).toHaveText('Get started');
  },
);

statement(
  'Route parameters: none.',
  {fault: scripts('folder:"/technology"', 'folder:"/:area"')},
  async ({page}) => {
    const paths = new Set<string>();
    for (const start of ['/get-started', '/search', '/a-path-that-is-no-page']) {
      await openPage(page, start);
      for (const path of (await siteKnowledge(page)).routePaths) {
        paths.add(path);
      }
    }
    expect(paths.size).toBeGreaterThan(100);
    expect([...paths].filter((path) => /[:*?()]/.test(path))).toEqual(['*']);
  },
);
