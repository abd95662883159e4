import {type MovedArea} from './movedArea';

/** Tutorials. One tutorial replaces the three about dapps. */
export const tutorials = [
  {
    from: ['/get-started/tutorials', '/learn', '/network/tutorials'],
    to: '/learn',
    kept: ['', 'ecosystem-tutorials'],
    moved: {
      'aiagent-quickstart': '/get-started/tooling/ai',
      'ecosystem-tutorials/usdc': '/learn/ecosystem-tutorials',
      'eip-7702': '/technology/eip-7702',
      'first-dapp': '/get-started/build/quickstart/app',
      'marketplace-dapp': '/get-started/build/quickstart/app',
      'voting-dapp': '/get-started/build/quickstart/app',
    },
  },
  {
    from: ['/learn/fallback'],
    to: '/get-started/connect',
    moved: {'': '/get-started/connect#endpoint'},
  },
] satisfies readonly MovedArea[];
