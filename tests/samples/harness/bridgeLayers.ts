import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  type Abi,
  type Address,
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
  type TransactionReceipt,
  walletActions,
  zeroHash,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, expect} from 'vitest';
import {chains} from '../../../data/networks';
import {DEVELOPMENT_KEY, type LocalNode, startLocalNode} from './localNode';
import {pageCommand} from './pageCommand';
import {run, runOrThrow} from './run';
import {stageExample} from './stage';
import {useLocalNode} from './useLocalNode';

const LINEA_ROLLUP = '0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5';
const L2_MESSAGE_SERVICE = '0x971e727e956690b9957be6d51Ec16E73AcAC83A7';

/** The depth of the trees. The network's trees are deeper. */
const TREE_DEPTH = 2;

/** Controls of the stand-ins. The real contracts need operators and proofs. */
export const control = parseAbi([
  'function anchor(bytes32 messageHash)',
  'function finalize(uint256 l2Block, uint256[] blocks, bytes32[] roots, uint256 depth)',
  'function sendMessage(address _to, uint256 _fee, bytes _calldata) payable',
  'function setLimit(uint256 limit)',
  'function setMinimumFee(uint256 fee)',
  'function setPaused(uint8 pauseType, bool paused)',
]);

export const account = privateKeyToAccount(DEVELOPMENT_KEY);

const clientOf = (node: LocalNode) =>
  createTestClient({mode: 'anvil', transport: http(node.url), account, pollingInterval: 100})
    .extend(publicActions)
    .extend(walletActions);

/** A local node with the stand-in of a message service. */
export interface Layer {
  readonly client: ReturnType<typeof clientOf>;
  readonly address: Address;
}

/** The output of `npm run stand-in` for a contract. */
export interface StandIn {
  readonly abi: Abi;
  readonly bytecode: Hex;
  readonly code: Hex;
}

/** An example of bridging on two nodes, for one test file. */
export interface BridgeLayers {
  readonly folder: string;
  readonly l1: Layer;
  readonly l2: Layer;
  /** The shell's variables. */
  readonly env: Record<string, string>;
  /** Runs a region of `commands.sh`. */
  readonly shell: (region: string) => Promise<string>;
  /** Runs a region that must fail, and returns its standard error. */
  readonly errorOf: (region: string) => Promise<string>;
  /** Writes the hash of a message to L2, as the coordinator does. */
  readonly anchor: (message: Hash) => Promise<TransactionReceipt>;
  /** Finalizes these messages on L1, in order. */
  readonly finalize: (messages: readonly SentMessage[]) => Promise<TransactionReceipt>;
}

/** A message with its L2 block. */
export interface SentMessage {
  readonly hash: Hash;
  readonly block: bigint;
}

/** Sends a call and waits for its success. */
export async function send(
  {client}: Pick<Layer, 'client'>,
  to: Address,
  data: Hex,
  value = 0n,
): Promise<TransactionReceipt> {
  const hash = await client.sendTransaction({chain: null, to, data, value});
  const receipt = await client.waitForTransactionReceipt({hash});
  expect(receipt.status).toBe('success');
  return receipt;
}

/** Calls the message service of a layer. */
export const tell = (layer: Layer, data: Hex, value = 0n): Promise<TransactionReceipt> =>
  send(layer, layer.address, data, value);

/** The hash after a word at the start of a printed line. */
export const printedHash = (printed: string, word: string): Hash =>
  new RegExp(`^${word} +(0x[0-9a-f]{64})`, 'm').exec(printed)?.[1] as Hash;

/** A contract that the example has built. */
export const standInOf = (folder: string, name: string): StandIn =>
  JSON.parse(readFileSync(path.join(folder, `build/${name}.json`), 'utf8')) as StandIn;

const pair = (left: Hash, right: Hash) => keccak256(concat([left, right]));

/** The root of a tree of four leaves. The sample supports trees of any depth. */
const rootOf = ([a = zeroHash, b = zeroHash, c = zeroHash, d = zeroHash]: readonly Hash[]) =>
  pair(pair(a, b), pair(c, d));

const finalization = (messages: readonly SentMessage[]): Hex => {
  const hashes = messages.map(({hash}) => hash);
  const blocks = [...new Set(messages.map(({block}) => block))];
  const roots: Hash[] = [];
  for (let first = 0; first < hashes.length; first += 2 ** TREE_DEPTH) {
    roots.push(rootOf(hashes.slice(first, first + 2 ** TREE_DEPTH)));
  }
  return encodeFunctionData({
    abi: control,
    functionName: 'finalize',
    args: [blocks.at(-1) ?? 0n, blocks, roots, BigInt(TREE_DEPTH)],
  });
};

