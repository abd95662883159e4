import {deposit} from '@lfdt-lineth/sdk-viem';
import {isAddress, parseUnits} from 'viem';
import {account, l1, l2} from './clients';
import {messageIn} from './message';

const token = process.argv[2] ?? '';
if (!isAddress(token)) {
  throw new Error('Pass the address of the token on L1');
}

// #region call
// Two transactions when the allowance is too small: deposit approves the amount first, and waits.
const hash = await deposit(l1, {
  l2Client: l2,
  token,
  to: account.address,
  amount: parseUnits('25', 6),
});
// #endregion
await l1.waitForTransactionReceipt({hash});

const {fee, messageHash} = await messageIn(l1, hash);
console.log(`sent    ${hash}`);
console.log(`fee     ${fee > 0n ? 'estimated' : 'none'}`);
console.log(`message ${messageHash}`);
