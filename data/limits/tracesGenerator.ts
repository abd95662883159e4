import type {LimitGroup} from './schema';

/** How a node that counts lines and writes traces is set. */
export const tracesGenerator: LimitGroup = {
  caption: 'Settings of tracing nodes, and of the coordinator’s requests to them',
  columns: ['Setting', 'Code default'],
  limits: [
    {
      what: 'Simultaneous requests to a node',
      key: 'plugin-linea-rpc-concurrent-requests-limit',
      cells: ['1'],
    },
    {
      what: 'Blocks whose line counts are cached',
      cells: ['10,000 (constant in the code)'],
    },
    {
      what: 'Reuse existing trace files',
      key: 'plugin-linea-rpc-caching',
      cells: ['Yes'],
    },
    {
      what: 'Compress trace files with gzip',
      key: 'plugin-linea-conflated-trace-generation-trace-compression',
      cells: ['Yes'],
    },
    {
      what: 'File format version',
      key: 'plugin-linea-conflated-trace-generation-trace-file-version',
      cells: ['2'],
    },
    {
      what: 'Counter for the limitless prover',
      key: 'plugin-linea-limitless-enabled',
      cells: ['Off'],
    },
    {
      what: 'Count the lines of the last 256 block hashes in each block',
      key: 'plugin-linea-count-historical-blockhash-enabled',
      cells: ['No'],
    },
    {
      what: 'Readiness check port',
      key: 'plugin-linea-tracer-readiness-server-port',
      cells: ['8548'],
    },
    {
      what: 'Simultaneous coordinator requests per node',
      key: 'traces.request-limit-per-endpoint',
      cells: ['No limit'],
    },
    {
      what: 'Coordinator retry of a rejected or failed request',
      key: 'traces.request-retries.backoff-delay',
      cells: ['After 1 second, without limit'],
    },
    {
      what: 'Coordinator retry if a batch’s Merkle proof or proof request fails',
      cells: ['After 5 seconds, without limit (constant in the code)'],
    },
  ],
  sources: [
    'LFDT-Lineth/lineth-monorepo@00ff049a:docs/tech/components/coordinator-config-reference.md',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/plugins/rpc/RpcCliOptions.java',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/plugins/rpc/linecounts/GenerateLineCountsV2.java',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/plugins/rpc/tracegeneration/TracesEndpointCliOptions.java',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/plugins/config/LineaTracerSharedCliOptions.java',
    'Consensys/linea-monorepo@cb180134:tracer/arithmetization/src/main/java/net/consensys/linea/plugins/readiness/TracerReadinessCliOptions.java',
    'Consensys/linea-monorepo@cb180134:coordinator/app/src/main/kotlin/linea/coordinator/app/conflation/ConflationApp.kt',
  ],
  checked: '2026-11-22',
};
