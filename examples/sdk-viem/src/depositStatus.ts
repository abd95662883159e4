import {getL1ToL2MessageStatus} from '@lfdt-lineth/sdk-viem';
import {l1, l2} from './clients';
import {messageIn, readHash} from './message';

const {messageHash} = await messageIn(l1, readHash());
// #region call
const status = await getL1ToL2MessageStatus(l2, {messageHash});
console.log(`status  ${status}`);
// #endregion
