import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

/** A request as a stand-in receives it. */
export interface StandInRequest {
  readonly method: string;
  /** The path with the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The bytes as text. */
  readonly body: string;
}

/** What a stand-in returns. Text and bytes go out as they are, and any other body as JSON. */
export interface StandInReply {
  readonly status?: number;
  /** The content type is JSON unless it is set here. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A running stand-in. */
export interface HttpStandIn {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts an HTTP server on a free port of this machine. If `answer` throws, it returns the error with status 500. */
export async function startHttpStandIn(
  answer: (request: StandInRequest) => StandInReply | Promise<StandInReply>,
): Promise<HttpStandIn> {
  const server = createServer((request, response) => {
    void buffer(request)
      .then((bytes) => {
        const {method = '', url: path = '/', headers} = request;
        return answer({method, path, headers, bytes, body: bytes.toString()});
      })
      .catch((error: unknown): StandInReply => ({status: 500, body: String(error)}))
      .then(({status = 200, headers, body}) => {
        const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
        response.writeHead(status, {'content-type': 'application/json', ...headers});
        response.end(isRaw ? body : JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Posts JSON text to a node, and returns its answer as it came. */
export async function postJson(
  url: string,
  body: string,
): Promise<{readonly status: number; readonly body: string}> {
  const headers = {'content-type': 'application/json'};
  const response = await fetch(url, {method: 'POST', headers, body});
  return {status: response.status, body: await response.text()};
}
