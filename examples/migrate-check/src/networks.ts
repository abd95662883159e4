import {createPublicClient, http} from 'viem';
import {linea as lineaMainnet} from 'viem/chains';

const {SOURCE_RPC_URL: url} = process.env;
if (url === undefined) {
  throw new Error('SOURCE_RPC_URL is not set: give it an endpoint of the network you come from');
}

/** The network you come from. */
export const source = createPublicClient({transport: http(url)});

/** Linea Mainnet. */
export const linea = createPublicClient({
  chain: lineaMainnet,
  transport: http('https://rpc.linea.build'),
});
