import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type AbiFunction,
  type AbiItem,
  concat,
  createTestClient,
  encodeFunctionData,
  type Hash,
  type Hex,
  http,
  keccak256,
  parseAbi,
  parseEther,
  publicActions,
  toFunctionSignature,
  walletActions,
  zeroHash,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {abis} from '../../data/abis/abis';
import {chains} from '../../data/networks';
import {knownSignatures} from '../content/checks/knownSignatures';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

const LINEA_ROLLUP = '0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5';
const L2_MESSAGE_SERVICE = '0x971e727e956690b9957be6d51Ec16E73AcAC83A7';

/** The depth of trees here; the network's own have more leaves. */
const TREE_DEPTH = 2;

// What the tests tell the stand-ins. In the real contracts, operators and proofs stand behind these calls.
const control = parseAbi([
  'function anchor(bytes32 messageHash)',
  'function finalize(uint256 l2Block, uint256[] blocks, bytes32[] roots, uint256 depth)',
  'function sendMessage(address _to, uint256 _fee, bytes _calldata) payable',
  'function setLimit(uint256 limit)',
  'function setMinimumFee(uint256 fee)',
  'function setPaused(uint8 pauseType, bool paused)',
]);

const account = privateKeyToAccount(DEVELOPMENT_KEY);

const clientOf = (node: LocalNode) =>
  createTestClient({mode: 'anvil', transport: http(node.url), account, pollingInterval: 100})
    .extend(publicActions)
    .extend(walletActions);

/** A local node, and the contract that stands in on it. */
interface Layer {
  readonly client: ReturnType<typeof clientOf>;
  readonly address: Hex;
}

/** Calls a stand-in and waits for the receipt. */
async function tell({client, address}: Layer, data: Hex, value = 0n) {
  const hash = await client.sendTransaction({chain: null, to: address, data, value});
  const receipt = await client.waitForTransactionReceipt({hash});
  expect(receipt.status).toBe('success');
  return receipt;
}

const signatureOf = (item: AbiItem) =>
  toFunctionSignature({...(item as AbiFunction), type: 'function'});

/** The signatures in the files of data/abis that the sample declares. */
const signaturesIn = (source: string): string[] => {
  const lines = [...source.matchAll(/'((?:struct|function|event|error) [^']*)'/g)];
  return (parseAbi(lines.map(([, line]) => line) as never) as Abi).map(signatureOf);
};

const pair = (left: Hash, right: Hash) => keccak256(concat([left, right]));

/** The root of a tree of four leaves, written out: the sample climbs trees of any depth. */
const rootOf = ([a = zeroHash, b = zeroHash, c = zeroHash, d = zeroHash]: readonly Hash[]) =>
  pair(pair(a, b), pair(c, d));

/** The hash behind a word at the start of a printed line. */
const printedHash = (printed: string, word: string) =>
  new RegExp(`^${word} +(0x[0-9a-f]{64})`, 'm').exec(printed)?.[1] as Hash;

