import {parseEther} from 'ethers';
import {l2} from './sdk';

// The fee comes on top of the amount.
const fee = await l2.contract.minimumFeeInWei();
const recipient = (await l2.signer?.getAddress()) ?? '';
const transaction = await l2.contract.sendMessage(recipient, fee, '0x', {
  value: parseEther('0.005') + fee,
});
await transaction.wait();
console.log(`sent    ${transaction.hash}`);
