import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({
  chain: linea,
  transport: http('https://rpc.linea.build'),
});

// viem doesn't check the endpoint's chain. Compare once, at startup.
const chainId = await client.getChainId();
if (chainId !== linea.id) {
  throw new Error(`The endpoint is on chain ${chainId}, not ${linea.id}`);
}
console.log(`connected to ${linea.name}`);
