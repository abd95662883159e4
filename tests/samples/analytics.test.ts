import {readFileSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const WETH = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f';
const KEY = 'key-of-the-tests';

/** The hosts of the services that samples call. One local server stands in for all of them. */
const HOSTS = [
  'https://api.dune.com',
  'https://api.mobula.io',
  'https://api.arkm.com',
  'https://app.spheron.ai',
  'http://localhost:8000',
];

interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

type Service = (call: Call) => Answer;

const token = {name: 'Wrapped Ether', symbol: 'WETH', logo: null, priceUSD: 3123.456};

/** Rows as the page's query returns them. */
const day = (number: number) => ({
  day: `2026-11-${String(number).padStart(2, '0')}`,
  calls: 900 + number,
  callers: 300 + number,
  failed: number,
  median_fee_eth: 0.000004,
});

describe('examples/analytics', () => {
  const staged = useLocalNode('analytics');
  const calls: Call[] = [];
  let server: Server;
  let service: Service = () => ({status: 404, body: {error: 'nothing here'}});

  const command = (region: string, env?: Record<string, string>) =>
    pageCommand(staged.folder, region, env);
  const shell = (region: string, env?: Record<string, string>) =>
    runOrThrow(...command(region, env));
  const fails = async (region: string, env?: Record<string, string>) => {
    const {code, stderr} = await run(...command(region, env));
    expect(code).not.toBe(0);
    return stderr;
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        const call = {
          method: request.method ?? '',
          url: new URL(request.url ?? '', 'http://stand-in'),
          headers: request.headers,
          body,
        };
        calls.push(call);
        const {status = 200, body: answer} = service(call);
        response.writeHead(status, {'Content-Type': 'application/json'});
        response.end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const standIn = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const file of globSync('src/*.ts', {cwd: staged.folder, absolute: true})) {
      const source = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        HOSTS.reduce((result, host) => result.replaceAll(host, standIn), source),
      );
    }
    writeFileSync(
      path.join(staged.folder, '.env'),
      ['DUNE', 'MOBULA', 'ARKHAM'].map((name) => `${name}_API_KEY=${KEY}\n`).join(''),
    );
  });

  afterAll(() => {
    server.close();
  });

  beforeEach(() => {
    calls.length = 0;
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  describe('Dune', () => {
    const id = 'execution-1';

    it('the query is valid in the dialect of Trino', async () => {
      const script = `
        import {readFileSync} from 'node:fs';
        import {TrinoSQL} from 'dt-sql-parser';
        const sql = readFileSync('sql/contractUsage.sql', 'utf8');
        const check = (query: string) => new TrinoSQL().validate(query + ';').length;
        console.log(check(sql), check(sql.replace('GROUP BY', 'GROUPED')));
      `;
      writeFileSync(path.join(staged.folder, 'validate.ts'), script);
      const printed = await runOrThrow('npx', ['tsx', 'validate.ts'], {cwd: staged.folder});
      expect(printed).toMatch(/^0 [1-9]\d*\n$/);
    });

    it('run-sql sends the file, waits for the end and prints the rows', async () => {
      const states = ['PENDING', 'EXECUTING', 'COMPLETED'];
      service = ({url: {pathname}}) => {
        if (pathname === '/api/v1/sql/execute') {
          return {body: {execution_id: id, state: 'QUERY_STATE_PENDING'}};
        }
        return pathname.endsWith('/status')
          ? {body: {execution_id: id, query_id: 0, state: `QUERY_STATE_${states.shift() ?? ''}`}}
          : {body: {execution_id: id, result: {rows: [day(22), day(21)], metadata: {}}}};
      };
      const printed = await shell('run-sql');
      expect(printed).toContain("'2026-11-22'");
      expect(printed).toContain('median_fee_eth');
      expect(calls.map(({method, url}) => `${method} ${url.pathname}`)).toEqual([
        'POST /api/v1/sql/execute',
        ...Array<string>(3).fill(`GET /api/v1/execution/${id}/status`),
        `GET /api/v1/execution/${id}/results`,
      ]);
      expect(calls.every(({headers}) => headers['x-dune-api-key'] === KEY)).toBe(true);
      expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
        sql: readFileSync(path.join(staged.folder, 'sql/contractUsage.sql'), 'utf8'),
        performance: 'medium',
      });
    });

    it('run-sql says why a query failed', async () => {
      const error = {type: 'syntax_error', message: "line 9:7: Table 'linea.txs' does not exist"};
      service = ({url}) =>
        url.pathname.endsWith('/status')
          ? {body: {execution_id: id, state: 'QUERY_STATE_FAILED', error}}
          : {body: {execution_id: id, state: 'QUERY_STATE_PENDING'}};
      expect(await fails('run-sql')).toContain(
        "QUERY_STATE_FAILED: line 9:7: Table 'linea.txs' does not exist",
      );
    });

    it('read-result reads every page of the newest result', async () => {
      const ended = new Date(Date.now() - 5_400_000).toISOString();
      service = ({url}) => {
        const first = url.searchParams.get('offset') === '0';
        return {
          body: {
            execution_ended_at: ended,
            ...(first && {next_offset: 1000}),
            result: {rows: Array.from({length: first ? 1000 : 2}, () => day(22))},
          },
        };
      };
      const printed = await shell('read-result', {QUERY_ID: '1234567'});
      expect(printed).toContain('1002 rows, 1.5 hours old\n');
      expect(printed).toContain("day: '2026-11-22'");
      expect(calls.map(({url}) => `${url.pathname}${url.search}`)).toEqual([
        '/api/v1/query/1234567/results?limit=1000&offset=0',
        '/api/v1/query/1234567/results?limit=1000&offset=1000',
      ]);
    });

    it('read-result shows the answer to a wrong key', async () => {
      service = () => ({status: 401, body: {error: 'invalid API Key'}});
      expect(await fails('read-result', {QUERY_ID: '1'})).toContain(
        'Dune: 401 {"error":"invalid API Key"}',
      );
    });
  });

  describe('Mobula', () => {
    it('token-price prints price and liquidity', async () => {
      service = () => ({body: {data: {...token, liquidityUSD: 1234567.8}}});
      expect(await shell('token-price')).toBe('WETH  $3123.46\nliquidity  $1234568\n');
      expect(calls[0]?.url.search).toBe(`?chainId=evm%3A59144&address=${WETH}`);
      expect(calls[0]?.headers.authorization).toBe(KEY);
    });

    it('token-price prints the price of a cheap token', async () => {
      service = () => ({body: {data: {...token, priceUSD: 0.000_012_345_678, liquidityUSD: 1}}});
      expect(await shell('token-price')).toBe('WETH  $0.0000123457\nliquidity  $1\n');
    });

    it('token-price does not take unknown liquidity for none', async () => {
      service = () => ({body: {data: {...token, liquidityUSD: null}}});
      expect(await shell('token-price')).toBe('WETH  $3123.46\nliquidity  unknown\n');
    });

    it('token-price shows what Mobula says to a request that it refuses', async () => {
      service = () => ({status: 401, body: {message: 'wrong key'}});
      expect(await fails('token-price')).toContain('Mobula: 401 {"message":"wrong key"}');
    });

    it('token-price says when there is no price', async () => {
      service = () => ({body: {data: {...token, priceUSD: null, liquidityUSD: null}}});
      expect(await fails('token-price')).toContain('Mobula has no price for this token on Linea');
    });

    it('read-portfolio prints what is on Linea', async () => {
      const on = (chainId: string, balance: number) => ({chainId, address: WETH, balance});
      service = () => ({
        body: {
          data: {
            total_wallet_balance: 5000,
            wallets: [ACCOUNT],
            assets: [
              {
                asset: {symbol: 'WETH'},
                price: 3000,
                contracts_balances: [on('evm:59144', 1.5), on('evm:1', 2), on('evm:59144', 0)],
              },
            ],
          },
        },
      });
      expect(await shell('read-portfolio', {WALLET: ACCOUNT})).toBe(
        `WETH  1.5  $4500.00  ${WETH}\n`,
      );
      expect(calls[0]?.url.pathname).toBe('/api/1/wallet/portfolio');
      expect(calls[0]?.url.searchParams.get('blockchains')).toBe('evm:59144');
    });
  });

  it('Arkham: read-labels prints a line for each chain', async () => {
    service = () => ({
      body: {
        ethereum: {
          address: ACCOUNT,
          arkhamEntity: {id: 'binance', name: 'Binance', type: 'cex'},
          arkhamLabel: {name: 'Hot Wallet', chainType: 'evm'},
          chain: 'ethereum',
        },
        base: {address: ACCOUNT, chain: 'base'},
      },
    });
    expect(await shell('read-labels', {ADDRESS: ACCOUNT})).toBe(
      'ethereum Binance Hot Wallet\nbase no entity no label\n',
    );
    expect(calls[0]?.headers['api-key']).toBe(KEY);
    expect(calls[0]?.url.pathname).toBe(`/intelligence/address/${ACCOUNT}/all`);
  });

  describe('AI', () => {
    it('check-server lists the tools and reads a balance', async () => {
      expect(await shell('check-server')).toBe(
        'get_balance, get_transaction_status\n[{"type":"text","text":"10000 ETH"}]\n',
      );
    });

    it('list-gpus prints what is available', async () => {
      const gpu = {displayName: 'RTX 4090', totalAvailable: 3, lowestPrice: 0.5};
      service = () => ({body: {data: [gpu, {...gpu, displayName: 'H100', totalAvailable: 0}]}});
      expect(await shell('list-gpus')).toBe('RTX 4090: 3 available, from $0.5 an hour\n');
    });

    it('ask-model gives the model what the tool reads', async () => {
      const call = {
        id: 'call-1',
        type: 'function',
        function: {name: 'get_balance', arguments: JSON.stringify({address: ACCOUNT})},
      };
      service = ({body}) => {
        const {messages} = JSON.parse(body) as {messages: {role: string; content?: string}[]};
        const last = messages.at(-1);
        const message =
          last?.role === 'tool'
            ? {role: 'assistant', content: `The account holds ${last.content ?? ''}.`}
            : {role: 'assistant', content: null, tool_calls: [call]};
        return {body: {choices: [{message}]}};
      };
      expect(await shell('ask-model', {ADDRESS: ACCOUNT})).toBe('The account holds 10000 ETH.\n');
      expect(calls.map(({url}) => url.pathname)).toEqual(
        Array<string>(2).fill('/v1/chat/completions'),
      );
    });

    it('the character names its chain as viem does', async () => {
      const script = `
        import * as chains from 'viem/chains';
        import {character} from './src/character';
        const named: Record<string, {id: number}> = chains;
        console.log(character.settings.chains.evm.map((name) => named[name]?.id).join());
      `;
      writeFileSync(path.join(staged.folder, 'chainIds.ts'), script);
      const printed = await runOrThrow('npx', ['tsx', 'chainIds.ts'], {cwd: staged.folder});
      expect(printed).toBe('59141\n');
    });
  });
});
