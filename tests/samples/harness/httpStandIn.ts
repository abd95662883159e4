import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

export interface StandInRequest {
  readonly method: string;
  /** The path with the query string. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
}

/** The response of a stand-in. Text and bytes are sent unchanged, other bodies as JSON. */
export interface StandInReply {
  readonly status?: number;
  /** JSON is the default content type. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface HttpStandIn {
  /** The origin, without a trailing slash. */
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

/** Posts JSON text to a node and returns the response text. */
export async function postJson(
  url: string,
  body: string,
): Promise<{readonly status: number; readonly body: string}> {
  const headers = {'content-type': 'application/json'};
  const response = await fetch(url, {method: 'POST', headers, body});
  return {status: response.status, body: await response.text()};
}
