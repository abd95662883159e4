import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({
  chain: linea,
  transport: http(process.env.LINEA_RPC_URL ?? 'https://rpc.linea.build'),
});

// `chain` says what you expect; only the endpoint knows what it serves.
const chainId = await client.getChainId();
if (chainId !== linea.id) {
  throw new Error(`Expected chain ${linea.id}, the endpoint serves ${chainId}`);
}
console.log(`chain ${chainId}, block ${await client.getBlockNumber()}`);
