import {readFileSync, writeFileSync} from 'node:fs';
import Safe, {EthSafeSignature} from '@safe-global/protocol-kit';
import {isAddress, isHex} from 'viem';

const FILE = 'transaction.json';

/** What owners hand to each other. Nothing in it is secret. */
interface Shared {
  readonly to: string;
  readonly value: string;
  readonly data: string;
  readonly nonce: number;
  readonly signatures: Readonly<Record<string, string>>;
}

export const write = (shared: Shared) => writeFileSync(FILE, JSON.stringify(shared, undefined, 2));
export const read = () => JSON.parse(readFileSync(FILE, 'utf8')) as Shared;

/** The Safe whose address is in the environment, for the owner whose key is there. */
export async function openSafe() {
  const {SAFE: safeAddress = '', PRIVATE_KEY: signer = ''} = process.env;
  if (!isAddress(safeAddress) || !isHex(signer)) {
    throw new Error('SAFE or PRIVATE_KEY is not set');
  }
  const provider = 'https://rpc.sepolia.linea.build';
  return {safeAddress, safe: await Safe.init({provider, signer, safeAddress})};
}

/** The transaction of the file with all its signatures. */
export async function load(safe: Safe) {
  const {to, value, data, nonce, signatures} = read();
  const transactions = [{to, value, data}];
  const transaction = await safe.createTransaction({transactions, options: {nonce}});
  for (const [owner, signature] of Object.entries(signatures)) {
    transaction.addSignature(new EthSafeSignature(owner, signature));
  }
  return transaction;
}
