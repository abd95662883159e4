import {client} from './linea';
import {readHash} from './readHash';

const {blockNumber} = await client.getTransactionReceipt({hash: readHash()});
const latest = await client.getBlock({blockTag: 'latest'});
const finalized = await client.getBlock({blockTag: 'finalized'});
const lag = Number(latest.timestamp - finalized.timestamp);

console.log(`latest       ${latest.number}`);
console.log(`finalized    ${finalized.number}, ${(lag / 60).toFixed(1)} minutes older`);
console.log(
  blockNumber <= finalized.number
    ? `transaction  ${blockNumber}, finalized`
    : `transaction  ${blockNumber}, ${blockNumber - finalized.number} blocks to go`,
);
