import type {LimitGroup} from './schema';

/** Files through which the coordinator and the prover speak, by the defaults of the code. */
export const proverJobs = {
  caption: 'Prover requests, with code defaults',
  columns: ['Proof and folder', 'File', 'Priority'],
  limits: [
    {
      what: 'Execution',
      key: '/shared/prover-execution',
      cells: ['`<first>-<last>-…getZkProof.json`', 0],
    },
    {
      what: 'Invalidity',
      key: '/shared/prover-invalidity',
      cells: ['`<block>-<number>-getZkInvalidityProof.json`', 0],
    },
    {
      what: 'Data availability',
      key: '/shared/prover-compression',
      cells: ['`<first>-<last>-…getZkBlobCompressionProof.json`', 1],
    },
    {
      what: 'Aggregation',
      key: '/shared/prover-aggregation',
      cells: ['`<first>-<last>-…getZkAggregatedProof.json`', 2],
    },
  ],
  sources: [
    'Consensys/linea-monorepo@cb180134:prover/cmd/controller/controller/job_definition.go',
    'Consensys/linea-monorepo@cb180134:prover/config/config_default.go',
    'Consensys/linea-monorepo@cb180134:coordinator/clients/prover-client/file-based-client/src/main/kotlin/linea/coordinator/clients/prover/ProverFileNameProvider.kt',
  ],
  checked: '2026-11-22',
} as const satisfies LimitGroup;
