import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({
  chain: linea,
  transport: http(process.env.LINEA_RPC_URL ?? 'https://rpc.linea.build'),
});

// `chain` is the chain that you expect. The endpoint returns its own chain ID.
const chainId = await client.getChainId();
if (chainId !== linea.id) {
  throw new Error(`The endpoint is on chain ${chainId}, not ${linea.id}`);
}
console.log(`chain ${chainId}, block ${await client.getBlockNumber()}`);
