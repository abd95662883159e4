import {bytesToHex, type Hex, hexToBytes, pad} from 'viem';
import {describe, expect, it} from 'vitest';
import {poseidon2} from '../../samples/harness/answers/poseidon2';
import {
  accountEntry,
  accountKey,
  codeHash,
  EMPTY_STORAGE,
  slotEntry,
} from '../../samples/harness/answers/sparseState';
import {type Entry, type Found, sparseTree} from '../../samples/harness/answers/sparseTree';

const hash = (bytes: Hex) => bytesToHex(poseidon2(bytes));

// The vectors are those of the source's own tests: of the contracts (lineth-monorepo at cb180134, contracts/test/hardhat:
// `_testData/*.json`, `libraries/SparseMerkleProof.ts`) and of the state manager (shomei at 3f47bedc, `ZKTrieTest.java`).

describe('poseidon2', () => {
  it.each([
    [
      '0x07860e6a599c542867d9a6e7430d7059015c019a07f1189256f992cb62515a05',
      '0x2004011517852e4e2052c45c33802426745616014a49469e63ff74112b7fd291',
    ],
    [
      '0x52798368665929c520a9a3ca6bed532a61e3d54e1f00cb497c62393101769880',
      '0x5538d5ff2c9101850ce115ac0f1347c5219598ca0c0e6efc2ce809984ebf63d8',
    ],
    [
      '0x23606e592b8189b03ff2ca6226e815b62caf773660cc667c5ac60c666977b762',
      '0x3ca47eb00262ff782f30e24c6d2131c62c3e20d756ca58173ef058a720230b87',
    ],
  ] as const)('hashes %s as the contract does', (input, output) => {
    expect(hash(input)).toBe(output);
  });

  it.each([
    ['00', '0x225471e76dca970375f18cc4222539bf1893f40b2c28b7d62119af207704c426'],
    ['01', '0x0be522e81c0039a429fff6357cf5a00543341ea21f6aa9895aea358d6bc8aa73'],
    ['02', '0x33fb203c04718b646b8d46bc0f7348381a0499d2346f423d5e98647247664a93'],
  ] as const)('hashes the address 0x…%s as the contract does', (end, output) => {
    expect(bytesToHex(accountKey(`0x${'00'.repeat(19)}${end}`))).toBe(output);
  });
});

