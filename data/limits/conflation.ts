import type {LimitGroup} from './schema';

/** What ends a batch, a blob and an aggregation. */
export const conflation: LimitGroup = {
  caption: 'What ends a batch, a blob or an aggregation, and its default in the code',
  columns: ['Trigger', 'Default of the code', 'What ends'],
  limits: [
    {
      what: 'Block number on a list of targets',
      key: 'proof-aggregation.target-end-blocks',
      cells: ['none', 'batch, blob, aggregation'],
    },
    {
      what: 'A block that decided about a forced transaction begins anew',
      key: 'forced-transactions',
      cells: ['every such block', 'batch, blob, aggregation'],
    },
    {
      what: 'Time of a hard fork',
      key: 'proof-aggregation.timestamp-based-hard-forks',
      cells: ['none', 'batch, blob, aggregation'],
    },
    {
      what: 'Size of the blob, compressed and packed',
      key: 'blob-compression.blob-size-limit',
      cells: ['102,400 bytes', 'batch, blob'],
    },
    {
      what: 'Data of the blob before compression',
      key: 'MaxUncompressedBytes',
      cells: ['780,000 bytes; fixed', 'batch, blob'],
    },
    {
      what: 'Lines in any module, added up over the blocks',
      key: 'traces-limits',
      cells: ['a file, no default', 'batch'],
    },
    {
      what: 'Age of the first block, while nothing new comes',
      key: 'conflation-deadline',
      cells: ['none', 'batch, blob'],
    },
    {
      what: 'Nothing new means: the newest block is older than',
      key: 'conflation-deadline-last-block-confirmation-delay',
      cells: ['30 seconds', '–'],
    },
    {
      what: 'Blocks in a batch',
      key: 'blocks-limit',
      cells: ['none', 'batch'],
    },
    {
      what: 'Batches in a blob',
      key: 'blob-compression.batches-limit',
      cells: ['one less than the proofs of an aggregation: 299', 'blob'],
    },
    {
      what: 'Proofs in an aggregation: its batches plus its blobs',
      key: 'proof-aggregation.proofs-limit',
      cells: ['300', 'aggregation'],
    },
    {
      what: 'Blobs in an aggregation',
      key: 'proof-aggregation.blobs-limit',
      cells: ['none', 'aggregation'],
    },
    {
      what: 'Age of the first block, once its blob is proven',
      key: 'proof-aggregation.deadline',
      cells: ['none; looked at every 30 seconds', 'aggregation'],
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
