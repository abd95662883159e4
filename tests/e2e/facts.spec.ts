import type {Page} from '@playwright/test';
import {openIdlePage, openPage} from './support/openPage';
import {expect, test} from './support/test';

const PAGE = '/get-started/build/network-info';

test('the styles of formulas load only on pages that show them', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openIdlePage(page, '/learn');
  expect(requested.filter((url) => url.includes('katex'))).toEqual([]);
  await openIdlePage(page, '/api/reference/linea-estimategas');
  expect(requested.filter((url) => url.endsWith('katex.min.css')).length).toBe(1);
});

test('language tabs keep the choice across pages', async ({page}) => {
  await openPage(page, '/api/reference/linea-estimategas');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByText('import requests').first()).toBeVisible();
  await openPage(page, '/api');
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a fact is copied with one press', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PAGE);
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
  await openIdlePage(page, PAGE);
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
  await openPage(page, PAGE);
  await page.getByRole('button', {name: /Check/}).first().click();
  await expect(page.getByText(/1,?715,?004/)).toBeVisible();
});

for (const width of [390, 768, 1024, 1440]) {
  test(`the live status is one table that fits ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, PAGE);
    await expect(page.getByRole('button', {name: /^Check now/})).toHaveCount(1);
    const table = page.getByRole('table', {name: /^Public RPC endpoints/});
    await expect(table).toHaveCount(1);
    await expect(table.getByRole('rowheader')).toHaveText([/Linea Mainnet$/, /Linea Sepolia$/]);
    const overflow = await table.evaluate((element) => {
      const box = element.parentElement ?? element;
      return box.scrollWidth - box.clientWidth;
    });
    expect(overflow).toBe(0);
  });
}

test('without a wallet the button says what to do', async ({page}) => {
  await openPage(page, PAGE);
  await page
    .getByRole('button', {name: /Add Linea Mainnet/})
    .first()
    .click();
  await expect(page.getByText(/No wallet/i)).toBeVisible();
});

/**
 * Opens the page with a wallet that announces itself (EIP-6963), and asks it to add the network.
 *
 * @param knowsNetwork if false, the wallet answers with error 4902, except when it is asked to add a network.
 * @returns reads the methods of the requests that the wallet got.
 */
async function openWithWallet(page: Page, knowsNetwork: boolean): Promise<() => Promise<string[]>> {
  await page.addInitScript((known) => {
    const methods: string[] = [];
    Object.assign(window, {methods});
    const provider = {
      request: ({method}: {method: string}) => {
        methods.push(method);
        return known || method === 'wallet_addEthereumChain'
          ? Promise.resolve(null)
          : Promise.reject(Object.assign(new Error('Unrecognized chain ID'), {code: 4902}));
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
  }, knowsNetwork);
  await openPage(page, PAGE);
  await page
    .getByRole('button', {name: /Add Linea Mainnet/})
    .first()
    .click();
  return () => page.evaluate(() => (window as unknown as {methods: string[]}).methods);
}

test('with a wallet the button adds the network', async ({page}) => {
  const methods = await openWithWallet(page, false);
  await expect(page.getByText(/^Test wallet accepted Linea Mainnet/)).toBeVisible();
  expect(await methods()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
});

test('with a wallet that knows the network the button switches to it', async ({page}) => {
  const methods = await openWithWallet(page, true);
  await expect(page.getByText('Test wallet switched to Linea Mainnet.')).toBeVisible();
  expect(await methods()).toEqual(['wallet_switchEthereumChain']);
});

test('a link to a term of the glossary shows the term', async ({page}) => {
  await page.goto('/zero-knowledge-glossary#conflation');
  await expect(page.getByText('conflation', {exact: true}).first()).toBeInViewport();
});
