import {names, type MovedArea} from './movedArea';

/** The newest edition. Its guides are in `howTo.ts`, its tooling pages in `tooling.ts`. */
export const network = [
  {
    from: ['/network'],
    to: '/get-started',
    kept: [''],
    moved: {
      'configure-metamask': '/get-started/connect#metamask',
      fund: '/get-started/how-to/bridge#choose',
      'risk-disclosures': '/risk-disclosures',
    },
  },
  {
    from: ['/network/build'],
    to: '/get-started/build',
    kept: names('block-explorers contracts ethereum-differences network-info'),
    moved: {
      '': '/get-started/build',
      bridge: '/get-started/how-to/bridge/how-to-bridge-erc20-tokens',
      connect: '/get-started/connect',
      'dapp-support': '/support#network',
      'get-testnet-eth': '/get-started/how-to/get-testnet-eth',
      'network-data': '/technology/network-data',
      repos: '/technology/repos',
      'send-receive-messages': '/get-started/how-to/bridge/limits#messages',
    },
  },
  {
    from: ['/network/overview'],
    to: '/technology',
    kept: names('public-data tokenomics yield-boost'),
    moved: {
      '': '/get-started',
      'ethereum-differences': '/get-started/build/ethereum-differences',
      'known-finality-state': '/get-started/how-to/finalized-block',
      'predictable-pricing': '/technology/gas-fees#formula',
      'recoverable-state': '/technology/state-recovery',
      'transaction-finality': '/technology/transaction-lifecycle',
      'yield-boost/risk-disclosures': '/risk-disclosures#staking',
    },
  },
] satisfies readonly MovedArea[];
