import {deposit} from '@lfdt-lineth/sdk-viem';
import {formatEther, parseEther, zeroAddress} from 'viem';
import {account, l1, l2} from './clients';
import {messageIn} from './message';

// Without `fee`, deposit estimates the claim on L2 and pays for it on top of the amount.
const hash = await deposit(l1, {
  l2Client: l2,
  token: zeroAddress,
  to: account.address,
  amount: parseEther('0.01'),
});
await l1.waitForTransactionReceipt({hash});

const {fee} = await messageIn(l1, hash);
const {value} = await l1.getTransaction({hash});
console.log(`fee     ${formatEther(fee)} ETH`);
console.log(`paid    ${formatEther(value)} ETH`);
