import {type Hash, isHash} from 'viem';

/** The transaction hash on the command line. */
export function readHash(): Hash {
  const hash = process.argv[2] ?? '';
  if (!isHash(hash)) {
    throw new Error('Pass the hash of the transaction that sent the message');
  }
  return hash;
}
