import {type Hash, isHash} from 'viem';

/** The transaction hash that the command line gives. */
export function readHash(): Hash {
  const hash = process.argv[2];
  if (hash === undefined || !isHash(hash)) {
    throw new Error('Give the hash of a transaction: 0x and 64 digits');
  }
  return hash;
}
