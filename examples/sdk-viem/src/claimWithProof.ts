import {claimOnL1, getMessageProof} from '@lfdt-lineth/sdk-viem';
import {l1, l2} from './clients';
import {messageIn, readHash} from './message';

const message = await messageIn(l2, readHash());
const {from, to, fee, value, nonce, calldata, messageHash, blockNumber} = message;
// #region proof
const messageProof = await getMessageProof(l1, {
  l2Client: l2,
  messageHash,
  l2LogsBlockRange: {fromBlock: blockNumber, toBlock: blockNumber},
});
console.log(`leaf    ${messageProof.leafIndex}, ${messageProof.proof.length} siblings`);
// #endregion

const hash = await claimOnL1(l1, {
  from,
  to,
  fee,
  value,
  calldata,
  messageNonce: nonce,
  messageProof,
});
const {status} = await l1.waitForTransactionReceipt({hash});
console.log(`claimed ${hash}, ${status}`);
