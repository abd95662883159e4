import {createPublicClient, fallback, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({
  chain: linea,
  // If the first endpoint fails, viem asks the second.
  transport: fallback([http(process.env.LINEA_RPC_URL), http('https://rpc.linea.build')]),
});

console.log(`chain ${await client.getChainId()}, block ${await client.getBlockNumber()}`);
