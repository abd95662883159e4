import {zeroAddress} from 'viem';
import {lineaRollup} from './contracts';
import {messageIn, readHash} from './message';
import {proveMessage} from './messageProof';
import {l1, l2} from './networks';

const receipt = await l2.getTransactionReceipt({hash: readHash()});
const message = messageIn(receipt);
const proof = await proveMessage(message._messageHash, receipt.blockNumber);

const {request} = await lineaRollup.simulate.claimMessageWithProof([
  {
    ...proof,
    messageNumber: message._nonce,
    from: message._from,
    to: message._to,
    fee: message._fee,
    value: message._value,
    feeRecipient: zeroAddress,
    data: message._calldata,
  },
]);
const hash = await l1.writeContract(request);
const {status} = await l1.waitForTransactionReceipt({hash});
console.log(`claimed ${hash}, ${status}`);
