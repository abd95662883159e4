import {OnChainMessageStatus} from '@consensys/linea-sdk';
import {l1, l2} from './sdk';

const [message] = (await l2.getMessagesByTransactionHash(process.argv[2] ?? '')) ?? [];
if (message === undefined) throw new Error('The transaction sent no message');

const status = await l1.getMessageStatus(message.messageHash);
if (status !== OnChainMessageStatus.CLAIMABLE) throw new Error(`The message is ${status}`);

// Finds the finalization, rebuilds the tree of messages and proves this one.
const transaction = await l1.claim(message);
const receipt = await transaction.wait();
console.log(`claimed ${transaction.hash}, status ${receipt?.status}`);
