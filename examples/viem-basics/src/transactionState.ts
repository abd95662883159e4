import {type Hash, TransactionNotFoundError} from 'viem';
import {client} from './linea';

/** How far a transaction has come. */
export type TransactionState = 'unknown' | 'pending' | 'included' | 'finalized';

/** Asks the node how far a transaction has come. */
export async function stateOf(hash: Hash): Promise<TransactionState> {
  try {
    const {blockNumber} = await client.getTransaction({hash});
    if (blockNumber === null) {
      return 'pending';
    }
    const finalized = await client.getBlock({blockTag: 'finalized'});
    return blockNumber <= finalized.number ? 'finalized' : 'included';
  } catch (error) {
    if (error instanceof TransactionNotFoundError) {
      return 'unknown';
    }
    throw error;
  }
}
