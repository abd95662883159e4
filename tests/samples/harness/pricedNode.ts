import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

// The prices of Linea Mainnet in block 32,235,911, on October 5, 2026: 0.03 gwei per gas, 1 gwei per byte, 0.041904 gwei for eth_gasPrice.
const EXTRA_DATA = '0x0100007530000f42400000a3b000000000000000000000000000000000000000';

/** A node whose blocks carry prices, as those of Linea do and those of a development node don't. */
export async function startPricedNode(upstream: string): Promise<{url: string; close: () => void}> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = {'content-type': 'application/json'};
      void fetch(upstream, {method: 'POST', headers, body: Buffer.concat(chunks)})
        .then((answer) => answer.text())
        .then((text) => {
          response.writeHead(200, headers);
          response.end(text.replace(/"extraData":"0x[\da-f]*"/g, `"extraData":"${EXTRA_DATA}"`));
        });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {url: `http://127.0.0.1:${port}`, close};
}
