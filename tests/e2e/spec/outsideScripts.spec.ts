import type {Page, Request} from '@playwright/test';
import {hosts, ranIn, serveOutside} from '../support/outsideServices';
import {before, scripts, site, styles} from './support/mutants';
import {expect, statement} from './support/statement';

/** The variant of the small site with all outside services on. */
const outside = 'outside';

const MATH_PAGE = '/technology/architecture';

/**
 * Opens a page and accepts the outside services.
 * @returns the requested URLs of other hosts. The list grows over time.
 */
async function accept(page: Page): Promise<readonly string[]> {
  const asked = await serveOutside(page.context());
  await page.goto('/get-started');
  const yes = page
    .getByRole('region', {name: 'Privacy choices'})
    .getByRole('button', {name: 'Accept'});
  await expect(yes).toBeVisible();
  expect(asked).toEqual([]);
  await yes.click();
  return asked;
}

function requestsOf(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

// Differences from the specification, with reasons in the design: each script loads only if it is
// configured, third-party scripts load only after consent, and the navbar highlight needs no
// script.

statement(
  'The page also loads: a feedback script … from its own static path',
  {site: outside, fault: scripts('/js/feedback.js', '/js/gone.js')},
  async ({page}) => {
    await serveOutside(page.context());
    await page.goto('/get-started');
    await expect(page.locator('script[src="/js/feedback.js"]')).toHaveJSProperty('async', true);
    // The script ran after the page was complete.
    await expect.poll(() => ranIn(page)).toEqual({feedbackScript: 'complete'});
  },
);

statement(
  'The page also loads: … a navbar-highlight script from its own static path',
  {fault: styles('.navbar__link--active { text-decoration: none; }')},
  async ({newContext}) => {
    // No scripts run, so only the served HTML and CSS can mark the area of a page.
    const context = await newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    for (const [path, area] of [
      ['/get-started/connect', 'Get started'],
      ['/get-started/build/contracts', 'Get started'],
      ['/technology/architecture', 'Technology'],
      ['/api/reference/linea-estimategas', 'API & SDK'],
      ['/release-notes', 'Release notes'],
      ['/risk-disclosures', undefined],
    ] as const) {
      await page.goto(path);
      const highlighted = page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link')
        .and(page.locator('.navbar__link--active'));
      await expect(highlighted).toHaveText(area === undefined ? [] : [area]);
      for (const link of await highlighted.all()) {
        await expect(link).toHaveCSS('text-decoration-line', 'underline');
      }
    }
  },
);

statement(
  'The page also loads: … a tag-manager container (analytics, not described further)',
  {site: outside, fault: scripts('GTM-TEST123', 'GTM-OTHER00')},
  async ({page}) => {
    const asked = await accept(page);
    await expect
      .poll(() => asked.filter((url) => url.startsWith(hosts.tagManager)))
      .toEqual([`${hosts.tagManager}gtm.js?id=GTM-TEST123`]);
    await expect.poll(() => ranIn(page)).toMatchObject({tagManager: 'gtm.js'});
  },
);

statement(
  'The page also loads: … a user-feedback widget script',
  {site: outside, fault: scripts('widget.example/v1.js', 'widget.example/v2.js')},
  async ({page}) => {
    const asked = await accept(page);
    await expect
      .poll(() => asked.filter((url) => url.startsWith(hosts.feedbackWidget)))
      .toEqual([`${hosts.feedbackWidget}v1.js`]);
    await expect.poll(() => ranIn(page)).toMatchObject({feedbackWidget: {app: 7}});
  },
);

statement(
  'The page also loads: … a docs chatbot script from a CDN, configured with an embedded key {key}',
  {site: outside, fault: scripts('embedded.public.key', 'another.public.key')},
  async ({page}) => {
    await accept(page);
    await expect.poll(() => ranIn(page)).toMatchObject({chatbot: 'embedded.public.key'});
    const script = page.locator(`script[src^="${hosts.chatbot}"]`);
    await expect(script).toHaveAttribute('integrity', /^sha384-/);
    await expect(script).toHaveAttribute('crossorigin', 'anonymous');
  },
);

statement(
  'The page also loads: … and a math stylesheet from a CDN',
  {site: outside, fault: scripts('https://cdn.jsdelivr.net/', 'https://cdn.example/')},
  async ({page}) => {
    const asked = await serveOutside(page.context());
    await page.goto(MATH_PAGE);
    await expect
      .poll(() => asked)
      .toContainEqual(
        expect.stringMatching(
          /^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@[\d.]+\/dist\/katex\.min\.css$/,
        ),
      );
    await expect(page.locator('.katex-html').first()).toBeVisible();
  },
);

statement(
  'The page also loads: … (each when configured, and by default none of them)',
  {fault: site(outside)},
  async ({page}) => {
    const requests = requestsOf(page);
    for (const path of ['/', '/get-started', MATH_PAGE]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const {origin} = new URL(page.url());
    expect(requests.length).toBeGreaterThan(10);
    expect(
      requests.map((request) => request.url()).filter((url) => !url.startsWith(origin)),
    ).toEqual([]);
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toHaveCount(0);
  },
);

statement(
  'No product API calls are made',
  {
    fault: before(() => {
      void fetch('/api/v1/products').catch(() => undefined);
    }),
  },
  async ({page}) => {
    const requests = requestsOf(page);
    for (const path of [
      '/',
      '/get-started/build/network-info',
      '/api',
      '/support',
      '/release-notes',
    ]) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    }
    // No script may fetch data, and no request may send data.
    const calls = requests.filter(
      (request) =>
        request.method() !== 'GET' ||
        ['eventsource', 'fetch', 'ping', 'websocket', 'xhr'].includes(request.resourceType()),
    );
    expect(calls.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  },
);
