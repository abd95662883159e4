import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export const technology = [
  'technology/architecture',
  'technology/transaction-lifecycle',
  {
    type: 'category',
    label: 'Sequencer',
    link: {type: 'doc', id: 'technology/sequencer/index'},
    items: ['technology/sequencer/conflation', 'technology/sequencer/traces-generator'],
  },
  'technology/coordinator',
  'technology/state-manager',
  {
    type: 'category',
    label: 'Prover',
    link: {type: 'doc', id: 'technology/prover/index'},
    items: [
      'technology/prover/trace-expansion',
      'technology/prover/proving',
      'technology/prover/prover-limits',
      'technology/prover/trusted-setup',
    ],
  },
  {
    type: 'category',
    label: 'Between the layers',
    link: {type: 'doc', id: 'technology/cross-layer'},
    items: [
      'technology/message-service',
      'technology/canonical-token-bridge',
      'technology/forced-transactions',
    ],
  },
  {
    type: 'category',
    label: 'Data',
    link: {type: 'doc', id: 'technology/data'},
    items: ['technology/public-data', 'technology/state-recovery', 'technology/network-data'],
  },
  {
    type: 'category',
    label: 'Fees, accounts and tokens',
    link: {type: 'doc', id: 'technology/fees-and-accounts'},
    items: [
      'technology/gas-fees',
      'technology/eip-7702',
      'technology/tokenomics',
      'technology/yield-boost',
    ],
  },
  {
    type: 'category',
    label: 'Who controls it',
    link: {type: 'doc', id: 'technology/governance'},
    items: [
      'technology/decentralization',
      'technology/security-council-record',
      'technology/security-audits',
    ],
  },
  {
    type: 'category',
    label: 'The stack',
    link: {type: 'doc', id: 'technology/stack'},
    items: ['technology/lineth', 'technology/validium', 'technology/repos'],
  },
] satisfies SidebarsConfig[string];
