import {expect, test} from '@playwright/test';
import {sitemapPaths} from './support/sitemap';

const PAGE = '/get-started/build/network-info';

test('formulas, diagrams and their code load only on pages that show them', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/learn', {waitUntil: 'networkidle'});
  expect(requested.filter((url) => url.includes('katex'))).toEqual([]);
  await page.goto('/api/reference/linea-estimategas', {waitUntil: 'networkidle'});
  expect(requested.filter((url) => url.endsWith('katex.min.css')).length).toBe(1);
});

test('a diagram is drawn in both color modes', async ({browser}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await browser.newPage({colorScheme});
    await page.goto('/technology/architecture');
    await expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeVisible();
    await page.close();
  }
});

for (const path of sitemapPaths()) {
  test(`diagrams of ${path} measure what they declare`, async ({page}) => {
    await page.goto(path, {waitUntil: 'networkidle'});
    const frames = page.locator(
      'div:has(> svg[aria-hidden="true"]):has(.docusaurus-mermaid-container)',
    );
    const sizes = await frames.evaluateAll((elements) =>
      elements.map((frame) => {
        const [declared, drawn] = [':scope > svg', '.docusaurus-mermaid-container svg'].map(
          (selector) =>
            frame.querySelector(selector)?.getAttribute('viewBox')?.split(' ').map(Number) ?? [],
        );
        return {
          declared: declared?.slice(2).map(Math.round),
          drawn: drawn?.slice(2).map(Math.round),
        };
      }),
    );
    for (const {declared, drawn} of sizes) {
      const message = `set the comment to %% size: ${drawn?.join('x')}`;
      expect(Math.abs((declared?.[0] ?? 0) - (drawn?.[0] ?? 0)), message).toBeLessThanOrEqual(16);
      expect(Math.abs((declared?.[1] ?? 0) - (drawn?.[1] ?? 0)), message).toBeLessThanOrEqual(16);
    }
    await expect(page.locator('.docusaurus-mermaid-container')).toHaveCount(sizes.length);
  });
}

test('language tabs keep the choice across pages', async ({page}) => {
  await page.goto('/api/reference/linea-estimategas');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByText('import requests').first()).toBeVisible();
  await page.goto('/api');
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a fact is copied with one press', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await page
    .getByRole('button', {name: /Copy chain ID/i})
    .first()
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('59144');
});

test('nothing is asked of the network before the reader asks', async ({page, baseURL}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) {
      foreign.push(request.url());
    }
  });
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  expect(foreign).toEqual([]);
});

test('the live status shows what an endpoint answers', async ({page}) => {
  await page.route('https://rpc.linea.build/**', async (route) => {
    const body = route.request().postDataJSON() as
      {id: number; method: string} | {id: number; method: string}[];
    const answer = ({id, method}: {id: number; method: string}) => ({
      jsonrpc: '2.0',
      id,
      result:
        method === 'eth_chainId'
          ? '0xe708'
          : {
              number: '0x1a2b3c',
              timestamp: `0x${Math.floor(Date.now() / 1000).toString(16)}`,
              baseFeePerGas: '0x7',
            },
    });
    await route.fulfill({
      json: Array.isArray(body) ? body.map(answer) : answer(body),
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
    });
  });
  await page.goto(PAGE);
  await page.getByRole('button', {name: /Check/}).first().click();
  await expect(page.getByText(/1,?715,?004/)).toBeVisible();
});

test('without a wallet the button says what to do', async ({page}) => {
  await page.goto(PAGE);
  await page
    .getByRole('button', {name: /Add Linea Mainnet/})
    .first()
    .click();
  await expect(page.getByText(/No wallet/i)).toBeVisible();
});

test('with a wallet the button adds the network', async ({page}) => {
  await page.addInitScript(() => {
    const provider = {
      request: (call: unknown) => {
        (window as unknown as {call: unknown}).call = call;
        return Promise.resolve(null);
      },
    };
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze({
            info: {
              uuid: '1',
              name: 'Test wallet',
              icon: 'data:image/svg+xml,',
              rdns: 'org.example',
            },
            provider,
          }),
        }),
      );
    window.addEventListener('eip6963:requestProvider', announce);
  });
  await page.goto(PAGE);
  await page
    .getByRole('button', {name: /Add Linea Mainnet/})
    .first()
    .click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as {call?: {method: string}}).call?.method))
    .toBe('wallet_addEthereumChain');
});

test('a link to a term of the glossary shows the term', async ({page}) => {
  await page.goto('/zero-knowledge-glossary#conflation');
  await expect(page.getByText('conflation', {exact: true}).first()).toBeInViewport();
});
