import type {LimitGroup} from './schema';

export const blobData: LimitGroup = {
  caption: 'Sizes and limits of the data on L1',
  columns: ['Item', 'Limit', 'Set by'],
  limits: [
    {
      what: 'Blob, including packing bits and padding',
      cells: ['131,072 bytes: 4,096 elements of 32 bytes', 'Ethereum, EIP-4844'],
    },
    {
      what: 'Bits used in an element',
      key: 'PackingSizeU256',
      cells: ['254 of 256', 'Blob maker, June 2026'],
    },
    {
      what: 'Header and compressed data, before packing',
      cells: [
        'At most 130,047 bytes',
        'Blob maker, June 2026: 4,096 × 254 bits, less one closing byte',
      ],
    },
    {
      what: 'Size after packing at which the coordinator closes a blob',
      key: 'blob-size-limit',
      cells: ['102,400 bytes by default; the example blob has 129,760', 'Coordinator, June 2026'],
    },
    {
      what: 'Header and uncompressed data',
      key: 'MaxUncompressedBytes',
      cells: ['At most 780,000 bytes', 'Blob maker and circuit, June 2026'],
    },
    {
      what: 'Transactions in a block',
      cells: ['65,535', 'Encoding: a 2-byte counter'],
    },
    {
      what: 'Copy in the compressed stream',
      cells: [
        '256 bytes, from at most 16,384 (short) or 2,097,152 (long) bytes back',
        'Compressor, format version 1',
      ],
    },
    {
      what: 'Dictionary',
      key: 'lib/compressor/dict/25-04-21.bin',
      cells: ['65,536 bytes', 'Repository, June 2026'],
    },
    {
      what: 'Blobs in one L1 transaction',
      cells: ['At most 6', 'Ethereum, EIP-7594, since December 2025'],
    },
    {
      what: 'Blobs that the coordinator submits in one transaction',
      key: 'target-blobs-per-transaction',
      cells: [
        '6 by default',
        'Coordinator, newest revision. In June 2026, the default was 7, above Ethereum’s limit',
      ],
    },
    {
      what: 'Time for which Ethereum nodes must serve a blob',
      key: 'MIN_EPOCHS_FOR_DATA_COLUMN_SIDECARS_REQUESTS',
      cells: ['4,096 epochs, 18.2 days', 'Ethereum consensus, since Fulu'],
    },
  ],
  sources: [
    'Consensys/linea-monorepo@cb180134:prover/lib/compressor/blob/v1/blob_maker.go',
    'Consensys/linea-monorepo@cb180134:prover/lib/compressor/blob/v1/encode.go',
    'Consensys/linea-monorepo@cb180134:prover/lib/compressor/blob/v2/blob_maker.go',
    'Consensys/linea-monorepo@cb180134:prover/lib/compressor/blob/encode/encode.go',
    'Consensys/linea-monorepo@cb180134:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/ConflationToml.kt',
    'Consensys/linea-monorepo@cb180134:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/L1SubmissionConfigToml.kt',
    'LFDT-Lineth/lineth-monorepo@346c7d12:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/L1SubmissionConfigToml.kt',
    'Consensys/linea-monorepo@cb180134:contracts/test/hardhat/_testData/betaV4/24288348-24288678-f5204f70bd18c74dfba29ade1c809f05fccef9f1a612386d57fb0de965e8c3e6-getZkBlobCompressionProof.json',
    'Consensys/compress@09e89149:lzss/decompress.go',
    'https://eips.ethereum.org/EIPS/eip-4844',
    'https://eips.ethereum.org/EIPS/eip-7594',
    'https://ethereum.github.io/consensus-specs/specs/fulu/p2p-interface/',
  ],
  checked: '2026-11-22',
};
