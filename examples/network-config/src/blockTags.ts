import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({
  chain: linea,
  transport: http('https://rpc.linea.build'),
});

const latest = await client.getBlock({blockTag: 'latest'});
const finalized = await client.getBlock({blockTag: 'finalized'});
const minutes = Number(latest.timestamp - finalized.timestamp) / 60;

console.log(`latest    ${latest.number}`);
console.log(`finalized ${finalized.number}, ${minutes.toFixed(0)} minutes behind`);
