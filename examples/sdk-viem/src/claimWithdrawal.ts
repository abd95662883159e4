import {claimOnL1} from '@lfdt-lineth/sdk-viem';
import {l1, l2} from './clients';
import {messageIn, readHash} from './message';

const {from, to, fee, value, nonce, calldata} = await messageIn(l2, readHash());
// #region call
// With `l2Client`, claimOnL1 builds the proof from events of both layers.
const hash = await claimOnL1(l1, {
  from,
  to,
  fee,
  value,
  calldata,
  messageNonce: nonce,
  l2Client: l2,
});
const {status} = await l1.waitForTransactionReceipt({hash});
console.log(`claimed ${hash}, ${status}`);
// #endregion
