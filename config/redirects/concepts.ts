import {names, type MovedArea} from './movedArea';

/** The explanations, wherever they stood after the first edition: names and order stayed. */
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
    // What the overview link of the sidebar leads to.
    from: ['/technology'],
    to: '/technology',
    moved: {
      '': '/technology/architecture',
      burn: '/technology/tokenomics',
      gas: '/get-started/how-to/gas-fees',
      'message-service/reference': '/get-started/how-to/bridge#messages',
    },
  },
] satisfies readonly MovedArea[];
