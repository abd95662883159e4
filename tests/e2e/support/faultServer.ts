import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** An RPC endpoint on this machine with a different fault at each path. */
export interface FaultServer {
  /** The origin: scheme, host and port. */
  readonly url: string;
  /** All requests so far, without CORS preflight requests. */
  readonly seen: SeenRequest[];
  readonly close: () => Promise<void>;
}

type Answer = (response: ServerResponse, request: SeenRequest) => void | Promise<void>;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
};
const JSON_TYPE = {'content-type': 'application/json'};

const reply =
  (text: string, status = 200, headers: Readonly<Record<string, string>> = JSON_TYPE): Answer =>
  (response) =>
    void response.writeHead(status, {...CORS, ...headers}).end(text);

const error = (code: number, message: string, data?: string) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, error: {code, message, ...(data && {data})}});

const LOG = JSON.stringify({
  address: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f',
  topics: [`0x${'ab'.repeat(32)}`],
  data: `0x${'00'.repeat(31)}01`,
});

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 5));

/**
 * Streams the response. It waits while the send buffer is full, so that endless responses do not
 * fill the memory.
 */
async function stream(response: ServerResponse, pieces: Iterable<string>): Promise<void> {
  response.writeHead(200, {...CORS, ...JSON_TYPE});
  for (const piece of pieces) {
    if (response.destroyed) {
      return;
    }
    if (!response.write(piece)) {
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
    }
    await nextTurn();
  }
  response.end();
}

function* logs(bytes: number): Generator<string> {
  yield '{"jsonrpc":"2.0","id":1,"result":[';
  const piece = `${LOG},`.repeat(500);
  for (let sent = 0; sent < bytes; sent += piece.length) {
    yield piece;
  }
  yield `${LOG}]}`;
}

/** The response of each path. */
const answers: Readonly<Record<string, Answer>> = {
  '/hang': () => undefined,
  '/429': reply('Too many requests', 429, {'retry-after': '17'}),
  '/401': reply('invalid project id', 401),
  '/502': reply('<html>Bad gateway</html>', 502),
  '/html': reply('<!doctype html><title>Welcome</title>', 200, {'content-type': 'text/html'}),
  '/malformed': reply('{"jsonrpc":"2.0","id":1,"res'),
  '/neither': reply('{"jsonrpc":"2.0","id":1}'),
  '/wrong-id': reply('{"jsonrpc":"2.0","id":7,"result":"0x1"}'),
  '/other-form': reply('{"jsonrpc":"2.0","id":1,"result":{"balance":"0x1"}}'),
  '/400-rpc-error': reply(error(-32602, 'Invalid address params'), 400),
  '/429-rpc-error': reply(error(-32005, 'project ID request rate exceeded'), 429),
  '/null': reply('{"jsonrpc":"2.0","id":1,"result":null}'),
  '/unknown-method': reply(error(-32601, 'Method not found')),
  '/revert': reply(
    error(
      3,
      'Execution reverted',
      `0x08c379a0${'20'.padStart(64, '0')}${'8'.padStart(64, '0')}${Buffer.from('too late').toString('hex').padEnd(64, '0')}`,
    ),
  ),
  '/big': (response) => stream(response, logs(5_000_000)),
  '/endless': (response) => stream(response, logs(Infinity)),
  '/drop': (response) => {
    response.writeHead(200, {...CORS, ...JSON_TYPE});
    response.write('{"jsonrpc":"2.0","id":1,"result":"0x', () => response.destroy());
  },
  // A valid response without CORS headers.
  '/no-cors': (response) =>
    void response.writeHead(200, JSON_TYPE).end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'),
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Starts the server. `/node` forwards requests to a node. The other paths fail as their names say.
 * @param node the URL of a node.
 */
export async function startFaultServer(node: string): Promise<FaultServer> {
  const seen: SeenRequest[] = [];
  const forward: Answer = async (response, {body}) => {
    const answer = await fetch(node, {method: 'POST', headers: JSON_TYPE, body});
    response.writeHead(answer.status, {...CORS, ...JSON_TYPE}).end(await answer.text());
  };
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {pathname} = new URL(incoming.url ?? '/', 'http://localhost');
    const {method = '', headers} = incoming;
    if (method === 'OPTIONS') {
      response.writeHead(204, pathname === '/no-cors' ? {} : CORS).end();
      return;
    }
    const request = {method, path: incoming.url ?? '', headers, body: await readBody(incoming)};
    seen.push(request);
    const answer = pathname.startsWith('/node') ? forward : answers[pathname];
    await (answer ?? reply('Nothing here', 404))(response, request);
  };
  const server = createServer((request, response) => {
    // Some tests close the connection early. That is not an error.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
