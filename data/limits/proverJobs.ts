import type {LimitGroup} from './schema';

/** Files through which the coordinator and the prover speak, by the defaults of the code. */
export const proverJobs = {
  caption: 'Requests to the prover, by the defaults of the code',
  columns: ['Proof', 'Folder', 'File', 'Priority'],
  limits: [
    {
      what: 'Execution',
      cells: ['`/shared/prover-execution`', '`<first>-<last>-…getZkProof.json`', 0],
    },
    {
      what: 'Invalidity',
      cells: ['`/shared/prover-invalidity`', '`<first>-<last>-getZkInvalidityProof.json`', 0],
    },
    {
      what: 'Data availability',
      cells: [
        '`/shared/prover-compression`',
        '`<first>-<last>-…getZkBlobCompressionProof.json`',
        1,
      ],
    },
    {
      what: 'Aggregation',
      cells: ['`/shared/prover-aggregation`', '`<first>-<last>-…getZkAggregatedProof.json`', 2],
    },
  ],
  sources: [
    'Consensys/linea-monorepo@cb180134:prover/cmd/controller/controller/job_definition.go',
    'Consensys/linea-monorepo@cb180134:prover/config/config_default.go',
  ],
  checked: '2026-11-22',
} as const satisfies LimitGroup;
