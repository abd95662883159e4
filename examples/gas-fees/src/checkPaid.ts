import {client} from './linea';
import {readHash} from './readHash';

const hash = readHash();
const {from, to, blockNumber, gasUsed, effectiveGasPrice} = await client.getTransactionReceipt({
  hash,
});
const {value} = await client.getTransaction({hash});

const before = await client.getBalance({address: from, blockNumber: blockNumber - 1n});
const after = await client.getBalance({address: from, blockNumber});
const sent = to === from ? 0n : value;
const fee = gasUsed * effectiveGasPrice;

console.log(`balance change ${before - after - sent} wei, without the ETH that was sent`);
console.log(`fee in receipt ${fee} wei`);
console.log(before - after - sent === fee ? 'nothing else was charged' : 'the two differ');
