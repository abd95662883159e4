import {createPublicClient, http} from 'viem';
import {lineaSepolia} from 'viem/chains';

const client = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});

const chainId = await client.getChainId();
const block = await client.getBlock({blockTag: 'latest'});

console.log(`chain    ${chainId}`);
console.log(`block    ${block.number}`);
console.log(`sealed   ${new Date(Number(block.timestamp) * 1000).toISOString()}`);
console.log(`base fee ${block.baseFeePerGas} wei`);
