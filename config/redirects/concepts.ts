import {names, type MovedArea} from './movedArea';

/** Concept pages. They moved between editions, and kept their names. */
export const concepts = [
  {
    from: ['/get-started/concepts', '/network/concepts', '/protocol'],
    to: '/technology',
    kept: names(`
      architecture
      canonical-token-bridge
      coordinator
      decentralization
      message-service
      network-data
      prover prover/prover-limits prover/proving prover/trace-expansion
      repos
      sequencer sequencer/conflation sequencer/traces-generator
      state-manager
      transaction-lifecycle
    `),
    moved: {'': '/technology/architecture'},
  },
  {
    // The target of the overview link of the sidebar.
    from: ['/technology'],
    to: '/technology',
    moved: {
      '': '/technology/architecture',
      burn: '/technology/tokenomics',
      gas: '/get-started/how-to/gas-fees',
      'message-service/reference': '/get-started/how-to/bridge/limits#messages',
    },
  },
] satisfies readonly MovedArea[];
