import {formatEther, parseEther} from 'viem';
import {lineaRollup} from './contracts';
import {hashOf, messageIn} from './message';
import {account, l1} from './networks';

// The fee is 0: the network's postman claims a plain deposit for free.
const hash = await lineaRollup.write.sendMessage([account.address, 0n, '0x'], {
  value: parseEther('0.01'),
});
console.log(`sent    ${hash}`);

const message = messageIn(await l1.waitForTransactionReceipt({hash}));
if (hashOf(message) !== message._messageHash) {
  throw new Error("The contract's message hash differs from this program's");
}
console.log(`value   ${formatEther(message._value)} ETH for ${message._to}`);
console.log(`number  ${message._nonce}`);
console.log(`message ${message._messageHash}`);
