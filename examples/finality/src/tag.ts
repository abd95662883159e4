import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

const finalized = await client.getBlock({blockTag: 'finalized'});
const age = Date.now() / 1000 - Number(finalized.timestamp);
console.log(`finalized ${finalized.number}, ${(age / 60).toFixed(0)} minutes old`);
