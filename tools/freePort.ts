import {createServer} from 'node:net';

/** A port of this machine that no program listens on now. The system picks it from those that browsers do not block. */
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
