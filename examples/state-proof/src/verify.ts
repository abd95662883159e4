import {
  createPublicClient,
  fromRlp,
  type GetProofReturnType,
  type Hex,
  hexToBigInt,
  http,
  numberToHex,
} from 'viem';
import {linea} from 'viem/chains';
import {readProof} from './patricia';

const CONTRACT = '0x176211869cA2b568f2A7D4EE941E073a821EE1ff';
const SLOT = numberToHex(0, {size: 32});

// An account that doesn't exist has the hash of empty code and the root of empty storage.
const NO_CODE = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470';
const NO_STORAGE = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';

const numberOf = (digits: Hex = '0x') => (digits === '0x' ? 0n : hexToBigInt(digits));

/** Checks the account and the slot against their proofs, and returns the slot's value. */
function verified(stateRoot: Hex, claimed: GetProofReturnType): bigint {
  const leaf = readProof(stateRoot, CONTRACT, claimed.accountProof);
  const [nonce, balance, storageRoot = NO_STORAGE, codeHash = NO_CODE] =
    leaf === undefined ? [] : (fromRlp(leaf) as Hex[]);
  if (
    numberOf(nonce) !== BigInt(claimed.nonce) ||
    numberOf(balance) !== claimed.balance ||
    storageRoot !== claimed.storageHash ||
    codeHash !== claimed.codeHash
  ) {
    throw new Error("The account doesn't match its proof");
  }
  // Nodes return keys in different formats and orders: compare numbers.
  const slot = claimed.storageProof.find(({key}) => BigInt(key) === BigInt(SLOT));
  if (slot === undefined && storageRoot !== NO_STORAGE) {
    throw new Error("The response doesn't contain the slot");
  }
  const value = readProof(storageRoot, SLOT, slot?.proof ?? []);
  const proven = value === undefined ? 0n : numberOf(fromRlp(value) as Hex);
  if (slot !== undefined && slot.value !== proven) {
    throw new Error("The slot's value doesn't match its proof");
  }
  return proven;
}

const client = createPublicClient({
  chain: linea,
  transport: http('https://rpc.linea.build'),
});
const {number, hash, stateRoot} = await client.getBlock();
const proof = await client.getProof({
  address: CONTRACT,
  storageKeys: [SLOT],
  blockNumber: number,
});
const value = numberToHex(verified(stateRoot, proof), {size: 32});

console.log(`block       ${number}, ${hash}`);
console.log(`state root  ${stateRoot}`);
console.log(`slot 0      ${value}`);
