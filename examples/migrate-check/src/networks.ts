import {createPublicClient, http} from 'viem';

const {SOURCE_RPC_URL: url} = process.env;
if (url === undefined) {
  throw new Error('SOURCE_RPC_URL is not set: give it an endpoint of the network you come from');
}

/** The network you come from. */
export const source = createPublicClient({transport: http(url)});

/** Linea Mainnet. */
export const linea = createPublicClient({transport: http('https://rpc.linea.build')});
