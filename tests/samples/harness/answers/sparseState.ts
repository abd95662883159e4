import {bytesToHex, concatHex, type Hex, hexToBytes, numberToHex, pad, size} from 'viem';
import {poseidon2, spread} from './poseidon2';
import type {Entry} from './sparseTree';

/** The account in a leaf. */
export interface StoredAccount {
  readonly nonce: bigint;
  readonly balance: bigint;
  readonly storageRoot: Hex;
  /** Poseidon2 of the code. */
  readonly snarkCodeHash: Hex;
  readonly keccakCodeHash: Hex;
  readonly codeSize: bigint;
}

const word = (value: bigint): Hex => numberToHex(value, {size: 32});
const wide = (value: Hex): Uint8Array => spread(hexToBytes(value));

/** The hashed key of an account. */
export const accountKey = (address: Hex): Uint8Array => poseidon2(wide(address));

/** The hashed key of a slot, or its hashed value: 32 bytes. */
export const wordHash = (value: Hex): Uint8Array => poseidon2(wide(pad(value)));

/**
 * The code hash of the state manager: two bytes in each four. For an odd number of bytes, the last
 * block of 16 starts with one byte (`PoseidonSafeBytesUtils.java` of shomei at 3f47bedc). Empty
 * code has the hash of 32 zeros.
 */
export function codeHash(code: Hex): Hex {
  if (size(code) === 0) {
    return bytesToHex(poseidon2(new Uint8Array(32)));
  }
  const bytes = hexToBytes(code);
  if (bytes.length % 2 === 0) {
    return bytesToHex(poseidon2(spread(bytes)));
  }
  const lastBlock = 16 * Math.floor((bytes.length - 1) / 16);
  const even = Buffer.concat([
    bytes.subarray(0, lastBlock),
    new Uint8Array(1),
    bytes.subarray(lastBlock),
  ]);
  return bytesToHex(poseidon2(spread(even)));
}

/** The account as the response shows it, 192 bytes, and as the leaf hashes it. */
export function accountEntry(address: Hex, account: StoredAccount): Entry {
  const {nonce, balance, storageRoot, snarkCodeHash, keccakCodeHash, codeSize} = account;
  return {
    hKey: accountKey(address),
    hValue: poseidon2(
      wide(word(nonce)),
      wide(word(balance)),
      storageRoot,
      snarkCodeHash,
      wide(keccakCodeHash),
      wide(word(codeSize)),
    ),
    value: concatHex([
      word(nonce),
      word(balance),
      storageRoot,
      snarkCodeHash,
      keccakCodeHash,
      word(codeSize),
    ]),
  };
}

/** A slot and its value. */
export const slotEntry = (slot: Hex, value: Hex): Entry => ({
  hKey: wordHash(slot),
  hValue: wordHash(value),
  value: pad(value),
});
