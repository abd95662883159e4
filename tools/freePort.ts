import {createServer} from 'node:net';

/** A free port. The system picks it from a range that browsers do not block. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') {
          reject(new Error('The system gave no port.'));
        } else {
          resolve(address.port);
        }
      });
    });
  });
}
