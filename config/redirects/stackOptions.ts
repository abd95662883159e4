import {names, type MovedArea} from './movedArea';

/** Old pages with the same target. */
function all(list: string, route: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names(list).map((name) => [name, route]));
}

/** Pages with configuration options. Each redirects to the page of the configured component. */
export const stackOptions = [
  {
    from: ['/stack/reference'],
    to: '/technology',
    moved: {
      'linea-besu-plugin-options': '/get-started/how-to/run-a-node/linea-besu',
      'linea-coordinator-options': '/technology/coordinator',
      'linea-postman-options': '/technology/message-service',
      'linea-prover-options': '/technology/prover',
    },
  },
  {
    from: ['/stack/reference/_generated'],
    to: '/technology',
    moved: {
      ...all('besu/provenance', '/get-started/how-to/run-a-node/linea-besu'),
      ...all('besu/sequencer sequencer', '/technology/sequencer'),
      ...all('besu/tracer tracer', '/technology/sequencer/traces-generator'),
      ...all('coordinator/provenance coordinator/reference', '/technology/coordinator'),
      ...all('prover/traces-limits', '/technology/prover/prover-limits'),
      provenance: '/technology/repos',
    },
  },
  {
    from: ['/stack/reference/_generated/postman'],
    to: '/technology',
    moved: all(
      'api claiming database database-cleaner general l1-network l2-network listener provenance signer',
      '/technology/message-service',
    ),
  },
  {
    from: ['/stack/reference/_generated/prover'],
    to: '/technology',
    moved: {
      ...all(
        'aggregation data-availability execution invalidity public-input-interconnection',
        '/technology/prover/proving',
      ),
      ...all('controller debug layer2 provenance top-level', '/technology/prover'),
    },
  },
] satisfies readonly MovedArea[];
