import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export const learn = [
  'learn/index',
  {type: 'link', label: 'Back to Get started', href: '/get-started'},
  {type: 'link', label: 'Your first contract', href: '/get-started/build/quickstart/deploy'},
  {type: 'link', label: 'A page for your contract', href: '/get-started/build/quickstart/app'},
  'learn/first-dapp',
  'learn/voting-dapp',
  'learn/marketplace-dapp',
  'learn/usdc-payments',
  'learn/cross-chain-message',
  'learn/onchain-agent',
  'learn/follow-a-transaction',
  {
    type: 'category',
    label: 'Ecosystem tutorials',
    link: {type: 'doc', id: 'learn/ecosystem-tutorials/index'},
    items: [
      {
        type: 'category',
        label: 'Irys',
        link: {type: 'doc', id: 'learn/ecosystem-tutorials/irys/index'},
        items: [
          'learn/ecosystem-tutorials/irys/irys-nfts',
          'learn/ecosystem-tutorials/irys/irys-dynamic-nfts',
        ],
      },
    ],
  },
] satisfies SidebarsConfig[string];
