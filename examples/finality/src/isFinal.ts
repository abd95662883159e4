import {isHash, TransactionReceiptNotFoundError} from 'viem';
import {l2, lineaRollup} from './networks';

const hash = process.argv[2];
if (hash === undefined || !isHash(hash)) {
  throw new Error('Pass the hash of a transaction on Linea');
}

/** The transaction's state, and whether it's final and successful. */
async function stateOf(transaction: `0x${string}`): Promise<readonly [boolean, string]> {
  const receipt = await l2.getTransactionReceipt({hash: transaction}).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) {
      return undefined;
    }
    throw error;
  });
  if (receipt === undefined) {
    return [false, 'not in a block'];
  }
  const {blockNumber, status} = receipt;
  const what = `${status} in block ${blockNumber}`;

  const final = await lineaRollup.read.currentL2BlockNumber({blockTag: 'finalized'});
  if (blockNumber <= final) {
    return [status === 'success', `${what}, final`];
  }
  const proven = await lineaRollup.read.currentL2BlockNumber({blockTag: 'latest'});
  return blockNumber <= proven
    ? [false, `${what}, proven, waiting for Ethereum`]
    : [false, `${what}, ${blockNumber - proven} blocks from the newest proof`];
}

const [isFinal, state] = await stateOf(hash);
console.log(state);
process.exitCode = isFinal ? 0 : 1;
