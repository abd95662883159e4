import {readFileSync, writeFileSync} from 'node:fs';
import Safe, {EthSafeSignature} from '@safe-global/protocol-kit';
import {isAddress, isHex} from 'viem';

const FILE = 'transaction.json';

/** The file that owners pass to each other. It contains no secrets. */
interface Shared {
  readonly to: string;
  readonly value: string;
  readonly data: string;
  readonly nonce: number;
  readonly signatures: Readonly<Record<string, string>>;
}

export const write = (shared: Shared) => writeFileSync(FILE, JSON.stringify(shared, undefined, 2));
export const read = () => JSON.parse(readFileSync(FILE, 'utf8')) as Shared;

/** Opens the Safe at SAFE for the owner with PRIVATE_KEY. */
export async function openSafe() {
  const {SAFE: safeAddress = '', PRIVATE_KEY: signer = ''} = process.env;
  if (!isAddress(safeAddress) || !isHex(signer)) {
    throw new Error('SAFE or PRIVATE_KEY is not set');
  }
  const provider = 'https://rpc.sepolia.linea.build';
  return {safeAddress, safe: await Safe.init({provider, signer, safeAddress})};
}

/** Loads the file's transaction with all its signatures. */
export async function load(safe: Safe) {
  const {to, value, data, nonce, signatures} = read();
  const transactions = [{to, value, data}];
  const transaction = await safe.createTransaction({transactions, options: {nonce}});
  for (const [owner, signature] of Object.entries(signatures)) {
    transaction.addSignature(new EthSafeSignature(owner, signature));
  }
  return transaction;
}
