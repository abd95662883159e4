import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  publicActions,
  toFunctionSignature,
  walletActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {abis} from '../../data/abis/abis';
import type {ProgramName} from '../../tools/setup/requirements';
import {knownSignatures} from '../content/checks/knownSignatures';
import {useContractTools} from './harness/contractTools';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {commandOf, sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

const LINEA_ROLLUP = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';

// Controls of the stand-in. The real contract needs an operator and a proof.
const control = parseAbi(['function finalize(uint256 endBlockNumber, uint256 timestamp)']);

const clientOf = (node: LocalNode) =>
  createTestClient({
    mode: 'anvil',
    transport: http(node.url),
    account: privateKeyToAccount(DEVELOPMENT_KEY),
    pollingInterval: 100,
  })
    .extend(publicActions)
    .extend(walletActions);

/** The members that a source declares in human-readable form. */
const signaturesIn = (source: string): string[] => {
  const lines = [...source.matchAll(/'((?:function|event) [^']*)'/g)].map(([, line]) => line);
  return (parseAbi(lines as never) as Abi).map((item) =>
    toFunctionSignature({...(item as AbiFunction | AbiEvent), type: 'function'} as AbiFunction),
  );
};

describe('examples/finality', () => {
  const staged = useLocalNode('finality');
  const env = {L1_RPC_URL: '', HASH: ''};
  let l1Node: LocalNode | undefined;
  let l1: ReturnType<typeof clientOf>;
  let l2: ReturnType<typeof clientOf>;

  const shell = (region: string) => runOrThrow(...pageCommand(staged.folder, region, env));
  const ended = (region: string) => run(...pageCommand(staged.folder, region, env));

  /** Finalizes an L2 block on the stand-in, in a separate L1 block. */
  async function finalize(endBlockNumber: bigint): Promise<Hex> {
    const data = encodeFunctionData({
      abi: control,
      functionName: 'finalize',
      args: [endBlockNumber, 1_790_000_000n + 4n * endBlockNumber],
    });
    const hash = await l1.sendTransaction({chain: null, to: LINEA_ROLLUP, data});
    expect((await l1.waitForTransactionReceipt({hash})).status).toBe('success');
    return hash;
  }

  beforeAll(async () => {
    await runOrThrow('npm', ['run', 'stand-in'], {cwd: staged.folder});
    l1Node = await startLocalNode();
    env.L1_RPC_URL = l1Node.url;
    l1 = clientOf(l1Node);
    l2 = clientOf(staged.node);

    // The node mines a block for each transaction, or when a test asks for one.
    for (const client of [l1, l2]) {
      await client.setIntervalMining({interval: 0});
      await client.setAutomine(true);
      await client.mine({blocks: 12});
    }
    const file = path.join(staged.folder, 'build/StandIn.json');
    const {code} = JSON.parse(readFileSync(file, 'utf8')) as {code: Hex};
    await l1.setCode({address: LINEA_ROLLUP, bytecode: code});
  });
  afterAll(() => l1Node?.stop());

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('names only members that data/abis has', () => {
    const source = readFileSync(path.join(staged.folder, 'src/networks.ts'), 'utf8');
    const known = knownSignatures(abis);
    const signatures = signaturesIn(source);
    expect(signatures).toHaveLength(2);
    expect(signatures.filter((signature) => !known.has(signature))).toEqual([]);
  });

  describe('the tag', () => {
    const programs: readonly (readonly [ProgramName, string, readonly string[]])[] = [
      ['python3 with requests', 'python', ['finalized.py']],
      ['go', 'go', ['run', 'main.go']],
    ];

    it('is the block eight before the newest on the local node', async () => {
      const latest = await l2.getBlockNumber();
      expect(await shell('tag')).toBe(`finalized ${latest - 8n}, 0 minutes old\n`);
    });

    for (const [toolchain, folder, args] of programs) {
      sampleTest(`reads the same in ${folder}`, [toolchain], async () => {
        const cwd = path.join(staged.folder, folder);
        const program = commandOf(toolchain) ?? folder;
        const latest = await l2.getBlockNumber();
        expect(await runOrThrow(program, [...args], {cwd, timeout: 170_000})).toBe(
          `finalized ${latest - 8n}, 0 minutes old\n`,
        );
      });
    }

    sampleTest('reads the same with curl', ['curl'], async () => {
      const latest = await l2.getBlockNumber();
      const printed = await runOrThrow('sh', ['finalized.sh'], {cwd: staged.folder});
      const {result} = JSON.parse(printed) as {result: {number: Hex}};
      expect(BigInt(result.number)).toBe(latest - 8n);
    });
  });

  describe('the contract', () => {
    it('knows a proof before Ethereum has finalized it', async () => {
      await finalize(4n);
      await l1.mine({blocks: 9});
      await finalize(7n);
      expect(await shell('contract')).toBe('final  4\nproven 7, 3 blocks waiting for Ethereum\n');
      await l1.mine({blocks: 9});
      expect(await shell('contract')).toBe('final  7\nproven 7, 0 blocks waiting for Ethereum\n');
    });

    describe('asked by cast', () => {
      useContractTools(['cast']);

      it('says the same', async () => {
        expect(await shell('cast')).toBe('7\n');
      });
    });
  });

  describe('the events', () => {
    it('are read once, up to what Ethereum has finalized', async () => {
      const printed = await shell('follow');
      expect(printed.match(/^final up to \d+/gm)).toEqual(['final up to 4', 'final up to 7']);
      expect(printed).toMatch(/^final up to 4 \(2026-09-21T14:13:36.000Z\), L1 block \d+$/m);
      expect(printed).toMatch(/^final up to 7 \(2026-09-21T14:13:48.000Z\), L1 block \d+$/m);
      expect(await shell('follow')).toBe('');
    });

    it('go on where they stopped', async () => {
      const hash = await finalize(9n);
      expect(await shell('follow')).toBe('');
      await l1.mine({blocks: 9});
      expect(await shell('follow')).toMatch(new RegExp(`^final up to 9 .*\n  ${hash}\n$`));
    });
  });

  describe('a transaction', () => {
    let block: bigint;

    it('is in no block', async () => {
      env.HASH = `0x${'1'.repeat(64)}`;
      expect(await ended('is-final')).toMatchObject({code: 1, stdout: 'not in a block\n'});
    });

    it('waits for the proof', async () => {
      env.HASH = await l2.sendTransaction({chain: null, to: LINEA_ROLLUP, value: 1n});
      block = (await l2.waitForTransactionReceipt({hash: env.HASH as Hex})).blockNumber;
      const stdout = `success in block ${block}, ${block - 9n} blocks from the newest proof\n`;
      expect(await ended('is-final')).toMatchObject({code: 1, stdout});
    });

    it('waits for Ethereum', async () => {
      await finalize(block);
      const stdout = `success in block ${block}, proven, waiting for Ethereum\n`;
      expect(await ended('is-final')).toMatchObject({code: 1, stdout});
    });

    it('is final', async () => {
      await l1.mine({blocks: 9});
      const stdout = `success in block ${block}, final\n`;
      expect(await ended('is-final')).toMatchObject({code: 0, stdout});
    });

    it('is final and did nothing when it reverted', async () => {
      const reverts = '0x2222222222222222222222222222222222222222';
      await l2.setCode({address: reverts, bytecode: '0x5f5ffd'});
      env.HASH = await l2.sendTransaction({chain: null, to: reverts, gas: 100_000n});
      const receipt = await l2.waitForTransactionReceipt({hash: env.HASH as Hex});
      await finalize(receipt.blockNumber);
      await l1.mine({blocks: 9});
      const stdout = `reverted in block ${receipt.blockNumber}, final\n`;
      expect(await ended('is-final')).toMatchObject({code: 1, stdout});
    });
  });

  describe('an endpoint', () => {
    it('that agrees, lags or runs ahead is told apart', async () => {
      const tag = (await l2.getBlock({blockTag: 'finalized'})).number;
      const check = async (endBlockNumber: bigint) => {
        await finalize(endBlockNumber);
        await l1.mine({blocks: 9});
        const {code, stdout} = await ended('check-endpoint');
        return [code, stdout.trimEnd().split('\n').at(-1)];
      };
      expect(await check(tag)).toEqual([0, 'agrees']);
      expect(await check(tag + 2n)).toEqual([0, 'behind by 2 blocks, which is safe']);
      expect(await check(tag - 3n)).toEqual([
        1,
        "AHEAD: the endpoint reports 3 blocks as final that aren't",
      ]);
    });
  });
});
