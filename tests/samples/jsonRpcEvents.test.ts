import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {
  type AddressInfo,
  connect as connectTo,
  createServer as createTcpServer,
  type Socket,
} from 'node:net';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {WebSocketServer} from 'ws';
import {run, runOrThrow} from './harness/run';
import {stageExample} from './harness/stage';
import {useLocalNode} from './harness/useLocalNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x1789e0043623282D5DCc7F213d703C6D8BAfBB04';
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

// Stores its calldata, and emits Transfer(caller, itself, calldata).
const EMITTER = `0x60003560005230337f${TRANSFER}60206000a300`;

interface Reply {
  readonly result?: unknown;
  readonly error?: {readonly code: number; readonly message: string};
}

async function ask(url: string, method: string, params: readonly unknown[]): Promise<Reply> {
  const headers = {'content-type': 'application/json'};
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  return (await (await fetch(url, {method: 'POST', headers, body})).json()) as Reply;
}

describe('examples/json-rpc-events', () => {
  const staged = useLocalNode('json-rpc-events', {blocks: 'with transactions'});
  let narrow: Server;
  let refusals = 0;
  let status = 200;

  const mined = (count: number) => ask(staged.node.url, 'anvil_mine', [`0x${count.toString(16)}`]);
  const emit = async (amount: number) => {
    const data = `0x${amount.toString(16).padStart(64, '0')}`;
    const {error} = await ask(staged.node.url, 'eth_sendTransaction', [
      {from: ACCOUNT, to: TOKEN, data, gas: '0x186a0'},
    ]);
    expect(error).toBeUndefined();
  };

  beforeAll(async () => {
    await ask(staged.node.url, 'anvil_setCode', [TOKEN, EMITTER]);
    // A node that rejects more than three blocks at once, as others reject more than 5,001.
    narrow = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const {method, params} = JSON.parse(body) as {
          readonly method: string;
          readonly params: readonly {readonly fromBlock?: string; readonly toBlock?: string}[];
        };
        const {fromBlock, toBlock} = params[0] ?? {};
        const tooWide = method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) > 2;
        refusals += tooWide ? 1 : 0;
        const answer = tooWide
          ? Promise.resolve({
              error: {code: -32005, message: 'Requested range exceeds maximum RPC range limit'},
            })
          : ask(staged.node.url, method, params);
        void answer.then((reply) => {
          response.writeHead(status).end(JSON.stringify(reply));
        });
      });
    });
    await new Promise<void>((resolve) => narrow.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => narrow.close());

  describe('history.mjs', () => {
    const history = (env?: Record<string, string>) =>
      run(process.execPath, ['history.mjs'], {
        cwd: staged.folder,
        env: {FIRST_BLOCK: '0', ...env},
      });

    beforeAll(async () => {
      await emit(7);
      await emit(8);
      await mined(20);
    });
    beforeEach(() => {
      rmSync(path.join(staged.folder, 'next-block.txt'), {force: true});
    });

    it('prints the events up to the final block, and goes on from there', async () => {
      const first = await history();
      expect(first.stdout).toMatch(
        /^1 0 0x[0-9a-f]{64} 7n\n2 0 0x[0-9a-f]{64} 8n\ndone up to block \d+\n$/,
      );

      await emit(9);
      await mined(20);
      expect((await history()).stdout).toMatch(/^\d+ 0 0x[0-9a-f]{64} 9n\ndone up to block \d+\n$/);
      expect((await history()).stdout).toMatch(/^done up to block \d+\n$/);
    });

    it('halves what a node refuses, and misses nothing', async () => {
      const {port} = narrow.address() as AddressInfo;
      const folder = await stageExample('json-rpc-events', `http://127.0.0.1:${port}`);
      const printed = await runOrThrow(process.execPath, ['history.mjs'], {
        cwd: folder,
        env: {FIRST_BLOCK: '0'},
      });
      expect(refusals).toBeGreaterThan(2);
      expect(printed.match(/ [789]n$/gm)).toEqual([' 7n', ' 8n', ' 9n']);

      status = 429;
      const limited = await run(process.execPath, ['history.mjs'], {cwd: folder});
      status = 200;
      expect(limited.stderr).toContain('HTTP 429: wait, then run this program again');
    });
  });

  describe('follow.mjs', () => {
    let printed = '';
    let stop = () => {};
    const connections = new Set<Socket>();
    // The connection to the node, which a test can break.
    const way = createTcpServer((socket) => {
      const {hostname, port} = new URL(staged.node.webSocketUrl);
      const onward = connectTo(Number(port), hostname);
      for (const [end, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        connections.add(end);
        end.pipe(other);
        end.on('error', () => other.destroy()).on('close', () => other.destroy());
      }
    });
    const open = (port: number) =>
      new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve));

    beforeAll(() => open(0));
    afterAll(() => {
      way.close();
    });

    const shows = async (text: string) => {
      await expect.poll(() => printed, {timeout: 20_000}).toContain(text);
    };

    beforeEach(() => {
      printed = '';
      const child = spawn(process.execPath, ['follow.mjs'], {
        cwd: staged.folder,
        env: {
          ...process.env,
          WS_URL: `ws://127.0.0.1:${(way.address() as AddressInfo).port}`,
        },
      });
      child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      stop = () => child.kill();
    });
    afterEach(() => {
      stop();
    });

    it('prints each new event once, also one that came while the connection was broken', async () => {
      await expect
        .poll(
          async () => {
            await emit(11);
            return printed;
          },
          {timeout: 20_000, interval: 500},
        )
        .toContain(' 0 11n\n');
      await emit(12);
      await shows(' 0 12n\n');
      expect(printed.match(/ 12n$/gm)).toHaveLength(1);

      const {port} = way.address() as AddressInfo;
      way.close();
      connections.forEach((connection) => connection.destroy());
      await emit(13);
      expect(printed).not.toContain(' 13n\n');
      await open(port);
      await shows(' 0 13n\n');
      expect(printed.match(/ 1[23]n$/gm)).toEqual([' 12n', ' 13n']);
    });
  });

  it('follow.mjs ends with an error when the node rejects the subscription', async () => {
    const server = new WebSocketServer({host: '127.0.0.1', port: 0});
    server.on('connection', (socket) => {
      socket.on('message', (text: Buffer) => {
        const {id, method} = JSON.parse(text.toString()) as {
          readonly id: number;
          readonly method: string;
        };
        const reply =
          method === 'eth_subscribe'
            ? {error: {code: -32601, message: 'Method not found'}}
            : {result: '0x1'};
        socket.send(JSON.stringify({jsonrpc: '2.0', id, ...reply}));
      });
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const {code, stderr} = await run(process.execPath, ['follow.mjs'], {
      cwd: staged.folder,
      env: {WS_URL: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`},
    });
    server.close();
    expect(stderr).toContain('-32601: Method not found');
    expect(code).toBe(1);
  });

  it('follow.mjs retries when the node does not respond', async () => {
    const child = spawn(process.execPath, ['follow.mjs'], {
      cwd: staged.folder,
      env: {...process.env, WS_URL: 'ws://127.0.0.1:1'},
    });
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await expect
      .poll(() => printed.match(/ECONNREFUSED/g)?.length ?? 0, {timeout: 20_000})
      .toBeGreaterThan(1);
    child.kill();
  });
});
