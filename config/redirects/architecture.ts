import {names, type MovedArea} from './movedArea';

/** The first architecture pages. Some had several names. */
export const architecture = [
  {
    from: ['/architecture'],
    to: '/technology',
    kept: names('coordinator network-data sequencer transaction-lifecycle'),
    moved: {
      '': '/technology/architecture',
      bridges: '/technology/canonical-token-bridge',
      'canonical-msg-service': '/technology/message-service',
      'evm-state-manager': '/technology/state-manager',
      'trace-expansion-proving': '/technology/prover',
    },
  },
  {
    from: ['/architecture/overview'],
    to: '/technology',
    kept: names('network-data transaction-lifecycle'),
    moved: {
      '': '/technology/architecture',
      'decentralization-roadmap': '/technology/decentralization',
    },
  },
  {
    from: ['/architecture/stack'],
    to: '/technology',
    kept: names('coordinator sequencer sequencer/conflation sequencer/traces-generator'),
    moved: {
      '': '/technology/repos',
      bridges: '/technology/canonical-token-bridge',
      'bridges/canonical-token-bridge': '/technology/canonical-token-bridge',
      'canonical-msg-service': '/technology/message-service',
      'canonical-msg-service/message-service': '/technology/message-service',
      'evm-state-manager': '/technology/state-manager',
    },
  },
  {
    from: ['/architecture/stack/trace-expansion-proving'],
    to: '/technology/prover',
    kept: ['', 'prover-limits', 'proving', 'trace-expansion'],
  },
  {
    from: ['/decentralization-roadmap'],
    to: '/technology/decentralization',
    kept: [''],
  },
] satisfies readonly MovedArea[];
