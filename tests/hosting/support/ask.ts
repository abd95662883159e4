import {Agent, request} from 'node:http';
import type {Answer} from './answer';

export interface Received extends Answer {
  readonly body: Buffer;
}

/**
 * Limits open connections, because a default server allows a few hundred and there are more paths.
 */
const agent = new Agent({keepAlive: true, maxSockets: 16});

/**
 * Requests a path exactly as written: not resolved, not encoded, redirects not followed.
 * @param sent the headers of the request.
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
