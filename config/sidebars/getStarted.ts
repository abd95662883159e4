import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {tooling} from './tooling';

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
      'get-started/build/ethereum-differences',
    ],
  },
  {
    type: 'category',
    label: 'How to',
    items: [
      'get-started/how-to/get-testnet-eth',
      'get-started/how-to/connect-wallet',
      {
        type: 'category',
        label: 'Deploy a contract',
        link: {type: 'doc', id: 'get-started/how-to/deploy-smart-contract/index'},
        items: [
          'get-started/how-to/deploy-smart-contract/foundry',
          'get-started/how-to/deploy-smart-contract/hardhat',
          'get-started/how-to/deploy-smart-contract/remix',
          'get-started/how-to/deploy-smart-contract/thirdweb',
          'get-started/how-to/deploy-smart-contract/viem',
          'get-started/how-to/deploy-smart-contract/cookbook',
          'get-started/how-to/deploy-smart-contract/atlas',
        ],
      },
      {
        type: 'category',
        label: 'Verify a contract',
        link: {type: 'doc', id: 'get-started/how-to/verify-smart-contract/index'},
        items: [
          'get-started/how-to/verify-smart-contract/foundry',
          'get-started/how-to/verify-smart-contract/hardhat',
          'get-started/how-to/verify-smart-contract/atlas',
        ],
      },
      'get-started/how-to/gas-fees',
      'get-started/how-to/finalized-block',
      {
        type: 'category',
        label: 'Bridge',
        link: {type: 'doc', id: 'get-started/how-to/bridge/index'},
        items: [
          'get-started/how-to/bridge/how-to-bridge-eth',
          'get-started/how-to/bridge/how-to-bridge-erc20-tokens',
        ],
      },
      'get-started/how-to/migrate-dapp',
      'get-started/how-to/linea-safe',
      'get-started/how-to/deploy-subdomain',
      {
        type: 'category',
        label: 'Run a node',
        link: {type: 'doc', id: 'get-started/how-to/run-a-node/index'},
        items: [
          'get-started/how-to/run-a-node/maru',
          'get-started/how-to/run-a-node/linea-besu',
          'get-started/how-to/run-a-node/besu',
          'get-started/how-to/run-a-node/geth',
          'get-started/how-to/run-a-node/erigon',
          'get-started/how-to/run-a-node/nethermind',
          'get-started/how-to/run-a-node/bootnodes',
        ],
      },
      'get-started/how-to/recover-state',
      'get-started/how-to/linea-inscriptions',
    ],
  },
  tooling,
] satisfies SidebarsConfig[string];
