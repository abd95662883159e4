import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {isObject, type Json} from './lineaCall';

/** A request that came by, and what the node answered. */
export interface Recording {
  readonly request: Json;
  readonly answer: Json;
}

/** A proxy that keeps what it passes on. */
export interface RecordingProxy {
  /** The address that a program asks; what comes in is kept under the name. */
  readonly urlOf: (name: string) => string;
  readonly recordingsOf: (name: string) => readonly Recording[];
  readonly close: () => Promise<void>;
}

/** A value with every text that has a stand-in replaced. */
function replaced(value: Json, standIns: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') {
    return standIns.get(value) ?? value;
  }
  if (Array.isArray(value)) {
    return value.map((member) => replaced(member, standIns));
  }
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, member]) => [key, replaced(member, standIns)]),
      )
    : value;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Starts a proxy in front of a local node that records each request as it was sent, with the answer as it came back.
 *
 * @param standIns what the node is asked for in place of a text that only Mainnet knows, such as the hash of a block.
 */
export async function startRecordingProxy(
  upstream: string,
  standIns: ReadonlyMap<string, string>,
): Promise<RecordingProxy> {
  const recordings = new Map<string, Recording[]>();
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = JSON.parse(await readBody(incoming)) as Json;
    const asked = isObject(request)
      ? {...request, params: replaced(request.params, standIns)}
      : request;
    const reply = await fetch(upstream, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(asked),
    });
    const text = await reply.text();
    const name = (incoming.url ?? '/').slice(1);
    const known = recordings.get(name) ?? [];
    recordings.set(name, [...known, {request, answer: JSON.parse(text) as Json}]);
    response.writeHead(reply.status, {'content-type': 'application/json'}).end(text);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    urlOf: (name) => `http://127.0.0.1:${port}/${name}`,
    recordingsOf: (name) => recordings.get(name) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
