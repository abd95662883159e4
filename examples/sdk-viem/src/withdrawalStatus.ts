import {getL2ToL1MessageStatus} from '@lfdt-lineth/sdk-viem';
import {l1, l2} from './clients';
import {messageIn, readHash} from './message';

const {messageHash, blockNumber} = await messageIn(l2, readHash());
// #region call
// The block range saves the L2 endpoint a search from block 0.
const status = await getL2ToL1MessageStatus(l1, {
  l2Client: l2,
  messageHash,
  l2LogsBlockRange: {fromBlock: blockNumber, toBlock: blockNumber},
});
console.log(`status  ${status}`);
// #endregion
