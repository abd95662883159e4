import {withdraw} from '@lfdt-lineth/sdk-viem';
import {formatEther, parseEther, zeroAddress} from 'viem';
import {account, l2} from './clients';
import {messageIn} from './message';

// #region call
// You pay the network's minimum fee on top of the amount.
const hash = await withdraw(l2, {
  token: zeroAddress,
  to: account.address,
  amount: parseEther('0.005'),
});
// #endregion
await l2.waitForTransactionReceipt({hash});

const {value} = await l2.getTransaction({hash});
const message = await messageIn(l2, hash);
console.log(`sent    ${hash}`);
console.log(`paid    ${formatEther(value)} ETH: ${formatEther(message.value)} ETH plus the fee`);
console.log(`message ${message.messageHash}`);
