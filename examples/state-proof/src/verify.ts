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

const NO_CODE = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470';
const NO_STORAGE = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';

/** Compares what an answer of eth_getProof claims with what its proofs show. */
function verify(stateRoot: Hex, claimed: GetProofReturnType): void {
  const leaf = readProof(stateRoot, CONTRACT, claimed.accountProof);
  const [nonce, balance, storageRoot, codeHash] =
    leaf === undefined ? (['0x', '0x', NO_STORAGE, NO_CODE] as const) : (fromRlp(leaf) as Hex[]);
  if (
    numberOf(nonce) !== BigInt(claimed.nonce) ||
    numberOf(balance) !== claimed.balance ||
    storageRoot !== claimed.storageHash ||
    codeHash !== claimed.codeHash
  ) {
    throw new Error('The account is not the one that the proof shows');
  }
  // Nodes write keys in different ways and orders: look for the number, not for the text or the place.
  const slot = claimed.storageProof.find(({key}) => BigInt(key) === BigInt(SLOT));
  if (slot !== undefined) {
    const value = readProof(claimed.storageHash, SLOT, slot.proof);
    if (slot.value !== (value === undefined ? 0n : numberOf(fromRlp(value) as Hex))) {
      throw new Error('The slot does not hold what the answer says');
    }
  } else if (claimed.storageHash !== NO_STORAGE) {
    throw new Error('The answer leaves out the slot');
  }
}

const numberOf = (digits: Hex | undefined) =>
  digits === undefined || digits === '0x' ? 0n : hexToBigInt(digits);

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const {number, hash, stateRoot} = await client.getBlock();
const proof = await client.getProof({
  address: CONTRACT,
  storageKeys: [SLOT],
  blockNumber: number,
});
verify(stateRoot, proof);

console.log(`block       ${number}, ${hash}`);
console.log(`state root  ${stateRoot}`);
console.log(`slot 0      ${numberToHex(proof.storageProof[0]?.value ?? 0n, {size: 32})}`);
