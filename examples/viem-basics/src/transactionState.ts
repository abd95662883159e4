import {type Hash, TransactionNotFoundError} from 'viem';
import {client} from './linea';

/** A transaction's state. */
export type TransactionState = 'unknown' | 'pending' | 'included' | 'finalized';

/** Reads a transaction's state from the node. */
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