interface ByLayer<Value> {
  readonly l1: Value;
  readonly l2: Value;
}

/**
 * Turns a node into Ethereum Sepolia, and puts the message services of both layers at their
 * addresses: with ETH, the network's limits, and its minimum fee of 0.0001 ETH on L2.
 * @param code of the stand-in contracts.
 */
export async function placeServices(
  nodes: ByLayer<LocalNode>,
  code: ByLayer<Hex>,
): Promise<ByLayer<Layer>> {
  const l1 = {client: clientOf(nodes.l1), address: LINEA_ROLLUP} as const;
  const l2 = {client: clientOf(nodes.l2), address: L2_MESSAGE_SERVICE} as const;
  // viem signs for the chain of its configuration, and a node rejects any other.
  await l1.client.request({
    method: 'anvil_setChainId' as never,
    params: [chains.ethereumSepolia.chainId] as never,
  });
  await l1.client.mine({blocks: 9});

  for (const {at, bytecode, limit} of [
    {at: l1, bytecode: code.l1, limit: '10000'},
    {at: l2, bytecode: code.l2, limit: '8000'},
  ]) {
    const {client, address} = at;
    await client.setCode({address, bytecode});
    await client.setBalance({address, value: parseEther('1000')});
    const args = [parseEther(limit)] as const;
    await tell(at, encodeFunctionData({abi: control, functionName: 'setLimit', args}));
  }
  const args = [parseEther('0.0001')] as const;
  await tell(l2, encodeFunctionData({abi: control, functionName: 'setMinimumFee', args}));
  return {l1, l2};
}

/** Writes the hash of a message to L2, as the coordinator does. */
export const anchorOn = (l2: Layer, message: Hash): Promise<TransactionReceipt> =>
  tell(l2, encodeFunctionData({abi: control, functionName: 'anchor', args: [message]}));

/** Finalizes these messages on L1, in order. */
export const finalizeOn = (
  l1: Layer,
  messages: readonly SentMessage[],
): Promise<TransactionReceipt> => tell(l1, finalization(messages));

/**
 * Stages an example on two nodes, L1 and L2, with the message services of `examples/bridge-eth`.
 * The nodes mine a block for each transaction, or when a test asks for one.
 */
export function useBridgeLayers(example: string): BridgeLayers {
  const staged = useLocalNode(example, {network: 'sepolia', blocks: 'with transactions'});
  const env: Record<string, string> = {};
  const layers: {l1?: Layer; l2?: Layer} = {};
  let l1Node: LocalNode | undefined;

  const layer = (name: 'l1' | 'l2'): Layer => {
    const found = layers[name];
    if (found === undefined) {
      throw new Error('The layers are there once the tests run');
    }
    return found;
  };

  beforeAll(async () => {
    writeFileSync(path.join(staged.folder, '.env'), `PRIVATE_KEY=${DEVELOPMENT_KEY}\n`);
    const folders =
      example === 'bridge-eth'
        ? [staged.folder]
        : [
            staged.folder,
            await stageExample('bridge-eth', staged.node.url, `bridge-eth-for-${example}`),
          ];
    await Promise.all(
      folders.map((cwd) => runOrThrow('npm', ['run', '--if-present', 'stand-in'], {cwd})),
    );
    const services = folders.at(-1) ?? staged.folder;

    l1Node = await startLocalNode({blocks: 'with transactions'});
    env.L1_RPC_URL = l1Node.url;
    const code = {
      l1: standInOf(services, 'StandInL1').code,
      l2: standInOf(services, 'StandInL2').code,
    };
    Object.assign(layers, await placeServices({l1: l1Node, l2: staged.node}, code));
  });

  afterAll(() => l1Node?.stop());

  return {
    get folder() {
      return staged.folder;
    },
    get l1() {
      return layer('l1');
    },
    get l2() {
      return layer('l2');
    },
    env,
    shell: (region) => runOrThrow(...pageCommand(staged.folder, region, env)),
    errorOf: async (region) => {
      const {code, stderr} = await run(...pageCommand(staged.folder, region, env));
      expect(code).not.toBe(0);
      return stderr;
    },
    anchor: (message) => anchorOn(layer('l2'), message),
    finalize: (messages) => finalizeOn(layer('l1'), messages),
  };
}
