import {createClient, createPublicClient, http, webSocket} from 'viem';

const [url = 'https://rpc.linea.build', webSocketUrl] = process.argv.slice(2);
const client = createClient({transport: http(url, {retryCount: 0, timeout: 30_000})});
const ask = (method: string, ...params: readonly unknown[]) =>
  client.request({method, params} as never) as Promise<unknown>;

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const tracer = {tracer: 'callTracer'};

/** The request that tests each capability. */
const requests: Readonly<Record<string, () => Promise<unknown>>> = {
  'finalized tag': () => ask('eth_getBlockByNumber', 'finalized', false),
  'Linea methods': () => ask('linea_estimateGas', {from: ACCOUNT, to: ACCOUNT}),
  archive: () => ask('eth_getBalance', ACCOUNT, '0x1'),
  debug: () => ask('debug_traceBlockByNumber', 'latest', tracer),
  trace: () => ask('trace_block', 'latest'),
  filters: () => ask('eth_newBlockFilter'),
};

/** The number of the first block that a subscription delivers. */
function nextBlock(socketUrl: string): Promise<bigint> {
  const {watchBlockNumber} = createPublicClient({transport: webSocket(socketUrl)});
  return new Promise((resolve, reject) => {
    watchBlockNumber({onBlockNumber: resolve, onError: reject});
    setTimeout(() => reject(new Error('no block in 60 s')), 60_000);
  });
}

async function report(name: string, request: () => Promise<unknown>): Promise<void> {
  try {
    const result = await request();
    console.log(`${name.padEnd(14)} ${result === null || result === undefined ? 'no' : 'yes'}`);
  } catch (error) {
    const reason = (error as {details?: string}).details ?? String(error);
    console.log(`${name.padEnd(14)} no: ${reason}`);
  }
}

console.log(`${'chain'.padEnd(14)} ${Number(await ask('eth_chainId'))}`);
for (const [name, request] of Object.entries(requests)) {
  await report(name, request);
}
if (webSocketUrl !== undefined) {
  await report('WebSocket', () => nextBlock(webSocketUrl));
}
process.exit();
