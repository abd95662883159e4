import {type MovedArea} from './movedArea';

/** Pages for operators who run their own network on the Linea stack. */
export const stack = [
  {
    from: ['/stack'],
    to: '/technology/lineth',
    kept: [''],
    moved: {
      quickstart: '/technology/lineth',
      reference: '/technology/lineth',
    },
  },
  {
    from: ['/stack/deployment', '/stack/how-it-works'],
    to: '/technology/lineth',
    kept: [''],
    moved: {
      'core-components': '/technology/architecture#parts',
      'data-availability-finalization': '/technology/validium',
      'deployment-models': '/technology/lineth',
      'distributed-sequencing': '/technology/sequencer',
      'fast-finality': '/technology/transaction-lifecycle',
      rbac: '/technology/validium',
      'smart-contracts': '/technology/architecture#contracts',
      'trust-model': '/risk-disclosures',
    },
  },
  {
    from: ['/stack/evaluate', '/stack/features'],
    to: '/technology/lineth',
    kept: [''],
    moved: {
      compliance: '/technology/lineth',
      'data-availability': '/technology/validium',
      'deployment-models': '/technology/lineth',
      'fast-finality': '/technology/transaction-lifecycle',
      rbac: '/technology/validium',
      security: '/technology/security-audits',
      'trust-model': '/risk-disclosures',
      validium: '/technology/validium',
    },
  },
  {
    from: ['/stack/how-to'],
    to: '/technology/lineth',
    kept: [''],
    moved: {
      'distributed-sequencing': '/technology/sequencer',
      'enable-forced-transactions': '/technology/forced-transactions',
      'forced-transactions': '/technology/forced-transactions',
      'run-lineth-stack-sepolia': '/technology/lineth',
      'run-local-lineth-stack': '/technology/lineth',
      'set-up-distributed-sequencing': '/technology/sequencer',
    },
  },
] satisfies readonly MovedArea[];
