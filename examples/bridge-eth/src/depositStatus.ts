import {l2MessageService} from './contracts';
import {messageIn, readHash} from './message';
import {l1} from './networks';

const receipt = await l1.getTransactionReceipt({hash: readHash()});
const {_messageHash} = messageIn(receipt);
const finalized = await l1.getBlock({blockTag: 'finalized'});
const status = await l2MessageService.read.inboxL1L2MessageStatus([_messageHash]);

const toGo = receipt.blockNumber - finalized.number;
console.log(`L1      ${toGo > 0n ? `${toGo} blocks to go` : 'final'}`);
console.log(`L2      ${['not anchored', 'ready to claim', 'claimed'][Number(status)]}`);
