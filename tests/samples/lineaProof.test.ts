import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  concatHex,
  createTestClient,
  type Hex,
  hexToBytes,
  http,
  numberToHex,
  pad,
  publicActions,
  toFunctionSelector,
  toHex,
} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {abis} from '../../data/abis/abis';
import {
  type AccountProof,
  hashOf,
  hashOfAccount,
  provenValue,
  type SparseProof,
  verify,
} from '../../examples/linea-proof/src/sparseProof';
import {knownSignatures} from '../content/checks/knownSignatures';
import {sparseStateRoot} from './harness/answers/lineaGetProof';
import {accountEntry, slotEntry} from './harness/answers/sparseState';
import {sparseTree} from './harness/answers/sparseTree';
import {useContractTools} from './harness/contractTools';
import {type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {useLocalNode} from './harness/useLocalNode';

type Absence = Extract<SparseProof, {leftProof: unknown}>;

const LINEA_ROLLUP = '0xd19d4B5d358258f05D7B411E21A1460D11B0876F';
const WRAPPED_ETHER = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f';
const ABSENT = '0x1111111111111111111111111111111111111111';
const NAME_SLOT = '0x577261707065642045746865720000000000000000000000000000000000001a';
const P = 2_130_706_433;

/**
 * Stands in for LineaRollup: `currentL2BlockNumber` reads slot 0, and any other function with a
 * number n reads slot n, where the tests store the state root of block n.
 */
const ROLLUP_CODE = concatHex([
  '0x5f3560e01c63',
  toFunctionSelector('function currentL2BlockNumber()'),
  '0x14601857',
  '0x600435545f5260205ff3',
  '0x5b5f545f5260205ff3',
]);

const clientOf = (node: LocalNode) =>
  createTestClient({mode: 'anvil', transport: http(node.url)}).extend(publicActions);

/** A copy of a proof with some bytes of one node replaced. */
function withNode(proof: SparseProof, side: string, node: number, change: (hex: Hex) => Hex) {
  const copy = structuredClone(proof) as unknown as Record<string, {proofRelatedNodes: Hex[]}>;
  const nodes = copy[side]?.proofRelatedNodes ?? [];
  nodes[node] = change(nodes[node] ?? '0x');
  return copy as unknown as SparseProof;
}

describe('the verifier of examples/linea-proof', () => {
  // The account and the roots of the contract's own tests: SparseMerkleProof.ts and merkle-proof-data-poseidon2.json of
  // lineth-monorepo at cb180134, contracts/test/hardhat.
  const STATE_ROOT = '0x1aae3e0a143c0ac31b469af05096c1000a64836f05c250ad0857d0a1496f0c71';
  const ADDRESS = `0x2f${'00'.repeat(19)}` as const;
  const SLOT = `0x0e${'00'.repeat(31)}` as const;
  const VALUE = `0x12${'00'.repeat(31)}` as const;
  const storage = sparseTree([slotEntry(SLOT, VALUE)]);
  const account = accountEntry(ADDRESS, {
    nonce: 0x29n,
    balance: 0x3bf9n,
    storageRoot: '0x07bd72a3216f334e18eb7cb3388a4ab4758d0b10486f08ae22e9834c7a0210d3',
    snarkCodeHash: pad('0x4b'),
    keccakCodeHash: `0x0f${'00'.repeat(31)}`,
    codeSize: 7n,
  });
  const state = sparseTree([
    {
      hKey: hexToBytes('0x279326f6312018a0650c885c019a8ce35d9cb0a526599870628957d84a3655b3'),
      hValue: hexToBytes('0x495340db00ecc17b5cb435d5731f8d6635e6b3ef42507a8303a068d178a95d22'),
      value: '0x',
    },
    account,
  ]);
  const proofOf = (tree: typeof state, key: Hex) =>
    ({key, ...tree.find(hashOf(key))}) as unknown as SparseProof;
  const answer: AccountProof = {
    accountProof: proofOf(state, ADDRESS),
    storageProofs: [proofOf(storage, SLOT)],
  };
  const question = {address: ADDRESS, slots: [SLOT], root: STATE_ROOT} as const;
  const ask = (changed: Partial<AccountProof>, asked = {}) =>
    verify({...answer, ...changed}, {...question, slots: [SLOT], ...asked});

  it('accepts what the contract accepts', () => {
    expect(ask({})).toEqual({
      nonce: 0x29n,
      balance: 0x3bf9n,
      codeHash: `0x0f${'00'.repeat(31)}`,
      codeSize: 7n,
      storage: [VALUE],
    });
  });

  it('accepts that something is not there', () => {
    const other = pad('0x02');
    expect(ask({storageProofs: [proofOf(storage, other)]}, {slots: ['0x2']})?.storage).toEqual([
      pad('0x'),
    ]);
    expect(ask({accountProof: proofOf(state, ABSENT)}, {address: ABSENT})).toBeUndefined();
  });

  const [leaf, rootNode] = [41, 0] as const;
  /** A node with an element that is not below the order of the field. */
  const unreduced = (hex: Hex, element: number): Hex => {
    const at = 2 + 8 * element;
    const value = Number(`0x${hex.slice(at, at + 8)}`) + P;
    return `0x${hex.slice(2, at)}${numberToHex(value, {size: 4}).slice(2)}${hex.slice(at + 8)}`;
  };
  const absent = proofOf(state, ABSENT);
  const cases: readonly (readonly [string, () => unknown, string])[] = [
    [
      'another root',
      () => ask({}, {root: `0x00${STATE_ROOT.slice(4)}`}),
      "the root node doesn't match the trusted root",
    ],
    ['another account', () => ask({}, {address: ABSENT}), 'the leaf belongs to another key'],
    ['another slot', () => ask({}, {slots: ['0x1']}), 'the leaf belongs to another key'],
    ['a slot without a proof', () => ask({storageProofs: []}), 'a slot has no proof'],
    [
      'another balance',
      () => {
        const {accountProof} = answer as {accountProof: Extract<SparseProof, {proof: unknown}>};
        const value: Hex = accountProof.proof.value.replace('3bf9', '3bfa') as Hex;
        return ask({accountProof: {...accountProof, proof: {...accountProof.proof, value}}});
      },
      'the leaf has another value',
    ],
    [
      'another index',
      () => ask({accountProof: {...answer.accountProof, leafIndex: 200}}),
      "the path doesn't lead to the root node",
    ],
    [
      'an index beyond the tree',
      () => ask({accountProof: {...answer.accountProof, leafIndex: 2 ** 40 + 3}}),
      'the index is out of range',
    ],
    [
      'a root node of the time before Poseidon2',
      () =>
        ask({
          accountProof: withNode(
            answer.accountProof,
            'proof',
            rootNode,
            (hex) => `0x${hex.slice(66)}`,
          ),
        }),
      'wrong sizes',
    ],
    [
      'a leaf with a value that is no element of the field',
      () =>
        ask({
          accountProof: withNode(answer.accountProof, 'proof', leaf, (hex) => unreduced(hex, 31)),
        }),
      "a value isn't below the field's order",
    ],
    [
      'a node of the path with such a value',
      () =>
        ask({
          accountProof: withNode(answer.accountProof, 'proof', 20, (hex) => unreduced(hex, 0)),
        }),
      "a value isn't below the field's order",
    ],
    [
      'neighbors of another key',
      () => provenValue(absent, {key: ADDRESS, root: STATE_ROOT, hashOfValue: hashOfAccount}),
      "the key isn't between the neighbors",
    ],
    [
      'neighbors with a leaf between them',
      () => {
        const left = proofOf(state, pad('0x01', {size: 20})) as Absence;
        const right = proofOf(state, WRAPPED_ETHER) as Absence;
        const {leftLeafIndex, leftProof} = left;
        return provenValue(
          {...right, leftLeafIndex, leftProof},
          {key: WRAPPED_ETHER, root: STATE_ROOT, hashOfValue: hashOfAccount},
        );
      },
      'there may be leaves between the neighbors',
    ],
  ];

  it.each(cases)('refuses %s', (_, attempt, problem) => {
    expect(attempt).toThrow(`Not proven: ${problem}`);
  });
});

describe('examples/linea-proof', () => {
  const staged = useLocalNode('linea-proof', {blocks: 'with transactions'});
  const env = {L1_RPC_URL: ''};
  let l1Node: LocalNode | undefined;
  const prove = (...args: string[]) =>
    run('npx', ['tsx', 'src/prove.ts', ...args], {cwd: staged.folder, env});

  /** Stores a state root in the stand-in, in a final L1 block. */
  async function finalize(block: bigint, root: Hex): Promise<void> {
    const l1 = clientOf(l1Node as LocalNode);
    const write = (index: bigint, value: Hex) =>
      l1.setStorageAt({address: LINEA_ROLLUP, index: numberToHex(index, {size: 32}), value});
    await write(0n, numberToHex(block, {size: 32}));
    await write(block, root);
    await l1.mine({blocks: 10});
  }

  const askNode = (method: string, params: readonly unknown[]) =>
    clientOf(staged.node).request({method, params} as never);

  beforeAll(async () => {
    l1Node = await startLocalNode({blocks: 'with transactions'});
    env.L1_RPC_URL = l1Node.url;
    await clientOf(l1Node).setCode({address: LINEA_ROLLUP, bytecode: ROLLUP_CODE});

    const l2 = clientOf(staged.node);
    await l2.setCode({address: WRAPPED_ETHER, bytecode: '0x60006000fd'});
    await l2.setNonce({address: WRAPPED_ETHER, nonce: 1});
    await l2.setStorageAt({address: WRAPPED_ETHER, index: 0, value: NAME_SLOT});
    await l2.mine({blocks: 3});
    await finalize(2n, await sparseStateRoot(2n, askNode));
  });
  afterAll(() => l1Node?.stop());

  it('compiles', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: staged.folder});
  });

  it('names only members that data/abis has', () => {
    const source = readFileSync(path.join(staged.folder, 'src/networks.ts'), 'utf8');
    const known = knownSignatures(abis);
    const named = [...source.matchAll(/'function (\w+\([\w ]*\))/g)].map(([, signature = '']) =>
      signature.replace(/ \w+/g, ''),
    );
    expect(named).toEqual(['currentL2BlockNumber()', 'stateRootHashes(uint256)']);
    expect(named.filter((signature) => !known.has(signature))).toEqual([]);
  });

  it('proves an account and a slot, as the page shows', async () => {
    const printed = await runOrThrow(...pageCommand(staged.folder, 'prove', env));
    expect(printed).toMatch(/^block 2, state root 0x[\da-f]{64}$/m);
    expect(printed).toContain('proven: nonce 1, 0 ETH, 5 bytes of code');
    expect(printed).toContain(`proven: slot 0x0 holds ${NAME_SLOT}`);
  });

  describe('asked by cast', () => {
    useContractTools(['cast']);

    it('gives block and root', async () => {
      const printed = await runOrThrow(...pageCommand(staged.folder, 'root', env));
      expect(printed).toBe(`2\n${await sparseStateRoot(2n, askNode)}\n`);
    });
  });

  it('recomputes the roots of the tree on the page about the state manager', async () => {
    const rootOf = (...values: readonly bigint[]) => {
      const word = (number: bigint) => numberToHex(number, {size: 32});
      const entries = values.map((value, slot) => slotEntry(word(BigInt(slot)), word(value)));
      return toHex(sparseTree(entries).root);
    };
    const printed = await runOrThrow(...pageCommand(staged.folder, 'recompute'));
    expect(printed.match(/0x[\da-f]{64}/g)).toEqual([
      rootOf(),
      rootOf(1n),
      rootOf(1n, 2n),
      rootOf(1n, 2n, 3n),
      rootOf(1n, 9n, 3n),
    ]);
  });

  it('proves an empty slot, an account without storage, and that an account does not exist', async () => {
    const empty = await prove(WRAPPED_ETHER, '0x5');
    expect(empty.stdout).toContain(`proven: slot 0x5 holds ${pad('0x')}`);
    const plain = await prove('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x0');
    expect(plain.stdout).toContain('proven: nonce 0, 10000 ETH, 0 bytes of code');
    expect(plain.stdout).toContain(`proven: slot 0x0 holds ${pad('0x')}`);
    expect((await prove(ABSENT)).stdout).toContain("proven: the account doesn't exist");
  });

  it('says what is wrong', async () => {
    expect((await prove('0x1')).stderr).toContain('Pass an address');
    await finalize(1_000n, `0x${'12'.repeat(32)}`);
    expect((await prove(WRAPPED_ETHER)).stderr).toContain('BLOCK_MISSING_IN_CHAIN');
    await finalize(3n, `0x${'12'.repeat(32)}`);
    expect((await prove(WRAPPED_ETHER)).stderr).toContain("doesn't match the trusted root");
    await finalize(1n, pad('0x'));
    expect((await prove(WRAPPED_ETHER)).stderr).toContain('no state root for block 1');
  });
});
