import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {pageCommand} from './harness/pageCommand';
import {runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const CONTRACT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/**
 * A program with a wallet that starts on Ethereum, like embedded wallets, with the local node's
 * accounts.
 */
const probe = (node: string) => `// @ts-nocheck
import {sendOnLinea} from './sendOnLinea';

let chain = '0x1';
const provider = {
  async request({method, params}) {
    if (method === 'eth_chainId') return chain;
    if (method === 'wallet_switchEthereumChain') {
      console.log('switch', params[0].chainId);
      chain = params[0].chainId;
      return null;
    }
    const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
    const response = await fetch('${node}', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body,
    });
    const {result, error} = await response.json();
    if (error) throw Object.assign(new Error(error.message), error);
    return result;
  },
};
const {status, url} = await sendOnLinea(provider, '${CONTRACT}', 5n);
console.log(status, url);
`;

describe('examples/social-login', () => {
  const staged = useLocalNode('social-login', {blocks: 'with transactions'});
  const requests: {url: string; key: string | undefined; body: unknown}[] = [];
  let server: Server | undefined;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const url = request.url ?? '';
        requests.push({url, key: request.headers.authorization, body: JSON.parse(body)});
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({id: url === '/v2/policies' ? 'ply_1' : 'pol_2'}));
      });
    });
    await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`;

    const file = path.join(staged.folder, 'src/sponsorGas.ts');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace('https://api.openfort.io', origin));
    writeFileSync(
      path.join(staged.folder, '.env'),
      `OPENFORT_SECRET_KEY=sk_test_example\nCONTRACT=${CONTRACT}\n`,
    );
  });
  afterAll(() => {
    server?.close();
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('sendOnLinea switches the wallet to Linea and sends', async () => {
    writeFileSync(path.join(staged.folder, 'src/probe.ts'), probe(staged.node.url));
    const printed = await runOrThrow('npx', ['tsx', 'src/probe.ts'], {cwd: staged.folder});
    expect(printed).toMatch(
      /^switch 0xe708\nsuccess https:\/\/lineascan\.build\/tx\/0x[0-9a-f]{64}\n$/,
    );
  });

  it('sponsor creates a policy for one contract on Linea Mainnet, and a sponsorship with it', async () => {
    expect(await runOrThrow(...pageCommand(staged.folder, 'sponsor'))).toBe(
      'policy      ply_1\nsponsorship pol_2\n',
    );
    expect(requests.map(({url}) => url)).toEqual(['/v2/policies', '/v2/fee-sponsorship']);
    expect(requests[0]?.key).toBe('Bearer sk_test_example');
    expect(requests[0]?.body).toMatchObject({
      rules: [
        {
          criteria: [
            {type: 'evmNetwork', chainIds: [59144]},
            {type: 'evmAddress', addresses: [CONTRACT]},
          ],
        },
      ],
    });
    expect(requests[1]?.body).toMatchObject({policyId: 'ply_1'});
  });
});
