import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {commandOf, sampleTest} from './harness/sampleTest';
import type {ProgramName} from '../../tools/setup/requirements';
import {useLocalNode} from './harness/useLocalNode';

const CONNECTED = /^chain 59144, block \d+\n$/;
const WRONG_CHAIN = 'The endpoint is on chain 59141, not 59144';

/**
 * A wallet with some chains that follows EIP-1193. `refuses` lists methods that the user declines.
 */
const WALLET = `
import {connectWallet, explain, followWallet} from './connectWallet';

const [known = '', refuses = '', wraps = ''] = process.argv.slice(2);
const chains = new Set(known.split(','));
const listeners: ((chainId: string) => void)[] = [];
let current = '0x1';

const wallet = {
  async request({method, params}: {method: string; params?: {chainId: string}[]}) {
    console.log(method);
    if (refuses === method) {
      throw Object.assign(new Error('no'), {code: 4001});
    }
    switch (method) {
      case 'eth_requestAccounts':
        return ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'];
      case 'eth_chainId':
        return current;
      case 'wallet_addEthereumChain':
        chains.add(params?.[0]?.chainId ?? '');
        return null;
      case 'wallet_switchEthereumChain': {
        const {chainId = ''} = params?.[0] ?? {};
        if (!chains.has(chainId)) {
          const unknown = Object.assign(new Error('unknown chain'), {code: 4902});
          throw wraps
            ? Object.assign(new Error('internal'), {code: -32603, data: {originalError: unknown}})
            : unknown;
        }
        current = chainId;
        listeners.forEach((listener) => listener(chainId));
        return null;
      }
      default:
        throw Object.assign(new Error('unsupported'), {code: 4200});
    }
  },
  on: (_: string, listener: (chainId: string) => void) => listeners.push(listener),
  removeListener: (_: string, listener: (chainId: string) => void) =>
    listeners.splice(listeners.indexOf(listener), 1),
};

const unfollow = followWallet(wallet as never, (isLineaSepolia) => console.log('on it', isLineaSepolia));
try {
  console.log('connected', await connectWallet(wallet as never));
} catch (error) {
  console.log(explain(error));
}
unfollow();
console.log(listeners.length, 'listeners');
`;

describe('examples/connect-clients', () => {
  const staged = useLocalNode('connect-clients');
  let testnet: LocalNode;
  const shell = (region: string, env?: Record<string, string>) =>
    runOrThrow(...pageCommand(staged.folder, region, env));
  const wallet = (...args: string[]) =>
    runOrThrow('npx', ['tsx', 'src/wallet.ts', ...args], {cwd: staged.folder});

  beforeAll(async () => {
    testnet = await startLocalNode({network: 'sepolia'});
    writeFileSync(path.join(staged.folder, 'src/wallet.ts'), WALLET);
  });
  afterAll(() => testnet.stop());

  it('compiles, with what a browser runs', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it.each(['viem', 'ethers'])('%s connects, and stops at another chain', async (library) => {
    expect(await shell(library)).toMatch(CONNECTED);

    const {code, stderr} = await run(
      ...pageCommand(staged.folder, library, {LINEA_RPC_URL: testnet.url}),
    );
    expect(code).not.toBe(0);
    expect(stderr).toContain(WRONG_CHAIN);
  });

  it.each(['readMainnet', 'readSepolia'])('%s prints the newest block', async (name) => {
    const file = path.join(staged.folder, `src/${name}.ts`);
    if (name === 'readSepolia') {
      // Each network has its own node.
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(staged.node.url);
      writeFileSync(file, text.replace(staged.node.url, testnet.url));
    }
    expect(await runOrThrow('npx', ['tsx', file], {cwd: staged.folder})).toMatch(/^\d+n\n$/);
  });

  const programs: readonly (readonly [ProgramName, readonly string[], string])[] = [
    ['python3 with requests', ['connect.py'], 'python'],
    ['go', ['run', 'main.go'], 'go'],
  ];
  for (const [toolchain, args, folder] of programs) {
    sampleTest(`${folder} connects, and stops at another chain`, [toolchain], async () => {
      const cwd = path.join(staged.folder, folder);
      const program = commandOf(toolchain) ?? folder;
      expect(await runOrThrow(program, [...args], {cwd, timeout: 170_000})).toMatch(CONNECTED);

      const env = {LINEA_RPC_URL: testnet.url};
      const {code, stderr} = await run(program, [...args], {cwd, env, timeout: 170_000});
      expect(code).not.toBe(0);
      expect(stderr).toContain(WRONG_CHAIN);
    });
  }

  sampleTest(
    'an endpoint of your own names its chain and says whether it syncs',
    ['curl'],
    async () => {
      expect(JSON.parse(await shell('own-endpoint', {LINEA_RPC_URL: staged.node.url}))).toEqual([
        {jsonrpc: '2.0', id: 1, result: '0xe708'},
        {jsonrpc: '2.0', id: 2, result: false},
      ]);
    },
  );

  sampleTest('an endpoint is tested for what apps need', ['curl'], async () => {
    const env = {LINEA_RPC_URL: staged.node.url};
    const answers = JSON.parse(await shell('test-endpoint', env)) as readonly object[];
    expect(answers).toEqual(
      [1, 2, 3].map((id) => ({jsonrpc: '2.0', id, result: expect.anything() as unknown})),
    );
  });

  it('fallback asks the second endpoint if the first is down', async () => {
    expect(await shell('fallback', {LINEA_RPC_URL: 'http://127.0.0.1:9'})).toMatch(CONNECTED);
  });

  describe('a wallet in the browser', () => {
    it('that knows the chain is not asked to add it', async () => {
      const printed = await wallet('0x1,0xe705');
      expect(printed).toContain('connected 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n');
      expect(printed).not.toContain('wallet_addEthereumChain');
      expect(printed).toContain('on it true\n');
      expect(printed).toContain('0 listeners\n');
    });

    it.each([['plain'], ['wrapped']])(
      'adds a chain that it does not know, 4902 %s',
      async (how) => {
        const printed = await wallet('0x1', '', how === 'wrapped' ? 'yes' : '');
        expect(printed).toContain('wallet_addEthereumChain\nwallet_switchEthereumChain\n');
        expect(printed).toContain('connected 0x');
      },
    );

    it.each([['eth_requestAccounts'], ['wallet_addEthereumChain'], ['wallet_switchEthereumChain']])(
      'says that the user declined %s',
      async (method) => {
        expect(await wallet('0x1', method)).toContain('You declined.');
      },
    );
  });
});