describe('examples/bridge-eth', () => {
  const staged = useLocalNode('bridge-eth', {network: 'sepolia'});
  const env = {DEPOSIT: '', WITHDRAWAL: '', L1_RPC_URL: ''};
  let l1Node: LocalNode | undefined;
  let l1: Layer;
  let l2: Layer;

  const shell = (region: string) => runOrThrow(...pageCommand(staged.folder, region, env));
  const errorOf = async (region: string) => {
    const {code, stderr} = await run(...pageCommand(staged.folder, region, env));
    expect(code).not.toBe(0);
    return stderr;
  };
  const standInOf = (name: string) =>
    JSON.parse(readFileSync(path.join(staged.folder, `build/${name}.json`), 'utf8')) as {
      abi: Abi;
      code: Hex;
    };
  const setLimit = (layer: Layer, limit: string) =>
    tell(
      layer,
      encodeFunctionData({
        abi: control,
        functionName: 'setLimit',
        args: [parseEther(limit)],
      }),
    );

  beforeAll(async () => {
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    await runOrThrow('npm', ['run', 'stand-in'], {cwd: staged.folder});

    // A second node is L1. viem signs for the chain of its configuration, and a node refuses any other.
    l1Node = await startLocalNode();
    env.L1_RPC_URL = l1Node.url;
    l1 = {client: clientOf(l1Node), address: LINEA_ROLLUP};
    l2 = {client: clientOf(staged.node), address: L2_MESSAGE_SERVICE};
    await l1.client.request({
      method: 'anvil_setChainId' as never,
      params: [chains.ethereumSepolia.chainId] as never,
    });

    // Blocks come with transactions, and otherwise when the tests ask for them.
    await l1.client.setIntervalMining({interval: 0});
    await l1.client.setAutomine(true);
    await l1.client.mine({blocks: 9});

    for (const {layer, name, limit} of [
      {layer: l1, name: 'StandInL1', limit: '10000'},
      {layer: l2, name: 'StandInL2', limit: '8000'},
    ]) {
      const {client, address} = layer;
      await client.setCode({address, bytecode: standInOf(name).code});
      await client.setBalance({address, value: parseEther('1000')});
      await setLimit(layer, limit);
    }
    const args = [parseEther('0.0001')] as const;
    await tell(l2, encodeFunctionData({abi: control, functionName: 'setMinimumFee', args}));
  });

  afterAll(() => l1Node?.stop());

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('names only members that data/abis has, and the stand-ins too', () => {
    const source = readFileSync(path.join(staged.folder, 'src/contracts.ts'), 'utf8');
    const signatures = signaturesIn(source);
    expect(signatures).toContain(
      'claimMessageWithProof((bytes32[],uint256,uint32,address,address,uint256,uint256,address,bytes32,bytes))',
    );

    const known = knownSignatures(abis);
    expect(signatures.filter((signature) => !known.has(signature))).toEqual([]);
    const standIns = ['StandInL1', 'StandInL2'].flatMap((name) => [...standInOf(name).abi]);
    const offered = new Set(standIns.map(signatureOf));
    expect(signatures.filter((signature) => !offered.has(signature))).toEqual([]);
  });

  describe('to L2', () => {
    let message: Hash;
    let before: bigint;

    it('deposit sends the amount and prints the hash of the message', async () => {
      const printed = await shell('deposit');
      expect(printed).toMatch(
        /^sent {4}0x[0-9a-f]{64}\nvalue {3}0\.01 ETH for 0xf39F\w+\nnumber {2}1\nmessage 0x[0-9a-f]{64}\n$/,
      );
      env.DEPOSIT = printedHash(printed, 'sent');
      message = printedHash(printed, 'message');
    });

    it('deposit-status waits for the finality of L1, then for the anchoring', async () => {
      expect(await shell('deposit-status')).toMatch(/^L1 {6}8 blocks to go\nL2 {6}not anchored\n$/);
      await l1.client.mine({blocks: 9});
      expect(await shell('deposit-status')).toBe('L1      final\nL2      not anchored\n');
    });

    it('claim-deposit names the error as long as nothing is anchored', async () => {
      expect(await errorOf('claim-deposit')).toContain(
        'MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash)',
      );
    });

    it('claim-deposit pays out once the hash is anchored', async () => {
      const args = [message] as const;
      await tell(l2, encodeFunctionData({abi: control, functionName: 'anchor', args}));
      expect(await shell('deposit-status')).toContain('L2      ready to claim\n');

      before = await l2.client.getBalance(l2);
      expect(await shell('claim-deposit')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
      expect(before - (await l2.client.getBalance(l2))).toBe(parseEther('0.01'));
      expect(await shell('deposit-status')).toContain('L2      claimed\n');
    });

    it('claim-deposit also claims what a contract sent, with its calldata', async () => {
      const send = encodeFunctionData({
        abi: control,
        functionName: 'sendMessage',
        args: [account.address, 0n, '0x0123456789'],
      });
      const {logs, transactionHash} = await tell(l1, send);
      const args = [logs[0]?.topics[3] as Hash] as const;
      await tell(l2, encodeFunctionData({abi: control, functionName: 'anchor', args}));

      env.DEPOSIT = transactionHash;
      expect(await shell('claim-deposit')).toMatch(/, success\n$/);
    });
  });

  describe('to L1', () => {
    let message: Hash;
    let sentIn: bigint;

    it('read-limits prints fee, limits, reserve and pauses', async () => {
      expect(await shell('read-limits')).toBe(
        [
          'fee     0.0001 ETH',
          'send    8000 of 8000 ETH left',
          'claim   10000 of 10000 ETH left',
          'reserve 1000.01 ETH',
          'paused  no',
          '',
        ].join('\n'),
      );
    });

    it('withdraw names the error when the limit is reached, and when messages are paused', async () => {
      await setLimit(l2, '0.001');
      expect(await errorOf('withdraw')).toContain('RateLimitExceeded()');
      await setLimit(l2, '8000');

      const pause = (paused: boolean) =>
        encodeFunctionData({abi: control, functionName: 'setPaused', args: [3, paused]});
      await tell(l2, pause(true));
      expect(await errorOf('withdraw')).toContain('IsPaused(uint8 pauseType)');
      expect(await shell('read-limits')).toContain('paused  yes\n');
      await tell(l2, pause(false));
    });

    it('withdraw sends the amount on top of the fee', async () => {
      // Five messages of others come first: the sixth is the second leaf of the second tree.
      const other = encodeFunctionData({
        abi: control,
        functionName: 'sendMessage',
        args: [account.address, parseEther('0.0001'), '0x'],
      });
      const receipts = [];
      for (let i = 0; i < 5; i++) {
        receipts.push(await tell(l2, other, parseEther('0.0001')));
      }
      const printed = await shell('withdraw');
      expect(printed).toMatch(
        /^sent {4}0x[0-9a-f]{64}\nvalue {3}0\.005 ETH for 0xf39F\w+\nnumber {2}6\nmessage 0x[0-9a-f]{64}\n$/,
      );
      env.WITHDRAWAL = printedHash(printed, 'sent');
      message = printedHash(printed, 'message');
      const hash = printedHash(printed, 'sent');
      sentIn = (await l2.client.getTransactionReceipt({hash})).blockNumber;

      const hashes = receipts.map(({logs}) => logs[0]?.topics[3] as Hash).concat(message);
      const args = [
        sentIn,
        [...new Set(receipts.map(({blockNumber}) => blockNumber)), sentIn],
        [rootOf(hashes.slice(0, 4)), rootOf(hashes.slice(4))],
        BigInt(TREE_DEPTH),
      ] as const;
      finalization = encodeFunctionData({abi: control, functionName: 'finalize', args});
    });

    let finalization: Hex;

    it('withdrawal-status counts the blocks, and claim-withdrawal says that it is too early', async () => {
      expect(await shell('withdrawal-status')).toBe(
        `L1      waits for the proof, ${sentIn} blocks behind\n`,
      );
      expect(await errorOf('claim-withdrawal')).toContain(
        `L2 block ${sentIn} is not finalized on L1 yet`,
      );
    });

    it('claim-withdrawal proves the message to the contract, once, from short spans too', async () => {
      const file = path.join(staged.folder, 'src/messageProof.ts');
      const source = readFileSync(file, 'utf8');
      expect(source).toContain('SPAN = 10_000n');
      writeFileSync(file, source.replace('SPAN = 10_000n', 'SPAN = 2n'));

      await tell(l1, finalization);
      expect(await shell('withdrawal-status')).toBe('L1      ready to claim\n');

      const before = await l1.client.getBalance(l1);
      expect(await shell('claim-withdrawal')).toMatch(/^claimed 0x[0-9a-f]{64}, success\n$/);
      expect(before - (await l1.client.getBalance(l1))).toBe(parseEther('0.005'));
      expect(await shell('withdrawal-status')).toBe('L1      claimed\n');
      expect(await errorOf('claim-withdrawal')).toContain(
        'MessageAlreadyClaimed(uint256 messageIndex)',
      );
    });
  });
});
