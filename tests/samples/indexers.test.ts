import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {
  createTestClient,
  encodeFunctionData,
  http,
  parseAbi,
  parseEther,
  publicActions,
  toEventSelector,
  walletActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {freePort} from '../../tools/freePort';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sharedFolder} from './harness/sharedFolders';
import {compileContract} from './harness/solc';
import {stage, stageExample} from './harness/stage';

const MESSAGE_SERVICE = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** The used part of the package graphql, which the example installs. */
interface GraphQlJs {
  readonly buildSchema: (source: string) => object;
  readonly graphql: (args: {schema: object; source: string; rootValue: object}) => Promise<object>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  return text;
};

/** A small HTTP service on a free port. */
async function serve(
  answer: (
    request: IncomingMessage,
    body: string,
    response: ServerResponse,
  ) => Promise<void> | void,
): Promise<{url: string; close: () => void}> {
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => answer(request, body, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${String(port)}`, close: () => server.close()};
}

describe('examples/indexers', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await stage('examples/indexers');
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: folder});
  });

  it('names one contract and one event everywhere', () => {
    const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    const files = [
      'subgraph/subgraph.yaml',
      'subquery/project.ts',
      'envio/config.yaml',
      'goldsky/instant.json',
      'goldsky/mirror.yaml',
      'src/readPortal.mts',
      'ponder/ponder.config.ts',
    ];
    for (const file of files) {
      expect(textOf(file).toLowerCase()).toContain(MESSAGE_SERVICE.toLowerCase());
    }
    expect(textOf('src/readPortal.mts')).toContain(
      toEventSelector('MessageSent(address,address,uint256,uint256,uint256,bytes,bytes32)'),
    );
    expect(JSON.parse(textOf('goldsky/instant.json'))).toMatchObject({
      instances: [{chain: 'linea'}],
    });
  });

  describe('query of a subgraph', () => {
    let service: Awaited<ReturnType<typeof serve>>;
    const authorizations: (string | undefined)[] = [];

    // Graph Node's API of the entity, as far as the query uses it.
    const api = `
      type Message { id: Bytes!, from: Bytes!, to: Bytes!, value: BigInt!, block: BigInt!, timestamp: BigInt! }
      scalar Bytes
      scalar BigInt
      enum OrderDirection { asc desc }
      enum Message_orderBy { id from to value block timestamp }
      input Block_height { hash: Bytes, number: Int, number_gte: Int }
      type _Block_ { hash: Bytes, number: Int!, timestamp: Int }
      type _Meta_ { block: _Block_!, deployment: String!, hasIndexingErrors: Boolean! }
      type Query {
        messages(first: Int = 100, skip: Int = 0, orderBy: Message_orderBy, orderDirection: OrderDirection, block: Block_height): [Message!]!
        _meta(block: Block_height): _Meta_
      }`;

    beforeAll(async () => {
      const {buildSchema, graphql} = createRequire(path.join(folder, 'package.json'))(
        'graphql',
      ) as GraphQlJs;
      const schema = buildSchema(api);
      const messages = [7, 8].map((block) => ({
        id: `0x0${String(block)}`,
        from: ACCOUNT.toLowerCase(),
        to: ACCOUNT.toLowerCase(),
        value: '1000000000000000',
        block: String(block),
        timestamp: '1',
      }));
      const rootValue = {
        _meta: {block: {number: 9}},
        messages: ({first}: {first: number}) => messages.toReversed().slice(0, first),
      };
      service = await serve(async ({headers}, body, response) => {
        authorizations.push(headers.authorization);
        const {query} = JSON.parse(body) as {query: string};
        const answer =
          headers.authorization === 'Bearer wrong'
            ? {errors: [{message: 'auth error: malformed API key'}]}
            : await graphql({schema, source: query, rootValue});
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      });
    });

    afterAll(() => {
      service.close();
    });

    it('prints the newest messages first', async () => {
      const env = {SUBGRAPH_URL: service.url};
      expect(await runOrThrow(...pageCommand(folder, 'query', env))).toBe(
        `indexed up to block 9\n8  ${ACCOUNT.toLowerCase()}  1000000000000000 wei\n7  ${ACCOUNT.toLowerCase()}  1000000000000000 wei\n`,
      );
      expect(authorizations.at(-1)).toBeUndefined();
    });

    it('sends the key, and says why it is turned down', async () => {
      const env = {SUBGRAPH_URL: service.url, API_KEY: 'wrong'};
      const {code, stderr} = await run(...pageCommand(folder, 'query', env));
      expect(code).not.toBe(0);
      expect(stderr).toContain('auth error: malformed API key');
    });
  });

  describe('stream of a portal', () => {
    let service: Awaited<ReturnType<typeof serve>>;
    const asked: {fromBlock: number; logs: readonly Record<string, unknown>[]}[] = [];

    beforeAll(async () => {
      service = await serve(({url, method}, body, response) => {
        if (url === '/datasets/linea-mainnet/head' && method === 'GET') {
          response.end(JSON.stringify({number: 30_009_999, hash: '0x01'}));
          return;
        }
        expect(url).toBe('/datasets/linea-mainnet/stream');
        const query = JSON.parse(body) as (typeof asked)[number] & {toBlock: number};
        asked.push(query);
        // Two halves: the first response ends early, with its last block.
        const last = query.fromBlock === 30_000_000 ? 30_004_999 : query.toBlock;
        const blocks = [
          {
            header: {number: query.fromBlock + 1, hash: '0x02'},
            logs: [{transactionHash: `0x0${String(asked.length)}`, topics: []}],
          },
          {header: {number: last, hash: '0x03'}},
        ];
        response.setHeader('content-type', 'application/x-ndjson');
        response.end(blocks.map((block) => `${JSON.stringify(block)}\n`).join(''));
      });
      const file = path.join(folder, 'src/readPortal.mts');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replaceAll('https://portal.sqd.dev', service.url),
      );
    });

    afterAll(() => {
      service.close();
    });

    it('goes on behind the last block of a response', async () => {
      expect(await runOrThrow(...pageCommand(folder, 'portal'))).toBe(
        '30000001  0x01\n30005001  0x02\n2 messages in blocks up to 30009999\n',
      );
      expect(asked.map(({fromBlock}) => fromBlock)).toEqual([30_000_000, 30_005_000]);
      expect(asked[0]?.logs).toEqual([
        {
          address: [MESSAGE_SERVICE.toLowerCase()],
          topic0: [expect.stringMatching(/^0x[0-9a-f]{64}$/)],
        },
      ]);
    });
  });
});

describe('examples/indexers/subgraph', () => {
  it('builds to WebAssembly', async () => {
    const folder = await stage('examples/indexers/subgraph', 'indexers-subgraph');
    const printed = await runOrThrow(...pageCommand(folder, 'build'));
    expect(printed).toContain('Types generated successfully');
    expect(printed).toContain('Build completed: ');
    expect(existsSync(path.join(folder, 'build/L2MessageService/L2MessageService.wasm'))).toBe(
      true,
    );
  });
});

describe('examples/indexers/ponder', () => {
  let node: LocalNode;
  let folder: string;
  let port: string;
  let ponder: ChildProcess | undefined;
  let printed = '';

  const client = () =>
    createTestClient({
      mode: 'anvil',
      account: privateKeyToAccount(DEVELOPMENT_KEY),
      pollingInterval: 200,
      transport: http(node.url),
    })
      .extend(publicActions)
      .extend(walletActions);

  async function until<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
    for (let left = 240; left > 0; left--) {
      const found = await attempt().catch(() => undefined);
      if (found !== undefined) {
        return found;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    throw new Error(`${what} did not come. Ponder printed:\n${printed}`);
  }

  beforeAll(async () => {
    node = await startLocalNode();
    folder = await stageExample('indexers/ponder', node.url, 'indexers-ponder');
    // Ponder's default port can be in use, and a second run of this file would use it.
    port = String(await freePort());
    const commands = path.join(folder, 'commands.sh');
    writeFileSync(commands, readFileSync(commands, 'utf8').replaceAll(':42069', `:${port}`));
    const {runtimeCode} = compileContract(
      sharedFolder('contractTools'),
      {
        language: 'Solidity',
        sources: {
          'L2MessageService.sol': {
            content: readFileSync(
              path.resolve(__dirname, '../../examples/indexers/standIn/L2MessageService.sol'),
              'utf8',
            ),
          },
        },
        settings: {},
      },
      ['L2MessageService.sol', 'L2MessageService'],
    );
    await client().setCode({address: MESSAGE_SERVICE, bytecode: runtimeCode});
  });

  afterAll(async () => {
    if (ponder?.pid !== undefined) {
      process.kill(-ponder.pid);
    }
    await node.stop();
  });

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: folder});
  });

  it('serves a message soon after its block', async () => {
    // Without npx, whose start takes as long as many samples.
    ponder = spawn(path.join(folder, 'node_modules/.bin/ponder'), ['dev', '--disable-ui'], {
      cwd: folder,
      env: {...process.env, PONDER_TELEMETRY_DISABLED: 'true', PORT: port},
      detached: true,
    });
    ponder.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    ponder.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const ready = `http://localhost:${port}/ready`;
    await until('The server', async () => ((await fetch(ready)).ok ? true : undefined));
    const hash = await client().sendTransaction({
      chain: null,
      to: MESSAGE_SERVICE,
      value: parseEther('0.001'),
      data: encodeFunctionData({
        abi: parseAbi(['function sendMessage(address to, uint256 fee, bytes data) payable']),
        args: [ACCOUNT, 0n, '0x'],
      }),
    });
    const {blockNumber} = await client().waitForTransactionReceipt({hash});
    const found = await until('The message', async () => {
      const answer = await runOrThrow(...pageCommand(folder, 'query'));
      return answer.includes('"totalCount":1') ? answer : undefined;
    });
    expect(JSON.parse(found)).toEqual({
      data: {
        messages: {
          totalCount: 1,
          items: [
            {
              value: '1000000000000000',
              block: String(blockNumber),
            },
          ],
        },
      },
    });
  });
});
