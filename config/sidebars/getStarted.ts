import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** From an empty folder to a contract on Linea, and the tasks that follow. */
export const getStarted = [
  'get-started/index',
  'get-started/connect',
  {
    type: 'category',
    label: 'Build',
    items: [
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
      {
        type: 'category',
        label: 'Deploy a smart contract',
        link: {type: 'doc', id: 'get-started/how-to/deploy-smart-contract/index'},
        items: [
          'get-started/how-to/deploy-smart-contract/foundry',
          'get-started/how-to/deploy-smart-contract/hardhat',
          'get-started/how-to/deploy-smart-contract/remix',
          'get-started/how-to/deploy-smart-contract/thirdweb',
          'get-started/how-to/deploy-smart-contract/cookbook',
          'get-started/how-to/deploy-smart-contract/atlas',
        ],
      },
      {
        type: 'category',
        label: 'Verify a smart contract',
        link: {type: 'doc', id: 'get-started/how-to/verify-smart-contract/index'},
        items: [
          'get-started/how-to/verify-smart-contract/foundry',
          'get-started/how-to/verify-smart-contract/hardhat',
          'get-started/how-to/verify-smart-contract/atlas',
        ],
      },
      'get-started/how-to/gas-fees',
      'get-started/how-to/bridge/index',
      'get-started/how-to/run-a-node/index',
    ],
  },
] satisfies SidebarsConfig[string];
