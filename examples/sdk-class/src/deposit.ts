import {parseEther} from 'ethers';
import {l1} from './sdk';

// The SDK has no deposit function. Call the contract: recipient, fee for the claim, calldata.
const recipient = (await l1.signer?.getAddress()) ?? '';
const transaction = await l1.contract.sendMessage(recipient, 0n, '0x', {
  value: parseEther('0.01'),
});
await transaction.wait();
console.log(`sent    ${transaction.hash}`);
