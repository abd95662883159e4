import {type ByteArray, concat, numberToBytes, toHex} from 'viem';
import {P, permute} from './permutation';

/** 32 bytes as eight elements of four bytes. */
const elementsOf = (bytes: ByteArray) =>
  Array.from({length: 8}, (_, at) => BigInt(toHex(bytes.subarray(4 * at, 4 * at + 4))));

/** Whether each four bytes are an element: a number below P. */
export const isReduced = (bytes: ByteArray) =>
  bytes.every((_, at) => at % 4 !== 0 || BigInt(toHex(bytes.subarray(at, at + 4))) < P);

/** Hashes blocks of 32 bytes. Pads the last block with leading zeros. */
export function poseidon2(bytes: ByteArray): ByteArray {
  let digest = Array<bigint>(8).fill(0n);
  for (let at = 0; at < bytes.length; at += 32) {
    const rest = bytes.subarray(at, at + 32);
    const block = new Uint8Array(32);
    block.set(rest, 32 - rest.length);
    const elements = elementsOf(block);
    const mixed = permute([...digest, ...elements]).slice(8);
    digest = elements.map((value, index) => (value + (mixed[index] ?? 0n)) % P);
  }
  return concat(digest.map((value) => numberToBytes(value, {size: 4})));
}
