// #region chain
import {createPublicClient, defineChain, fallback, http} from 'viem';
import {linea} from 'viem/chains';

// viem 2.57 contains a WebSocket URL that isn't offered,
// and an explorer API that was replaced in August 2025.
const lineaMainnet = defineChain({
  ...linea,
  rpcUrls: {default: {http: ['https://rpc.linea.build']}},
  blockExplorers: {
    default: {
      name: 'Lineascan',
      url: 'https://lineascan.build',
      apiUrl: 'https://api.etherscan.io/v2/api',
    },
  },
});
// #endregion

// #region client
const keyed = process.env.INFURA_API_KEY;

const client = createPublicClient({
  chain: lineaMainnet,
  // Watchers poll every four seconds. viem's default is one second for `linea`,
  // and four for `lineaSepolia`.
  pollingInterval: 4000,
  // If an endpoint fails, viem tries the next endpoint.
  transport: fallback([
    ...(keyed === undefined ? [] : [http(`https://linea-mainnet.infura.io/v3/${keyed}`)]),
    http('https://rpc.linea.build', {retryCount: 2, retryDelay: 500}),
  ]),
});

console.log(`chain ${await client.getChainId()}, block ${await client.getBlockNumber()}`);
// #endregion
