import {createPublicClient, http} from 'viem';

const {SOURCE_RPC_URL: url} = process.env;
if (url === undefined) {
  throw new Error('Set SOURCE_RPC_URL to an endpoint of the network that you migrate from');
}

/** The network that you migrate from. */
export const source = createPublicClient({transport: http(url)});

/** Linea Mainnet. */
export const linea = createPublicClient({transport: http('https://rpc.linea.build')});
