import {
  bridgeIcon,
  deployIcon,
  dropIcon,
  nodeIcon,
  terminalIcon,
  walletIcon,
} from '../../ui/Icon/icons';

export interface Task {
  readonly title: string;
  readonly text: string;
  readonly to: `/${string}`;
  readonly icon: string;
}

export const tasks = [
  {
    title: 'Connect to Linea',
    text: 'A wallet button, and the values for apps, scripts and manual setup.',
    to: '/get-started/connect',
    icon: walletIcon,
  },
  {
    title: 'Get test ETH',
    text: 'Linea Sepolia faucets, what each requires, and the bridge as an alternative.',
    to: '/get-started/how-to/get-testnet-eth',
    icon: dropIcon,
  },
  {
    title: 'Deploy a contract',
    text: 'Choose a tool, set up the compiler, deploy, and verify the source.',
    to: '/get-started/how-to/deploy-smart-contract',
    icon: deployIcon,
  },
  {
    title: 'Bridge',
    text: 'ETH and tokens between Ethereum and Linea: routes, times, costs and claiming.',
    to: '/get-started/how-to/bridge',
    icon: bridgeIcon,
  },
  {
    title: 'Run a node',
    text: 'An execution client and the Maru consensus client, from hardware to sync.',
    to: '/get-started/how-to/run-a-node',
    icon: nodeIcon,
  },
  {
    title: 'Call the API',
    text: 'Ethereum’s JSON-RPC methods, and those that only Linea has.',
    to: '/api',
    icon: terminalIcon,
  },
] as const satisfies readonly Task[];
