import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export const learn = [
  {type: 'link', label: '‹ Get started', href: '/get-started'},
  'learn/index',
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
