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
    title: 'Add the network',
    text: 'One button for a wallet, and the values for apps, scripts and a form by hand.',
    to: '/get-started/connect',
    icon: walletIcon,
  },
  {
    title: 'Get test ETH',
    text: 'Faucets for Linea Sepolia, what each asks for, and the bridge when none serves you.',
    to: '/get-started/how-to/get-testnet-eth',
    icon: dropIcon,
  },
  {
    title: 'Deploy a contract',
    text: 'Choose a tool, set the compiler right, deploy, and verify the source.',
    to: '/get-started/how-to/deploy-smart-contract',
    icon: deployIcon,
  },
  {
    title: 'Bridge',
    text: 'ETH and tokens between Ethereum and Linea: ways, times, costs, and claiming.',
    to: '/get-started/how-to/bridge',
    icon: bridgeIcon,
  },
  {
    title: 'Run a node',
    text: 'An execution client with the consensus client Maru, from hardware to synced.',
    to: '/get-started/how-to/run-a-node',
    icon: nodeIcon,
  },
  {
    title: 'Call the API',
    text: 'JSON-RPC as on Ethereum, and the methods that only Linea has.',
    to: '/api',
    icon: terminalIcon,
  },
] as const satisfies readonly Task[];
