import {formatEther, parseEther} from 'viem';
import {l2MessageService} from './contracts';
import {messageIn} from './message';
import {account, l2} from './networks';

const amount = parseEther('0.005');
const fee = await l2MessageService.read.minimumFeeInWei();

// You pay the fee on top of the amount. It stays on Linea: the message's fee is 0.
const hash = await l2MessageService.write.sendMessage([account.address, fee, '0x'], {
  value: amount + fee,
});
console.log(`sent    ${hash}`);

const message = messageIn(await l2.waitForTransactionReceipt({hash}));
console.log(`value   ${formatEther(message._value)} ETH for ${message._to}`);
console.log(`number  ${message._nonce}`);
console.log(`message ${message._messageHash}`);
