import {type MovedArea} from './movedArea';

export const tutorials = [
  {
    from: ['/get-started/tutorials', '/learn', '/network/tutorials'],
    to: '/learn',
    kept: ['', 'ecosystem-tutorials', 'first-dapp', 'marketplace-dapp', 'voting-dapp'],
    moved: {
      'aiagent-quickstart': '/learn/onchain-agent',
      'ecosystem-tutorials/usdc': '/learn/usdc-payments',
      'eip-7702': '/technology/eip-7702',
    },
  },
  {
    from: ['/learn/fallback'],
    to: '/get-started/connect',
    moved: {'': '/get-started/connect#endpoint'},
  },
] satisfies readonly MovedArea[];
