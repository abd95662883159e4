import {writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {getAddress} from 'viem';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {mainnetTransaction} from '../../data/rpc/shared/mainnetBlock';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {stage} from './harness/stage';

const ACCOUNT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const SENDER = '0xe45c00b52109385F6E0e69120F5b0c3e20BEcAC5';
const RECIPIENT = '0x8698500917B4BEb25A3F647365729bB4e10E35A4';
const SMART_ACCOUNT = '0xa3aBDC7f6334CD3EE466A115f30522377787c024';
const LINEA_TOKEN = '0x1789e0043623282d5dcc7f213d703c6d8bafbb04';
const USDC = '0x176211869ca2b568f2a7d4ee941e073a821ee1ff';
const L2_MESSAGE_SERVICE = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const IMPLEMENTATION = '0x9976fD7edDb78156a002DE74c9158E884702273d';

/**
 * Preloaded into a sample: sends each request to the server of this test, with the original host.
 */
const preload = (port: number) => `
const reach = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = new URL(input);
  const headers = new Headers(init?.headers);
  headers.set('x-asked-host', url.host);
  return reach('http://127.0.0.1:${port}' + url.pathname + url.search, {...init, headers});
};
`;

/** A request as a provider receives it. */
interface Asked {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** What a provider returns: a body, or a status with headers and a body. */
interface Returned {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return {
    host: String(request.headers['x-asked-host']),
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

const KEYS = [
  'ALCHEMY_API_KEY=alchemy-key',
  'GOLDRUSH_API_KEY=goldrush-key',
  'MORALIS_API_KEY=moralis-key',
  'ETHERSCAN_API_KEY=etherscan-key',
  'CODEX_API_KEY=codex-key',
  'NOVES_API_KEY=noves-key',
  'UNLEASHNFTS_API_KEY=unleash-key',
];

describe('examples/data-apis', () => {
  let folder = '';
  let server: Server;
  let asked: Asked[] = [];
  let answers: Returned[] = [];

  beforeAll(async () => {
    folder = await stage('examples/data-apis');
    server = createServer((request, response) => {
      void readRequest(request).then((read) => {
        asked.push(read);
        const {
          status = 200,
          headers = {},
          body,
        } = answers.shift() ?? {status: 500, body: 'no more'};
        response.writeHead(status, {'content-type': 'application/json', ...headers});
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    writeFileSync(path.join(folder, 'standIn.mjs'), preload(port));
    writeFileSync(path.join(folder, '.env'), `${KEYS.join('\n')}\n`);
  });
  beforeEach(() => {
    asked = [];
    answers = [];
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const command = (region: string, env: Readonly<Record<string, string>> = {}) =>
    pageCommand(folder, region, {
      ...env,
      NODE_OPTIONS: `--import=${path.join(folder, 'standIn.mjs')}`,
    });
  const shell = (region: string, env?: Readonly<Record<string, string>>) =>
    runOrThrow(...command(region, env));
  const errorOf = async (region: string) => {
    const {code, stderr} = await run(...command(region));
    expect(code).not.toBe(0);
    return stderr;
  };

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: folder});
  });

  describe('Alchemy', () => {
    // AlchemyPlatform docs, src/openrpc/alchemy/transfers/transfers.yaml, with the transfer of the block.
    const transfers = {
      jsonrpc: '2.0',
      id: 1,
      result: {
        transfers: [
          {
            blockNum: mainnetTransaction.blockNumber,
            uniqueId: `${mainnetTransaction.hash}:log:0`,
            hash: mainnetTransaction.hash,
            from: SENDER.toLowerCase(),
            to: RECIPIENT.toLowerCase(),
            value: 2_000_000,
            erc721TokenId: null,
            erc1155Metadata: null,
            tokenId: null,
            asset: 'LINEA',
            category: 'erc20',
            rawContract: {
              value: '0x01a784379d99db42000000',
              address: LINEA_TOKEN,
              decimal: '0x12',
            },
          },
        ],
      },
    };

    it('reads the transfers of an account', async () => {
      answers = [{body: transfers}];
      expect(await shell('alchemy')).toBe(`block 28279188: 2000000 LINEA to ${RECIPIENT}\n`);
      const [{host, method, path: at, headers, body} = {} as Asked] = asked;
      expect([method, host, at]).toEqual(['POST', 'linea-mainnet.g.alchemy.com', '/v2']);
      expect(headers.authorization).toBe('Bearer alchemy-key');
      expect(body).toEqual({
        jsonrpc: '2.0',
        id: 1,
        method: 'alchemy_getAssetTransfers',
        params: [
          {
            fromAddress: SENDER,
            category: ['external', 'erc20'],
            fromBlock: mainnetTransaction.blockNumber,
            toBlock: mainnetTransaction.blockNumber,
          },
        ],
      });
    });

    it('waits as long as the header says, and sends the request again', async () => {
      answers = [{status: 429, headers: {'retry-after': '1'}, body: {}}, {body: transfers}];
      const start = Date.now();
      expect(await shell('alchemy')).toContain('2000000 LINEA');
      expect(Date.now() - start).toBeGreaterThan(1000);
      expect(asked).toHaveLength(2);
    });

    it('waits without the header, too', async () => {
      answers = [{status: 429, body: {}}, {body: transfers}];
      expect(await shell('alchemy')).toContain('2000000 LINEA');
    });

    it('shows an error of the API', async () => {
      answers = [{body: {jsonrpc: '2.0', id: 1, error: {code: -32602, message: 'Invalid params'}}}];
      expect(await errorOf('alchemy')).toContain('-32602: Invalid params');
      answers = [{status: 401, body: {message: 'Must be authenticated!'}}];
      expect(await errorOf('alchemy')).toContain('HTTP 401: {"message":"Must be authenticated!"}');
    });
  });

  describe('GoldRush', () => {
    it('reads the balances of an account', async () => {
      // @covalenthq/client-sdk 3.0.6, BalanceService.types.d.ts
      answers = [
        {
          body: {
            data: {
              address: ACCOUNT.toLowerCase(),
              chain_id: 59144,
              chain_name: 'linea-mainnet',
              quote_currency: 'USD',
              updated_at: '2026-11-23T10:00:00.000Z',
              items: [
                {
                  contract_decimals: 18,
                  contract_name: 'Ether',
                  contract_ticker_symbol: 'ETH',
                  native_token: true,
                  balance: '25000000000000000',
                  quote: 75.2,
                },
                {
                  contract_decimals: 6,
                  contract_name: 'USDC',
                  contract_ticker_symbol: 'USDC',
                  native_token: false,
                  balance: '1500000',
                  quote: null,
                },
              ],
            },
            error: false,
            error_message: null,
            error_code: null,
          },
        },
      ];
      expect(await shell('goldrush')).toBe(
        'as of 2026-11-23T10:00:00.000Z\nETH 0.025 (75.20 USD)\nUSDC 1.5 (no price)\n',
      );
      const [{host, method, path: at, headers} = {} as Asked] = asked;
      expect([method, host, at]).toEqual([
        'GET',
        'api.covalenthq.com',
        `/v1/linea-mainnet/address/${ACCOUNT}/balances_v2/`,
      ]);
      expect(headers.authorization).toBe('Bearer goldrush-key');
    });

    it('shows an error of the API', async () => {
      answers = [
        {
          status: 402,
          body: {error: true, error_message: 'Credits exhausted', error_code: '402'},
        },
      ];
      expect(await errorOf('goldrush')).toContain('HTTP 402: {"error":true');
    });
  });

  it('Moralis: reads the tokens of an account', async () => {
    // MoralisWeb3/onchain-skills, rules/getWalletTokenBalancesPrice.md
    answers = [
      {
        body: {
          page: 0,
          page_size: 25,
          block_number: 28279188,
          cursor: null,
          result: [
            {
              token_address: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
              symbol: 'ETH',
              decimals: 18,
              balance: '25000000000000000',
              balance_formatted: '0.025',
              usd_value: 75.2,
              native_token: true,
            },
            {
              token_address: LINEA_TOKEN,
              symbol: 'LINEA',
              decimals: 18,
              balance: '1000000000000000000',
              balance_formatted: '1',
              usd_value: null,
              native_token: false,
            },
          ],
        },
      },
    ];
    expect(await shell('moralis')).toBe(
      'block 28279188\nETH 0.025 (75.20 USD)\nLINEA 1 (no price)\n',
    );
    const [{host, method, path: at, query, headers} = {} as Asked] = asked;
    expect([method, host, at]).toEqual([
      'GET',
      'deep-index.moralis.io',
      `/api/v2.2/wallets/${ACCOUNT}/tokens`,
    ]);
    expect(query).toEqual({chain: '0xe708', exclude_spam: 'true', limit: '25'});
    expect(headers['x-api-key']).toBe('moralis-key');
  });

  describe('Etherscan', () => {
    const source = {
      SourceCode: 'contract TransparentUpgradeableProxy {}',
      ABI: '[{"type":"constructor"},{"type":"fallback"}]',
      ContractName: 'TransparentUpgradeableProxy',
      CompilerVersion: 'v0.8.19+commit.7dd6d404',
      Proxy: '1',
      Implementation: IMPLEMENTATION,
    };

    it('reads the source of a contract', async () => {
      answers = [{body: {status: '1', message: 'OK', result: [source]}}];
      expect(await shell('etherscan')).toBe(
        `contract       TransparentUpgradeableProxy\ncompiler       v0.8.19+commit.7dd6d404\nABI entries    2\nimplementation ${IMPLEMENTATION}\n`,
      );
      const [{host, method, path: at, query} = {} as Asked] = asked;
      expect([method, host, at]).toEqual(['GET', 'api.etherscan.io', '/v2/api']);
      expect(query).toEqual({
        chainid: '59144',
        module: 'contract',
        action: 'getsourcecode',
        address: L2_MESSAGE_SERVICE,
        apikey: 'etherscan-key',
      });
    });

    it('waits when the rate is limited, which HTTP does not show', async () => {
      const result = 'Max rate limit reached, please use API Key for higher rate limit';
      answers = [
        {body: {status: '0', message: 'NOTOK', result}},
        {body: {status: '1', message: 'OK', result: [source]}},
      ];
      expect(await shell('etherscan')).toContain('TransparentUpgradeableProxy');
      expect(asked).toHaveLength(2);
    });

    it('shows an error of the API, and a contract without source', async () => {
      answers = [{body: {status: '0', message: 'NOTOK', result: 'Invalid API Key'}}];
      expect(await errorOf('etherscan')).toContain('NOTOK: Invalid API Key');
      answers = [
        {
          body: {
            status: '1',
            message: 'OK',
            result: [{...source, ContractName: '', ABI: 'Contract source code not verified'}],
          },
        },
      ];
      expect(await errorOf('etherscan')).toContain('not verified');
    });
  });

  describe('Codex', () => {
    it('reads prices of tokens', async () => {
      // @codex-data/sdk 2.3.43, schema.graphql
      answers = [
        {
          body: {
            data: {
              getTokenPrices: [
                {address: LINEA_TOKEN, priceUsd: 0.0125, timestamp: 1795428000},
                {address: USDC, priceUsd: 0.9998, timestamp: 1795428000},
              ],
            },
          },
        },
      ];
      expect(await shell('codex')).toBe(
        `${getAddress(LINEA_TOKEN)} 0.0125 USD at 2026-11-23T10:00:00.000Z\n${getAddress(USDC)} 0.9998 USD at 2026-11-23T10:00:00.000Z\n`,
      );
      const [{host, method, path: at, headers, body} = {} as Asked] = asked;
      expect([method, host, at]).toEqual(['POST', 'graph.codex.io', '/graphql']);
      expect(headers.authorization).toBe('codex-key');
      const {query, variables} = body as {
        query: string;
        variables: {inputs: {networkId: number; address: string}[]};
      };
      expect(query).toContain('$inputs: [GetPriceInput]');
      expect(
        variables.inputs.map(({networkId, address}) => [networkId, address.toLowerCase()]),
      ).toEqual([
        [59144, LINEA_TOKEN],
        [59144, USDC],
      ]);
    });

    it('shows an error that arrives with status 200', async () => {
      answers = [
        {
          body: {
            errors: [
              {
                message: 'The requested resources are over capacity.',
                extensions: {code: 'OVER_CAPACITY', retryAfterSeconds: 30},
              },
            ],
          },
        },
      ];
      expect(await errorOf('codex')).toContain('OVER_CAPACITY: The requested resources');
    });
  });

  describe('Noves', () => {
    const chain = (name: string, evmChainId: number) => ({
      name,
      ecosystem: 'evm',
      evmChainId,
      nativeCoin: {name: 'ETH', symbol: 'ETH', address: 'ETH', decimals: 18},
      tier: 2,
    });
    const chains = {body: [chain('eth', 1), chain('linea', 59144)]};
    const description = {
      body: {type: 'sendToken', description: 'Sent 2,000,000 LINEA.'},
    };

    it('finds the name of Linea, and explains a transaction', async () => {
      answers = [chains, description];
      expect(await shell('noves')).toBe('sendToken: Sent 2,000,000 LINEA.\n');
      expect(asked.map(({host, method, path: at}) => [host, method, at])).toEqual([
        ['translate.noves.fi', 'GET', '/evm/chains'],
        ['translate.noves.fi', 'GET', `/evm/linea/describeTx/${mainnetTransaction.hash}`],
      ]);
      expect(asked.map(({headers}) => headers.apikey)).toEqual(['noves-key', 'noves-key']);
    });

    it('says when Linea is not listed', async () => {
      answers = [{body: [chain('eth', 1)]}];
      expect(await errorOf('noves')).toContain('Noves no longer lists Linea.');
      answers = [{body: [chain('eth', 1)]}];
      expect(await errorOf('noves-before-signing')).toContain('does not preview');
    });

    it('explains a user operation before it is signed', async () => {
      answers = [chains, {body: {type: 'sendToken', description: 'Will send 0.001 ETH.'}}];
      expect(await shell('noves-before-signing')).toBe('sendToken: Will send 0.001 ETH.\n');
      const [, {host, method, path: at, headers, body} = {} as Asked] = asked;
      expect([host, method, at]).toEqual(['foresight.noves.fi', 'POST', '/evm/linea/describe4337']);
      expect(headers.apikey).toBe('noves-key');
      const {userOp} = body as {userOp: Readonly<Record<string, unknown>>};
      // EVMTranslateUserOperation of @noves/noves-sdk 1.5.0
      expect(
        Object.fromEntries(Object.entries(userOp).map(([key, value]) => [key, typeof value])),
      ).toEqual({
        sender: 'string',
        nonce: 'number',
        initCode: 'string',
        callData: 'string',
        callGasLimit: 'number',
        verificationGasLimit: 'number',
        preVerificationGas: 'number',
        maxFeePerGas: 'number',
        maxPriorityFeePerGas: 'number',
        paymasterAndData: 'string',
        signature: 'string',
      });
      expect(userOp.callData).toMatch(/^0xb61d27f6/);
    });

    it('explains an executed operation to the owner of the account', async () => {
      answers = [{body: {type: 'sendToken', description: 'Sent 0.001 ETH.'}}];
      const env = {HASH: mainnetTransaction.hash, ACCOUNT: SMART_ACCOUNT};
      expect(await shell('noves-operation', env)).toBe('sendToken: Sent 0.001 ETH.\n');
      const [{path: at, query} = {} as Asked] = asked;
      expect(at).toBe(`/evm/linea/describeTx/${mainnetTransaction.hash}`);
      expect(query).toEqual({viewAsAccountAddress: SMART_ACCOUNT});
    });
  });

  it('bitsCrunch: checks that Linea is listed, and reads balances', async () => {
    answers = [
      {
        body: {
          data: [
            {chain_id: 1, id: 1, name: 'Ethereum', symbol: 'ETH'},
            {chain_id: 59144, id: 7, name: 'Linea', symbol: 'LINEA'},
          ],
          pagination: {has_next: false, limit: 30, offset: 0, total_items: 17},
        },
      },
      {
        body: {
          data: [
            {
              token_name: 'USDC',
              token_symbol: 'USDC',
              token_address: USDC,
              decimal: 6,
              quantity: 1.5,
            },
          ],
          pagination: {has_next: false, limit: 30, offset: 0, total_items: 1},
        },
      },
    ];
    expect(await shell('bitscrunch')).toBe('USDC 1.5\n');
    expect(asked.map(({host, path: at, query}) => [host, at, query])).toEqual([
      ['api.unleashnfts.com', '/api/v2/blockchains', {offset: '0', limit: '30'}],
      [
        'api.unleashnfts.com',
        '/api/v2/wallet/balance/token',
        {address: ACCOUNT, blockchain: 'linea', time_range: 'all', offset: '0', limit: '30'},
      ],
    ]);
    expect(asked.map(({headers}) => headers['x-api-key'])).toEqual(['unleash-key', 'unleash-key']);

    answers = [{body: {data: [], pagination: {}}}];
    expect(await errorOf('bitscrunch')).toContain('no longer lists Linea');
  });
});
