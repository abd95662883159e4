import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({
  chain: linea,
  transport: http('https://rpc.linea.build'),
});

// viem reads from whatever chain answers: compare once, at start.
const chainId = await client.getChainId();
if (chainId !== linea.id) {
  throw new Error(`The endpoint serves chain ${chainId}, not ${linea.id}`);
}
console.log(`connected to ${linea.name}`);
