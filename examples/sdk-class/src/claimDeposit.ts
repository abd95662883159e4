import {l1, l2} from './sdk';

const [message] = (await l1.getMessagesByTransactionHash(process.argv[2] ?? '')) ?? [];
if (message === undefined) throw new Error('The transaction sent no message');

const gas = await l2.estimateClaimGas(message);
console.log(`gas     ${gas}`);

// Leave room: ethers would send exactly the estimate.
const transaction = await l2.claim(message, {gasLimit: (gas * 12n) / 10n});
const receipt = await transaction.wait();
console.log(`claimed ${transaction.hash}, status ${receipt?.status}`);
