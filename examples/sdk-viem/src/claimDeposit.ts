import {claimOnL2} from '@lfdt-lineth/sdk-viem';
import {l1, l2} from './clients';
import {messageIn, readHash} from './message';

const {from, to, fee, value, nonce, calldata} = await messageIn(l1, readHash());
// #region call
// The message's number is `messageNonce`. `nonce` would be your transaction's nonce.
const hash = await claimOnL2(l2, {from, to, fee, value, calldata, messageNonce: nonce});
const {status} = await l2.waitForTransactionReceipt({hash});
console.log(`claimed ${hash}, ${status}`);
// #endregion
