import {networks} from '@site/data/networks';

/** Something that a reader comes to do. `to` is a route of this site, or an address outside. */
export interface Task {
  readonly title: string;
  readonly text: string;
  readonly to: `/${string}` | `https://${string}`;
}

/** The six tasks that most readers come for. */
export const tasks = [
  {
    title: 'Add the network to a wallet',
    text: 'One button for Linea Mainnet, one for Linea Sepolia, and the values to enter by hand.',
    to: '/get-started/build/network-info',
  },
  {
    title: 'Get test ETH',
    text: 'Faucets for Linea Sepolia, and a script that reads your balance.',
    to: '/get-started#get-test-eth',
  },
  {
    title: 'Deploy a contract',
    text: 'Compile, deploy, write, read and catch an error, in TypeScript.',
    to: '/get-started#deploy-a-contract',
  },
  {
    title: 'Bridge between Ethereum and Linea',
    text: 'The network’s own bridge, for ETH and ERC-20 tokens, in both directions.',
    to: networks.mainnet.bridge.url,
  },
  {
    title: 'Run a node',
    text: 'Docker Compose files that pair the consensus client Maru with an execution client.',
    to: 'https://github.com/LFDT-Lineth/lineth-monorepo/tree/main/docs/getting-started',
  },
  {
    title: 'Call the API',
    text: 'JSON-RPC as on Ethereum, and the methods that only Linea has.',
    to: '/api',
  },
] as const satisfies readonly Task[];
