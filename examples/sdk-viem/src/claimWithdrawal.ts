import {claimOnL1} from '@lfdt-lineth/sdk-viem';
import {l1, l2} from './clients';
import {messageIn, readHash} from './message';

const message = await messageIn(l2, readHash());
const {from, to, fee, value, nonce, calldata, blockNumber} = message;
// #region call
// With `l2Client`, claimOnL1 builds the proof. The block number saves the L2 endpoint a search from block 0.
const hash = await claimOnL1(l1, {
  from,
  to,
  fee,
  value,
  calldata,
  messageNonce: nonce,
  l2Client: l2,
  messageL2BlockNumber: blockNumber,
});
const {status} = await l1.waitForTransactionReceipt({hash});
console.log(`claimed ${hash}, ${status}`);
// #endregion
