import {readFileSync} from 'node:fs';
import path from 'node:path';
import {openRpcFile, openRpcText} from '../../tools/openrpc/document';
import {openRpcValidator} from '../../tools/openrpc/openRpcValidator';
import {openPage} from './support/openPage';
import {expect, test} from './support/test';

test('the OpenRPC document is served as it was made, and is one', async ({request}) => {
  const response = await request.get('/openrpc.json');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  const text = await response.text();
  expect(text).toBe(readFileSync(path.resolve(__dirname, '../..', openRpcFile), 'utf8'));
  expect(text).toBe(openRpcText());
  expect(openRpcValidator('1.3')(JSON.parse(text))).toBe('');
});

test('the reference leads to the OpenRPC document at the address that tools are given', async ({
  page,
  request,
}) => {
  await openPage(page, '/api');
  const link = page.getByRole('main').getByRole('link', {name: 'OpenRPC document'});
  await expect(link).toHaveAttribute('href', '/openrpc.json');
  const url = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  expect(((await (await request.get(url)).json()) as {openrpc: string}).openrpc).toBe('1.3.2');
});
