import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const transport = http('https://rpc.linea.build');
const client = createPublicClient({chain: linea, transport});
console.log(await client.getBlockNumber());
