import type {LimitGroup} from './schema';

/** What the same files limit of a block as a whole. */
export const proverBlocks = {
  caption: 'Limits of a whole block, in the files shipped with Linea Besu',
  columns: ['Limit', 'Linea Mainnet', 'Linea Sepolia'],
  limits: [
    {what: 'Keccak-256: pieces of 136 bytes', key: 'BLOCK_KECCAK', cells: [8_192, 8_192]},
    {
      what: 'Data of the block before compression, in bytes',
      key: 'BLOCK_L1_SIZE',
      cells: [120_000, 120_000],
    },
    {what: 'Messages to L1', key: 'BLOCK_L2_L1_LOGS', cells: [16, 16]},
    {what: 'Transactions', key: 'BLOCK_TRANSACTIONS', cells: [300, 300]},
  ],
  sources: [
    'LFDT-Lineth/lineth-monorepo@6a2e533e:linea-besu/package/linea-besu/config/trace-limits.mainnet.toml',
    'LFDT-Lineth/lineth-monorepo@60c0e8ae:linea-besu/package/linea-besu/config/trace-limits.sepolia.toml',
  ],
  checked: '2026-11-22',
} as const satisfies LimitGroup;
