import {computeMessageHash} from '@lfdt-lineth/sdk-viem';
import {l1} from './clients';
import {messageIn, readHash} from './message';

const {from, to, fee, value, nonce, calldata, messageHash} = await messageIn(l1, readHash());
// #region call
const computed = computeMessageHash({from, to, fee, value, nonce, calldata});
console.log(`same    ${computed === messageHash}`);
// #endregion
