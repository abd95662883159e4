import {Agent, request} from 'node:http';
import type {Answer} from './answer';

/** An answer with what came over the network. */
export interface Received extends Answer {
  readonly body: Buffer;
}

/** A server of an ordinary configuration keeps some hundred connections; there are more paths than that. */
const agent = new Agent({keepAlive: true, maxSockets: 16});

/**
 * Asks a server for a path exactly as it is written: nothing in it is resolved or encoded, and redirects are not followed.
 *
 * @param sent headers of the request.
 */
export function askServer(
  url: string,
  path: string,
  sent: Readonly<Record<string, string>> = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {agent, path, headers: sent}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const {location} = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          ...(location !== undefined && {location}),
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, [value].join(', ')]),
          ),
          body: Buffer.concat(parts),
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}
