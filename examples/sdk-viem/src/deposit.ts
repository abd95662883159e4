import {deposit} from '@lfdt-lineth/sdk-viem';
import {formatEther, parseEther, zeroAddress} from 'viem';
import {account, l1, l2} from './clients';
import {messageIn} from './message';

// #region call
// The zero address means ETH. The fee is 0, because the postman sponsors plain ETH deposits.
const hash = await deposit(l1, {
  l2Client: l2,
  token: zeroAddress,
  to: account.address,
  amount: parseEther('0.01'),
  fee: 0n,
});
// #endregion
await l1.waitForTransactionReceipt({hash});

const {fee, value, messageHash} = await messageIn(l1, hash);
console.log(`sent    ${hash}`);
console.log(`value   ${formatEther(value)} ETH, fee ${formatEther(fee)} ETH`);
console.log(`message ${messageHash}`);
