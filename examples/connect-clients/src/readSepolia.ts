import {createPublicClient, http} from 'viem';
import {lineaSepolia} from 'viem/chains';

const transport = http('https://rpc.sepolia.linea.build');
const client = createPublicClient({chain: lineaSepolia, transport});
console.log(await client.getBlockNumber());
