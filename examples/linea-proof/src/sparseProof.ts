// #region form
import {type ByteArray, bytesToBigInt, concat, type Hex, hexToBytes, pad, toHex} from 'viem';
import {isReduced, poseidon2} from './poseidon2';

/** A leaf and its path, as `linea_getProof` returns them. */
interface LeafProof {
  value: Hex;
  proofRelatedNodes: Hex[];
}

/** Proof that a key exists or, with its neighbors, that it doesn't. */
export type SparseProof =
  | {key: Hex; leafIndex: number; proof: LeafProof}
  | {
      key: Hex;
      leftLeafIndex: number;
      leftProof: LeafProof;
      rightLeafIndex: number;
      rightProof: LeafProof;
    };

/** The result of `linea_getProof`. */
export interface AccountProof {
  accountProof: SparseProof;
  storageProofs: SparseProof[];
}
// #endregion

// #region path
const DEPTH = 40;

function check(holds: boolean, problem: string): asserts holds {
  if (!holds) {
    throw new Error(`Not proven: ${problem}`);
  }
}

const isSame = (a: ByteArray, b: ByteArray) => toHex(a) === toHex(b);

/** Hashes from a leaf to the root, and returns the leaf if the root is the trusted root. */
function provenLeaf({proofRelatedNodes}: LeafProof, index: number, root: Hex) {
  const nodes = proofRelatedNodes.map((node) => hexToBytes(node));
  const [top, leaf] = [nodes[0], nodes[DEPTH + 1]];
  check(nodes.length === DEPTH + 2 && top?.length === 96 && leaf?.length === 192, 'wrong sizes');
  check(Number.isInteger(index) && index >= 0 && index < 2 ** DEPTH, 'the index is out of range');
  check(nodes.every(isReduced), "a value isn't below the field's order");

  let digest = poseidon2(leaf);
  const besides = nodes.slice(1, DEPTH + 1).reverse();
  besides.forEach((beside, height) => {
    // An empty leaf is 32 zero bytes, not their hash.
    const isEmpty = height === 0 && beside.every((byte) => byte === 0);
    const sibling = isEmpty ? new Uint8Array(32) : poseidon2(beside);
    const isRight = Math.floor(index / 2 ** height) % 2 === 1;
    digest = poseidon2(concat(isRight ? [sibling, digest] : [digest, sibling]));
  });
  check(isSame(digest, top.subarray(64)), "the path doesn't lead to the root node");
  check(toHex(poseidon2(top)) === root, "the root node doesn't match the trusted root");
  return {
    previous: numberIn(leaf.subarray(0, 64)),
    next: numberIn(leaf.subarray(64, 128)),
    hashedKey: leaf.subarray(128, 160),
    hashedValue: leaf.subarray(160),
  };
}
// #endregion

// #region encoding
/** Pads every two bytes to four, so that each number is below the field's order. */
function spread(bytes: ByteArray): ByteArray {
  const wide = new Uint8Array(2 * bytes.length);
  bytes.forEach((byte, at) => {
    wide[2 * at + (at % 2 === 0 ? 2 : 1)] = byte;
  });
  return wide;
}

/** The number that was spread over 64 bytes. */
const numberIn = (wide: ByteArray) => Number(bytesToBigInt(wide.filter((_, at) => at % 4 > 1)));

/** The hash of an address, a slot, or a slot's value. */
export const hashOf = (value: Hex) => poseidon2(spread(hexToBytes(value)));

/** The hash of an account's six words. Two are Poseidon2 hashes already, and stay unchanged. */
export function hashOfAccount(value: Hex): ByteArray {
  const bytes = hexToBytes(value);
  check(bytes.length === 192, 'an account has 192 bytes');
  const parts = [0, 1, 2, 3, 4, 5].map((at) => {
    const word = bytes.subarray(32 * at, 32 * at + 32);
    return at === 2 || at === 3 ? word : spread(word);
  });
  return poseidon2(concat(parts));
}
// #endregion

// #region value
/**
 * The value of a key in the tree with this root, or `undefined` if it has none.
 *
 * @throws if the proof shows neither
 */
export function provenValue(
  proof: SparseProof,
  {key, root, hashOfValue}: {key: Hex; root: Hex; hashOfValue: (value: Hex) => ByteArray},
): Hex | undefined {
  const wanted = hashOf(key);
  if ('proof' in proof) {
    const leaf = provenLeaf(proof.proof, proof.leafIndex, root);
    check(isSame(leaf.hashedKey, wanted), 'the leaf belongs to another key');
    check(isSame(leaf.hashedValue, hashOfValue(proof.proof.value)), 'the leaf has another value');
    return proof.proof.value;
  }
  const left = provenLeaf(proof.leftProof, proof.leftLeafIndex, root);
  const right = provenLeaf(proof.rightProof, proof.rightLeafIndex, root);
  check(
    left.next === proof.rightLeafIndex && right.previous === proof.leftLeafIndex,
    'there may be leaves between the neighbors',
  );
  check(
    toHex(left.hashedKey) < toHex(wanted) && toHex(wanted) < toHex(right.hashedKey),
    "the key isn't between the neighbors",
  );
  return undefined;
}
// #endregion

// #region account
/** The root of an empty storage. */
const EMPTY_STORAGE = '0x2fa0344a2fab2b310d2af3155c330261263f887379aef18b4941e3ea1cc59df7';

/** A proven account. */
export interface ProvenAccount {
  nonce: bigint;
  balance: bigint;
  codeHash: Hex;
  codeSize: bigint;
  /** The values of the requested slots, in order. */
  storage: Hex[];
}

/** The account that a result proves against a state root, or `undefined` if there is none. */
export function verify(
  answer: AccountProof,
  {address, slots, root}: {address: Hex; slots: Hex[]; root: Hex},
): ProvenAccount | undefined {
  const account = {key: address, root, hashOfValue: hashOfAccount};
  const value = provenValue(answer.accountProof, account);
  if (value === undefined) {
    return undefined;
  }
  const word = (at: number): Hex => `0x${value.slice(2 + 64 * at, 66 + 64 * at)}`;
  const storageRoot = word(2);
  return {
    nonce: BigInt(word(0)),
    balance: BigInt(word(1)),
    codeHash: word(4),
    codeSize: BigInt(word(5)),
    storage: slots.map((slot, at) => {
      if (storageRoot === EMPTY_STORAGE) {
        return pad('0x');
      }
      const proof = answer.storageProofs[at];
      check(proof !== undefined, 'a slot has no proof');
      const question = {key: pad(slot), root: storageRoot, hashOfValue: hashOf};
      return provenValue(proof, question) ?? pad('0x');
    }),
  };
}
// #endregion
