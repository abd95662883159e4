import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {createTestClient, createWalletClient, type Hex, http, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {type RecordingProxy, startRecordingProxy} from './harness/recordingProxy';
import {runOrThrow} from './harness/run';
import {stageExample} from './harness/stage';

const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const GITHUB = 'https://raw.githubusercontent.com/ethereum-lists/chains/master/_data/chains';

const EVERYTHING = `chain          59144
finalized tag  yes
Linea methods  yes
archive        yes
debug          yes
trace          yes
filters        yes
`;

describe('examples/libraries', () => {
  let folder: string;
  const shell = (region: string, env?: Record<string, string>) =>
    runOrThrow(...pageCommand(folder, region, env));

  describe('on Linea Mainnet', () => {
    let node: LocalNode;
    let proxy: RecordingProxy;

    beforeAll(async () => {
      node = await startLocalNode();
      proxy = await startRecordingProxy(node.url, new Map());
      folder = await stageExample('libraries', proxy.urlOf('rpc'));
    });
    afterAll(async () => {
      await proxy.close();
      await node.stop();
    });

    /** The methods that a program requested, in order. */
    async function methodsOf(program: () => Promise<unknown>): Promise<string[]> {
      const before = proxy.recordingsOf('rpc').length;
      await program();
      return proxy
        .recordingsOf('rpc')
        .slice(before)
        .map(({request}) => (request as {method: string}).method);
    }

    it('compiles, with the React component', async () => {
      await runOrThrow('npm', ['run', 'check'], {cwd: folder});
    });

    it('compare-fees prints the same fee twice if the endpoint has linea_estimateGas', async () => {
      const printed = await shell('compare-fees');
      const [, used, quoted] =
        /^viem uses {4}(0\.0\d+) gwei\nLinea quotes (0\.0\d+) gwei\n$/.exec(printed) ?? [];
      expect(used).toBeDefined();
      expect(quoted).toBe(used);
    });

    it('compare-fees shows that viem falls back if the endpoint has only the methods of Ethereum', async () => {
      const LINEA_RPC_URL = node.webSocketUrl.replace(/^ws/, 'http');
      const outcome = shell('compare-fees', {LINEA_RPC_URL});
      await expect(outcome).rejects.toThrow('linea_estimateGas');
      await expect(outcome).rejects.toThrow('viem uses    1 gwei');
    });

    it('quoteFee prices one transaction, which the hook of wagmi does not', async () => {
      expect(await shell('print-quote')).toMatch(
        /^quoteFee {14}0\.0\d+ gwei\nuseEstimateFeesPerGas 1 gwei\n$/,
      );
    });

    it('multicall reads everything from one block, in one call', async () => {
      await deployMulticall3(node.url);
      let printed = '';
      const methods = await methodsOf(async () => {
        printed = await shell('multicall');
      });
      expect(printed).toMatch(
        /^block {2}\d+, 20\d\d-\S+Z\nfirst {2}9999\.\d+ ETH\nsecond 0 ETH\n$/,
      );
      expect(methods).toEqual(['eth_call']);
    });

    it('check-endpoint finds what the local node has', async () => {
      expect(await shell('check-endpoint')).toBe(EVERYTHING);
    });

    it('check-endpoint listens on the WebSocket URL', async () => {
      const printed = await runOrThrow(
        'npx',
        ['tsx', 'src/checkEndpoint.ts', node.url, node.webSocketUrl],
        {cwd: folder},
      );
      expect(printed).toBe(`${EVERYTHING}WebSocket      yes\n`);
    });

    it('check-endpoint says what a node without the methods of Linea lacks', async () => {
      const url = node.webSocketUrl.replace(/^ws/, 'http');
      const args = ['tsx', 'src/checkEndpoint.ts', url];
      expect(await runOrThrow('npx', args, {cwd: folder})).toMatch(/^Linea methods {2}no: .+$/m);
    });

    it('read-chain-list tries the endpoints that need no key', async () => {
      const list = await serveJson({
        name: 'Linea',
        chainId: 59144,
        rpc: [
          proxy.urlOf('rpc'),
          'wss://rpc.linea.build',
          'https://linea-mainnet.infura.io/v3/${INFURA_API_KEY}',
          'http://127.0.0.1:9',
        ],
      });
      const file = path.join(folder, 'src/readChainList.ts');
      writeFileSync(file, readFileSync(file, 'utf8').replace(GITHUB, list.url));
      const printed = await shell('read-chain-list');
      await list.close();
      expect(printed).toBe(
        [
          'Linea is chain 59144',
          `${proxy.urlOf('rpc')} works`,
          'wss://rpc.linea.build not tried',
          'https://linea-mainnet.infura.io/v3/${INFURA_API_KEY} needs a key',
          'http://127.0.0.1:9 fails: fetch failed\n',
        ].join('\n'),
      );
    });
  });

  it('AppKit is set up with types that fit', async () => {
    const appkit = await stageExample('libraries/appkit', 'http://localhost', 'libraries-appkit');
    await runOrThrow('npm', ['run', 'check'], {cwd: appkit});
  });

  describe('on Linea Sepolia', () => {
    let node: LocalNode;

    beforeAll(async () => {
      node = await startLocalNode({network: 'sepolia'});
      folder = await stageExample('libraries', node.url);
      writeFileSync(path.join(folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    });
    afterAll(() => node.stop());

    it('viem sends with the fee that linea_estimateGas quotes', async () => {
      expect(await shell('send-ether')).toMatch(
        /^block {3}\d+\nstatus {2}success\npaid {4}0\.0\d+ gwei\n$/,
      );
    });

    it('a LineaWallet pays what linea_estimateGas quotes, not what getFeeData says', async () => {
      expect(await shell('send-with-linea-wallet')).toMatch(
        /^getFeeData 1\.0 gwei\npaid {7}0\.0\d+ gwei\nhash {7}0x[0-9a-f]{64}\n$/,
      );
    });

    it('web3.js pays the quote, and would have paid 2.5 gwei', async () => {
      expect(await shell('web3-fees')).toMatch(/^default 2\.5 gwei\npaid {4}0\.0\d+ gwei\n$/);
    });
  });

  /**
   * Puts Multicall3 at its address: the node runs the published creation code and stores the
   * result.
   */
  async function deployMulticall3(url: string): Promise<void> {
    const constants = path.join(folder, 'node_modules/viem/_esm/constants/contracts.js');
    const {multicall3Bytecode} = (await import(pathToFileURL(constants).href)) as {
      multicall3Bytecode: Hex;
    };
    const account = privateKeyToAccount(DEVELOPMENT_KEY);
    const wallet = createWalletClient({account, transport: http(url)}).extend(publicActions);
    const hash = await wallet.deployContract({
      abi: [],
      bytecode: multicall3Bytecode,
      chain: null,
    });
    const {contractAddress} = await wallet.waitForTransactionReceipt({hash});
    const bytecode = await wallet.getCode({address: contractAddress ?? '0x'});
    await createTestClient({mode: 'anvil', transport: http(url)}).setCode({
      address: MULTICALL3,
      bytecode: bytecode ?? '0x',
    });
  }
});

/** A server with one response for all requests. */
async function serveJson(value: unknown): Promise<{url: string; close: () => Promise<void>}> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify(value));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}