describe('the tree', () => {
  it('without entries has the root of the state manager', () => {
    expect(bytesToHex(sparseTree([]).subRoot)).toBe(
      '0x3a00a8e34a16f8a1225fee734816edb326f783bd6678d793345a28f046586ba6',
    );
    expect(EMPTY_STORAGE).toBe(
      '0x2fa0344a2fab2b310d2af3155c330261263f887379aef18b4941e3ea1cc59df7',
    );
  });

  it('with one entry has the roots of the state manager', () => {
    // Its test hashes key and value as they are, not spread.
    const [key, value] = [pad('0x3a'), pad('0x2a')];
    const tree = sparseTree([{hKey: poseidon2(key), hValue: poseidon2(value), value}]);
    expect(bytesToHex(tree.subRoot)).toBe(
      '0x50b4bb9d2b4c917f48ca9465613d7efe092934a95bcdc7a004ef3a6b7900fd5b',
    );
    expect(bytesToHex(tree.root)).toBe(
      '0x7a5cf31710a49b59489deb53505a3d5458625ef01b33914d0d784380464177ad',
    );
  });

  /** The account of the contract's tests, whose code hashes are made up, and the leaf that came before it. */
  const contractsTree = () => {
    const slot = slotEntry(`0x0e${'00'.repeat(31)}`, `0x12${'00'.repeat(31)}`);
    const storage = sparseTree([slot]);
    const account = accountEntry(`0x2f${'00'.repeat(19)}`, {
      nonce: 0x29n,
      balance: 0x3bf9n,
      storageRoot: bytesToHex(storage.root),
      snarkCodeHash: pad('0x4b'),
      keccakCodeHash: `0x0f${'00'.repeat(31)}`,
      codeSize: 7n,
    });
    const other: Entry = {
      hKey: hexToBytes('0x279326f6312018a0650c885c019a8ce35d9cb0a526599870628957d84a3655b3'),
      hValue: hexToBytes('0x495340db00ecc17b5cb435d5731f8d6635e6b3ef42507a8303a068d178a95d22'),
      value: '0x',
    };
    return {slot, storage, account, tree: sparseTree([other, account])};
  };

  it('of the contract tests has their hashes and roots', () => {
    const {slot, storage, account, tree} = contractsTree();
    expect([slot.hKey, slot.hValue, storage.root].map((bytes) => bytesToHex(bytes))).toEqual([
      '0x3e59e46d51db286e504cbdf15ee428501786c73a574a96d06cc0f84b527c0954',
      '0x454eebb36976d82c78601ad67bd131797dd516b36b6b62b2457fcdd443662bc6',
      '0x07bd72a3216f334e18eb7cb3388a4ab4758d0b10486f08ae22e9834c7a0210d3',
    ]);
    expect([account.hKey, account.hValue, tree.root].map((bytes) => bytesToHex(bytes))).toEqual([
      '0x1b8d67463ebc5079420e3cd81eb80d3634377dea65f2372117425fb411526f7c',
      '0x5f5e38d86509c3451e2ffcc402d8e0d577ca6c60084c17923ed803f30d6ab1c6',
      '0x1aae3e0a143c0ac31b469af05096c1000a64836f05c250ad0857d0a1496f0c71',
    ]);
  });

  it('shows what is there with 42 nodes from the root to the leaf', () => {
    const {account, tree} = contractsTree();
    const found = tree.find(account.hKey) as Extract<Found, {leafIndex: number}>;
    expect(found.leafIndex).toBe(3);
    const nodes = found.proof.proofRelatedNodes;
    expect(nodes).toHaveLength(42);
    expect(nodes[0]).toBe(
      `0x${'00'.repeat(63)}04748bb45221fecf5705112d7964563f0937b8fe3973079dbe3c3056274e512136`,
    );
    // The sibling above the pair of leaves: HEAD and TAIL.
    expect(nodes[39]).toBe(
      '0x087993010756ea9a49890e527a7a8c8c4825650c09c9482057f7255150545bc77172ab730766d9b6367938c031afbd13607d95796a60930945ab6b88434339b2',
    );
    expect(nodes[38]).toBe(
      `0x${hash(`0x${'00'.repeat(64)}`)
        .slice(2)
        .repeat(2)}`,
    );
    expect(nodes[41]).toBe(
      `0x${'00'.repeat(127)}02${bytesToHex(account.hKey).slice(2)}${bytesToHex(account.hValue).slice(2)}`,
    );
  });

  it('shows what is not there by the neighbors', () => {
    const {tree} = contractsTree();
    // The hashed keys are 0 (leaf 0), 0x1b8d… (leaf 3), 0x2793… (leaf 2) and 0x7f00… (leaf 1).
    const between = (hKey: Hex) => {
      const found = tree.find(hexToBytes(pad(hKey, {dir: 'right'})));
      const {leftLeafIndex, rightLeafIndex} = found as Extract<Found, {leftLeafIndex: number}>;
      return [leftLeafIndex, rightLeafIndex];
    };
    expect(between('0x01')).toEqual([0, 3]);
    expect(between('0x1c')).toEqual([3, 2]);
    expect(between('0x28')).toEqual([2, 1]);
  });
});

describe('the hash of code', () => {
  it('of none is that of 32 zeros', () => {
    expect(codeHash('0x')).toBe(hash(pad('0x')));
  });

  it('pads an odd number of bytes in front of its last block', () => {
    const block = 'aa'.repeat(16);
    const wide = (text: string) => text.replace(/..../g, (two) => `0000${two}`);
    expect(codeHash(`0x${block}11`)).toBe(hash(`0x${wide(block)}${'00'.repeat(28)}00000011`));
    expect(codeHash(`0x${block}1122`)).toBe(hash(`0x${wide(block)}${'00'.repeat(28)}00001122`));
  });
});
