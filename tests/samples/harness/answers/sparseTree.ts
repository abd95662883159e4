import {bytesToHex, type Hex, numberToBytes} from 'viem';
import {poseidon2, spread} from './poseidon2';

/**
 * An entry of a tree: the hashed key and value of a leaf, and the value as the response shows it.
 */
export interface Entry {
  readonly hKey: Uint8Array;
  readonly hValue: Uint8Array;
  readonly value: Hex;
}

/** A leaf with its path, in the state manager's format. */
export interface LeafProof {
  readonly value: Hex;
  readonly proofRelatedNodes: readonly Hex[];
}

/** The result of a lookup. */
export type Found =
  | {readonly leafIndex: number; readonly proof: LeafProof}
  | {
      readonly leftLeafIndex: number;
      readonly leftProof: LeafProof;
      readonly rightLeafIndex: number;
      readonly rightProof: LeafProof;
    };

/** An immutable tree. */
export interface SparseTree {
  readonly root: Uint8Array;
  /** The part of the root node beside the number of the next free leaf. */
  readonly subRoot: Uint8Array;
  readonly find: (hKey: Uint8Array) => Found;
}

const DEPTH = 40;
const ZEROS = new Uint8Array(32);
/** The largest digest: eight times P - 1. */
const LARGEST = new Uint8Array(32).map((_, at) => (at % 4 === 0 ? 0x7f : 0));
const NO_VALUE: Hex = bytesToHex(ZEROS);

const wideNumber = (value: number): Uint8Array => spread(numberToBytes(value, {size: 32}));

/** The digests of empty subtrees, by height. */
const EMPTY: readonly Uint8Array[] = Array.from({length: DEPTH}).reduce<Uint8Array[]>(
  (digests) => {
    const below = digests.at(-1) ?? ZEROS;
    return [...digests, poseidon2(below, below)];
  },
  [ZEROS],
);

/**
 * Linea's tree of accounts, or of one account's storage (`ZKTrie.java` of shomei at 3f47bedc):
 * leaves are in insertion order, and linked in the order of their hashed keys.
 */
export function sparseTree(entries: readonly Entry[]): SparseTree {
  const leaves = [
    {hKey: ZEROS, hValue: ZEROS, value: NO_VALUE},
    {hKey: LARGEST, hValue: ZEROS, value: NO_VALUE},
    ...entries,
  ];
  const order = leaves
    .map((_, index) => index)
    .sort((a, b) => Buffer.compare(leaves[a]?.hKey ?? ZEROS, leaves[b]?.hKey ?? ZEROS));
  const encoded = leaves.map(({hKey, hValue}, index) => {
    const place = order.indexOf(index);
    const [previous = 0, next = 1] = [order[place - 1], order[place + 1]];
    return Buffer.concat([wideNumber(previous), wideNumber(next), hKey, hValue]);
  });

  // The digests of each height, from the leaves up. Missing ones on the right are empty.
  const levels: Uint8Array[][] = [encoded.map((leaf) => poseidon2(leaf))];
  const digest = (height: number, index: number): Uint8Array =>
    levels[height]?.[index] ?? EMPTY[height] ?? ZEROS;
  for (let height = 0; height < DEPTH; height += 1) {
    const pairs = Math.ceil((levels[height]?.length ?? 0) / 2);
    levels.push(
      Array.from({length: pairs}, (_, index) =>
        poseidon2(digest(height, 2 * index), digest(height, 2 * index + 1)),
      ),
    );
  }
  const subRoot = digest(DEPTH, 0);
  const rootNode = Buffer.concat([wideNumber(leaves.length), subRoot]);

  /** The node of a subtree: its two children. */
  const children = (height: number, index: number): Uint8Array =>
    Buffer.concat([digest(height - 1, 2 * index), digest(height - 1, 2 * index + 1)]);
  const proofOf = (leafIndex: number): LeafProof => {
    const siblings = Array.from({length: DEPTH - 1}, (_, at) => {
      const height = DEPTH - 1 - at;
      return children(height, Math.floor(leafIndex / 2 ** height) ^ 1);
    });
    return {
      value: leaves[leafIndex]?.value ?? NO_VALUE,
      proofRelatedNodes: [
        rootNode,
        ...siblings,
        encoded[leafIndex ^ 1] ?? ZEROS,
        encoded[leafIndex] ?? ZEROS,
      ].map((node) => bytesToHex(node)),
    };
  };

  return {
    root: poseidon2(rootNode),
    subRoot,
    find: (hKey) => {
      const place = order.findIndex(
        (index) => Buffer.compare(leaves[index]?.hKey ?? ZEROS, hKey) >= 0,
      );
      const [rightLeafIndex = 1, leftLeafIndex = 0] = [order[place], order[place - 1]];
      return Buffer.compare(leaves[rightLeafIndex]?.hKey ?? ZEROS, hKey) === 0
        ? {leafIndex: rightLeafIndex, proof: proofOf(rightLeafIndex)}
        : {
            leftLeafIndex,
            leftProof: proofOf(leftLeafIndex),
            rightLeafIndex,
            rightProof: proofOf(rightLeafIndex),
          };
    },
  };
}
