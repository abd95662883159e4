import {getMessageProof} from '@lfdt-lineth/sdk-viem';
import {BaseError} from 'viem';
import {l1, l2} from './clients';
import {messageIn, readHash} from './message';

const {messageHash, blockNumber} = await messageIn(l2, readHash());
// #region catch
try {
  const {root} = await getMessageProof(l1, {
    l2Client: l2,
    messageHash,
    l2LogsBlockRange: {fromBlock: blockNumber, toBlock: blockNumber},
  });
  console.log(`root    ${root}`);
} catch (error) {
  // The package doesn't export its error classes, so compare names.
  if (error instanceof BaseError && error.name === 'L2BlockNotFinalizedError') {
    console.log(`wait    ${error.shortMessage}`);
  } else {
    throw error;
  }
}
// #endregion
