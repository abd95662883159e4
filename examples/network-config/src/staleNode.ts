import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({
  chain: linea,
  transport: http('https://rpc.linea.build'),
});

const {number, timestamp} = await client.getBlock();
const age = Math.round(Date.now() / 1000) - Number(timestamp);

console.log(`block ${number} is ${age} s old`);
if (age > 120) {
  throw new Error('No block for two minutes: compare with a second endpoint');
}
