import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** From an empty folder to a contract on Linea, and the tasks that follow. */
export const getStarted = [
  'get-started/index',
  'get-started/connect',
  {
    type: 'category',
    label: 'Build',
    items: [
      'get-started/build/quickstart/deploy',
      'get-started/build/quickstart/app',
      'get-started/build/network-info',
      'get-started/build/contracts',
      'get-started/build/block-explorers',
    ],
  },
  {
    type: 'category',
    label: 'How to',
    items: [
      'get-started/how-to/get-testnet-eth',
      'get-started/how-to/connect-wallet',
      'get-started/how-to/deploy-smart-contract/index',
      'get-started/how-to/gas-fees',
      'get-started/how-to/bridge/index',
      'get-started/how-to/run-a-node/index',
    ],
  },
] satisfies SidebarsConfig[string];
