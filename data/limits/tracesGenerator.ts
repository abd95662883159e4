import type {LimitGroup} from './schema';

/** How a node that counts lines and writes traces is set. */
export const tracesGenerator: LimitGroup = {
  caption: 'Settings of a tracing node, by default',
  columns: ['What', 'Default of the code'],
  limits: [
    {
      what: 'Requests at once; more are refused',
      key: 'plugin-linea-rpc-concurrent-requests-limit',
      cells: ['1'],
    },
    {
      what: 'Blocks whose line counts are remembered',
      key: 'CACHE_SIZE',
      cells: ['10,000'],
    },
    {
      what: 'A trace file that exists is used again',
      key: 'plugin-linea-rpc-caching',
      cells: ['yes'],
    },
    {
      what: 'Trace files are compressed with gzip',
      key: 'plugin-linea-conflated-trace-generation-trace-compression',
      cells: ['yes'],
    },
    {
      what: 'Version of the file format',
      key: 'plugin-linea-conflated-trace-generation-trace-file-version',
      cells: ['2'],
    },
    {
      what: 'Counter for the limitless prover',
      key: 'plugin-linea-limitless-enabled',
      cells: ['off'],
    },
    {
      what: 'Lines of the 256 last block hashes are counted in each block',
      key: 'plugin-linea-count-historical-blockhash-enabled',
      cells: ['no'],
    },
    {
      what: 'Port of the readiness check',
      key: 'plugin-linea-tracer-readiness-server-port',
      cells: ['8548'],
    },
    {
      what: 'Requests of the coordinator to a node at once',
      key: 'traces.request-limit-per-endpoint',
      cells: ['no limit'],
    },
    {
      what: 'The coordinator sends a refused or failed request again',
      key: 'traces.request-retries.backoff-delay',
      cells: ['after a second, without an end'],
    },
    {
      what: 'The coordinator tries again what else failed in a batch',
      key: 'conflationAndProofGenerationRetryBackoffDelay',
      cells: ['after 5 seconds, without an end'],
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
