import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  createTestClient,
  createWalletClient,
  getAddress,
  http,
  parseEther,
  publicActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type LineaStub, startLineaStub} from './harness/lineaStub';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {startPricedNode} from './harness/pricedNode';
import {run, runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {stageExample} from './harness/stage';

describe('examples/gas-fees', () => {
  let node: LocalNode;
  let priced: {url: string; close: () => void};
  let stub: LineaStub;
  let folder: string;

  beforeAll(async () => {
    node = await startLocalNode({network: 'sepolia'});
    priced = await startPricedNode(node.url);
    stub = await startLineaStub({upstream: priced.url});
    folder = await stageExample('gas-fees', stub.url);
    writeFileSync(path.join(folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
  });

  afterAll(async () => {
    await stub.close();
    priced.close();
    await node.stop();
  });

  const shell = (region: string, env?: Record<string, string>) =>
    runOrThrow(...pageCommand(folder, region, env));
  const hashIn = (printed: string) => /(0x[0-9a-f]{64})/.exec(printed)?.[1] ?? '';

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: folder});
  });

  it('example reproduces an answer of Linea Mainnet and prices four transactions', async () => {
    expect(await shell('example')).toBe(
      [
        'linea_estimateGas returns 39657142 wei, which is 0x25d1eb6',
        'ETH transfer: pool 27657142, block 34571428 wei, 0.000000726000135 ETH',
        'ERC-20 transfer: pool 25280000, block 31600000 wei, 0.00000189600042 ETH',
        '1,024 zero bytes: pool 26458386, block 33072983 wei, 0.0000010332002076 ETH',
        '1,024 random bytes: pool 38460942, block 48076178 wei, 0.0000029788004226 ETH',
        '',
      ].join('\n'),
    );
  });

  it('show-prices reads them from the newest block', async () => {
    expect(await shell('show-prices')).toBe(
      'base fee      7 wei\nfixed cost    0.03 gwei per gas\nvariable cost 1 gwei per byte\neth_gasPrice  0.041904 gwei per gas\n',
    );
  });

  it('show-prices says when a block carries none', async () => {
    const source = "import('./src/prices.ts').then(({readPrices}) => readPrices('0x'))";
    const {code, stderr} = await run('npx', ['tsx', '--eval', source], {cwd: folder});
    expect(code).not.toBe(0);
    expect(stderr).toContain('No prices in 0x');
  });

  it('send pays what was estimated, and check-paid finds no second charge', async () => {
    const printed = await shell('send');
    expect(printed).toMatch(
      /^gas limit {4}21000\nbase fee {5}7 wei\npriority fee 3\d{7} wei\nestimate {5}0\.0000008\d+ ETH\nhash {9}0x[0-9a-f]{64}\nsuccess in block \d+\npaid {9}21000 gas x 3\d{7} wei\nwhich is {5}0\.0000008\d+ ETH\n$/,
    );
    const tip = BigInt(/^priority fee (\d+) wei$/m.exec(printed)?.[1] ?? 0);
    expect(printed).toContain(`21000 gas x ${tip + 7n} wei`);
    expect(await shell('check-paid', {HASH: hashIn(printed)})).toMatch(
      /^balance change (\d+) wei, .*\nfee in receipt \1 wei\nnothing else was charged\n$/,
    );
  });

  it('send-with-ethers pays the same way', async () => {
    expect(await shell('send-with-ethers')).toMatch(
      /^hash 0x[0-9a-f]{64}\npaid 21000 gas x 3\d{7} wei\nwhich is 0\.0000008\d+ ETH\n$/,
    );
  });

  sampleTest('quote.sh prints three numbers', ['curl'], async () => {
    expect(await runOrThrow('sh', ['quote.sh'], {cwd: folder})).toContain('"gasLimit":"0x5208"');
  });

  sampleTest('other-methods.sh prints three answers', ['curl'], async () => {
    const printed = await runOrThrow('sh', ['other-methods.sh'], {cwd: folder});
    expect((JSON.parse(printed) as {id: number}[]).map(({id}) => id)).toEqual([1, 2, 3]);
  });

  describe('with a transaction that stays out of blocks', () => {
    const account = privateKeyToAccount(DEVELOPMENT_KEY);
    const test = () => createTestClient({mode: 'anvil', transport: http(node.url)});
    const wallet = () =>
      createWalletClient({account, chain: lineaSepolia, transport: http(node.url)}).extend(
        publicActions,
      );

    it('replace sends it again with the same nonce and a higher fee', async () => {
      await test().setIntervalMining({interval: 0});
      const stuck = await wallet().sendTransaction({
        to: getAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8'),
        value: parseEther('0.0001'),
        gas: 21_000n,
        maxPriorityFeePerGas: 30_000_000n,
        maxFeePerGas: 30_000_014n,
      });
      const {nonce} = await wallet().getTransaction({hash: stuck});

      const printing = shell('replace', {HASH: stuck});
      while ((await pending()).every(({hash}) => hash === stuck)) {
        await sleep(200);
      }
      expect(await pending()).toHaveLength(1);
      await test().setIntervalMining({interval: 1});
      expect(await printing).toMatch(
        new RegExp(
          `^nonce ${nonce}, priority fee 30000000 -> 3\\d{7} wei\\nhash {2}0x[0-9a-f]{64}\\nsuccess in block \\d+\\n$`,
        ),
      );
    });

    it('replace refuses when the transaction is in a block', async () => {
      const {code, stderr} = await run(
        ...pageCommand(folder, 'replace', {HASH: hashIn(await shell('send'))}),
      );
      expect(code).not.toBe(0);
      expect(stderr).toMatch(/The transaction is in block \d+: nothing to replace/);
    });

    async function pending(): Promise<{hash: string}[]> {
      const {pending: pool} = await test().getTxpoolContent();
      return Object.values(pool).flatMap((byNonce) => Object.values(byNonce));
    }
  });
});
