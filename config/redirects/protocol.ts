import {names, type MovedArea} from './movedArea';

/** Protocol pages of the newest edition, except those in `concepts.ts`. */
export const protocol = [
  {
    from: ['/protocol'],
    to: '/technology',
    kept: names('eip-7702 forced-transactions state-recovery tokenomics'),
    moved: {
      'how-to': '/technology/forced-transactions',
      'how-to/forced-transactions': '/technology/forced-transactions',
      'linea-vs-lineth': '/technology/lineth',
      'message-service/reference': '/get-started/how-to/bridge/limits#messages',
      overview: '/technology/architecture',
      quickstart: '/technology/architecture',
      'tokenomics/burn': '/technology/tokenomics',
      'tokenomics/tokenomics': '/technology/tokenomics',
      'yield-boost-architecture': '/technology/yield-boost',
      'zero-knowledge-glossary': '/zero-knowledge-glossary',
    },
  },
  {
    from: ['/protocol/architecture'],
    to: '/technology',
    kept: names(`
      coordinator
      prover prover/prover-limits prover/proving prover/trace-expansion prover/trusted-setup
      sequencer sequencer/conflation sequencer/traces-generator
      state-manager
    `),
    moved: {
      'coordinator/conflation': '/technology/sequencer/conflation',
      'prover/risc-v-overview': '/technology/prover',
      'rpc-services': '/technology/architecture#nodes',
      'smart-contracts': '/technology/architecture#contracts',
    },
  },
  {
    from: ['/protocol/architecture/interoperability'],
    to: '/technology',
    kept: names('canonical-token-bridge message-service'),
    moved: {
      '': '/technology/message-service',
      'canonical-message-service': '/technology/message-service',
      'message-service/reference': '/get-started/how-to/bridge/limits#messages',
    },
  },
  {
    from: ['/protocol/reference'],
    to: '/technology',
    kept: names('repos security-audits'),
    moved: {
      '': '/technology/repos',
      'zero-knowledge-glossary': '/zero-knowledge-glossary',
    },
  },
] satisfies readonly MovedArea[];
