import type {LimitGroup} from './schema';

/** What ends a batch, a blob and an aggregation. */
export const conflation: LimitGroup = {
  caption: 'Triggers that end a batch, a blob or an aggregation, with code defaults',
  columns: ['Trigger', 'Code default', 'Ends'],
  limits: [
    {
      what: 'Block number in the list of targets',
      key: 'proof-aggregation.target-end-blocks',
      cells: ['None', 'Batch, blob, aggregation'],
    },
    {
      what: 'Boundary before a block that decides a forced transaction',
      key: 'forced-transactions',
      cells: ['Every such block', 'Batch, blob, aggregation'],
    },
    {
      what: 'Time of a hard fork',
      key: 'proof-aggregation.timestamp-based-hard-forks',
      cells: ['None', 'Batch, blob, aggregation'],
    },
    {
      what: 'Blob size, compressed and packed',
      key: 'blob-compression.blob-size-limit',
      cells: ['102,400 bytes', 'Batch, blob'],
    },
    {
      what: 'Blob data before compression',
      key: 'MaxUncompressedBytes',
      cells: ['780,000 bytes; fixed', 'Batch, blob'],
    },
    {
      what: 'Lines in any module, sum over the blocks',
      key: 'traces-limits',
      cells: ['A file, no default', 'Batch'],
    },
    {
      what: 'Age of the first block, while the chain is quiet',
      key: 'conflation-deadline',
      cells: ['None', 'Batch, blob'],
    },
    {
      what: 'Blocks in a batch',
      key: 'blocks-limit',
      cells: ['None', 'Batch'],
    },
    {
      what: 'Batches in a blob',
      key: 'blob-compression.batches-limit',
      cells: ['One less than the proofs in an aggregation: 299', 'Blob'],
    },
    {
      what: 'Proofs in an aggregation: its batches plus its blobs',
      key: 'proof-aggregation.proofs-limit',
      cells: ['300', 'Aggregation'],
    },
    {
      what: 'Blobs in an aggregation',
      key: 'proof-aggregation.blobs-limit',
      cells: ['None', 'Aggregation'],
    },
    {
      what: 'Age of the first block, once its blob is proven',
      key: 'proof-aggregation.deadline',
      cells: ['None; checked every 30 seconds', 'Aggregation'],
    },
  ],
  sources: [
    'LFDT-Lineth/lineth-monorepo@00ff049a:docs/tech/components/coordinator-config-reference.md',
    'LFDT-Lineth/lineth-monorepo@3ca65393:coordinator/core/src/main/kotlin/lineth/conflation/calculators/CalculatorsFactory.kt',
    'LFDT-Lineth/lineth-monorepo@3ca65393:coordinator/core/src/main/kotlin/lineth/conflation/calculators/GlobalBlobAwareConflationCalculator.kt',
    'Consensys/linea-monorepo@cb180134:prover/lib/compressor/blob/v2/blob_maker.go',
  ],
  checked: '2026-11-22',
};
