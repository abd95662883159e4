import {getMessageByMessageHash, getTransactionReceiptByMessageHash} from '@lfdt-lineth/sdk-viem';
import {formatEther} from 'viem';
import {l1} from './clients';
import {readHash} from './message';

const messageHash = readHash();
// #region message
const message = await getMessageByMessageHash(l1, {messageHash});
console.log(`number  ${message.nonce}, ${formatEther(message.value)} ETH for ${message.to}`);
// #endregion

// #region receipt
const receipt = await getTransactionReceiptByMessageHash(l1, {messageHash});
console.log(`sent    ${receipt.transactionHash}, ${receipt.status}`);
// #endregion
