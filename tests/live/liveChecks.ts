import {WebSocket} from 'ws';
import {callRpc} from './rpc';

/** The endpoint serves the documented chain. */
export async function checkChainId(url: string, chainId: number): Promise<void> {
  const answered = Number(await callRpc(url, 'eth_chainId'));
  if (answered !== chainId) {
    throw new Error(`${url} serves chain ${answered}, data/networks.ts says ${chainId}`);
  }
}

/** The endpoint serves the documented chain over WebSocket. */
export async function checkWebSocketChainId(url: string, chainId: number): Promise<void> {
  const socket = new WebSocket(url, {handshakeTimeout: 20_000});
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`${url} did not answer in 20 s`));
      }, 20_000);
      timer.unref();
      socket.on('error', (error) => {
        reject(new Error(`${url} refused the connection: ${error.message}`));
      });
      socket.on('open', () => {
        socket.send(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []}));
      });
      socket.on('message', (data: Buffer) => {
        resolve(data.toString());
      });
    });
    const {result} = JSON.parse(answer) as {result: string};
    if (Number(result) !== chainId) {
      throw new Error(`${url} serves chain ${Number(result)}, data/networks.ts says ${chainId}`);
    }
  } finally {
    socket.close();
  }
}

export async function checkCode(url: string, address: string): Promise<void> {
  const code = await callRpc(url, 'eth_getCode', [address, 'latest']);
  if (typeof code !== 'string' || code === '0x') {
    throw new Error(`${address} has no code on ${url}. Correct data/contracts.ts`);
  }
}
