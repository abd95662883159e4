import type {LimitGroup} from './schema';

/** What bounds a proof of the limitless prover, too. */
export const proverRemaining = {
  caption: 'Limits that segments don’t remove, in the published settings for Linea Mainnet',
  columns: ['Item', 'Maximum', 'Per'],
  limits: [
    {
      what: 'Execution data',
      key: 'ExecDataBytes',
      cells: ['131,072 bytes', 'One execution proof'],
    },
    {what: 'Messages to L1', key: 'execution_max_nb_msg', cells: [16, 'One execution proof']},
    {what: 'RIPEMD-160, BLAKE2f', key: 'no circuit', cells: [0, 'One execution proof']},
    {
      what: 'Batches',
      key: 'max_nb_batches, a default',
      cells: [100, 'One data availability proof'],
    },
    {
      what: 'Data before compression',
      key: 'max_uncompressed_nb_bytes, a default',
      cells: ['780,000 bytes', 'One data availability proof'],
    },
    {
      what: 'Transaction size',
      key: 'max_rlp_byte_size',
      cells: ['4,096 bytes', 'One invalidity proof'],
    },
    {what: 'Proofs', key: 'max_nb_circuits', cells: [400, 'One aggregation']},
    {what: 'Invalidity proofs', key: 'max_nb_invalidity', cells: [200, 'One aggregation']},
    {
      what: 'Message trees of 32 leaves',
      key: 'l2_msg_max_nb_merkle, l2_msg_merkle_depth',
      cells: [200, 'One aggregation'],
    },
  ],
  sources: [
    'LFDT-Lineth/lineth-monorepo@172f9faa:prover/config/config-mainnet-limitless.toml',
    'Consensys/linea-monorepo@cb180134:prover/config/config_default.go',
    'Consensys/linea-monorepo@cb180134:prover/lib/compressor/blob/v1/blob_maker.go',
    'Consensys/linea-monorepo@cb180134:prover/circuits/execution/circuit.go',
  ],
  checked: '2026-11-22',
} as const satisfies LimitGroup;
