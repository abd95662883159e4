import {type Hash, isHash} from 'viem';

/** The transaction hash from the command line. */
export function readHash(): Hash {
  const hash = process.argv[2];
  if (hash === undefined || !isHash(hash)) {
    throw new Error('Pass a transaction hash: 0x and 64 hex digits');
  }
  return hash;
}
