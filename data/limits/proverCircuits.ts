import type {LimitGroup} from './schema';

/** Calls that need circuits of their own, in one block, by the same files as data/precompiles.ts. */
export const proverCircuits = {
  caption: 'Uses of a circuit in one block, in the files shipped with Linea Besu',
  columns: ['Circuit', 'Linea Mainnet', 'Linea Sepolia'],
  limits: [
    {what: 'ECRECOVER', key: 'PRECOMPILE_ECRECOVER_EFFECTIVE_CALLS', cells: [256, 256]},
    {what: 'SHA-256: blocks of 64 bytes', key: 'PRECOMPILE_SHA2_BLOCKS', cells: [400, 400]},
    {what: 'RIPEMD-160: blocks of 64 bytes', key: 'PRECOMPILE_RIPEMD_BLOCKS', cells: [0, 0]},
    {what: 'MODEXP', key: 'PRECOMPILE_MODEXP_EFFECTIVE_CALLS', cells: [64, 64]},
    {
      what: 'MODEXP with an argument above 32 bytes',
      key: 'PRECOMPILE_LARGE_MODEXP_EFFECTIVE_CALLS',
      cells: [1, 1],
    },
    {what: 'BN254 addition', key: 'PRECOMPILE_ECADD_EFFECTIVE_CALLS', cells: [512, 512]},
    {what: 'BN254 multiplication', key: 'PRECOMPILE_ECMUL_EFFECTIVE_CALLS', cells: [80, 80]},
    {
      what: 'BN254 pairing: calls',
      key: 'PRECOMPILE_ECPAIRING_FINAL_EXPONENTIATIONS',
      cells: [32, 32],
    },
    {
      what: 'BN254 pairing: checks of G2 points',
      key: 'PRECOMPILE_ECPAIRING_G2_MEMBERSHIP_CALLS',
      cells: [128, 128],
    },
    {what: 'BN254 pairing: pairs', key: 'PRECOMPILE_ECPAIRING_MILLER_LOOPS', cells: [128, 128]},
    {what: 'BLAKE2f: calls', key: 'PRECOMPILE_BLAKE_EFFECTIVE_CALLS', cells: [0, 0]},
    {what: 'BLAKE2f: rounds', key: 'PRECOMPILE_BLAKE_ROUNDS', cells: [0, 0]},
    {
      what: 'Point evaluation (KZG)',
      key: 'PRECOMPILE_BLS_POINT_EVALUATION_EFFECTIVE_CALLS',
      cells: [2, 2],
    },
    {
      what: 'Point evaluation that fails',
      key: 'PRECOMPILE_POINT_EVALUATION_FAILURE_EFFECTIVE_CALLS',
      cells: [4, 4],
    },
    {what: 'BLS12-381 G1 addition', key: 'PRECOMPILE_BLS_G1_ADD_EFFECTIVE_CALLS', cells: [16, 16]},
    {
      what: 'BLS12-381 G1 multiplication',
      key: 'PRECOMPILE_BLS_G1_MSM_EFFECTIVE_CALLS',
      cells: [8, 8],
    },
    {what: 'BLS12-381 G2 addition', key: 'PRECOMPILE_BLS_G2_ADD_EFFECTIVE_CALLS', cells: [16, 16]},
    {
      what: 'BLS12-381 G2 multiplication',
      key: 'PRECOMPILE_BLS_G2_MSM_EFFECTIVE_CALLS',
      cells: [8, 8],
    },
    {
      what: 'BLS12-381 pairing: pairs',
      key: 'PRECOMPILE_BLS_PAIRING_CHECK_MILLER_LOOPS',
      cells: [16, 16],
    },
    {what: 'BLS12-381 pairing: calls', key: 'PRECOMPILE_BLS_FINAL_EXPONENTIATIONS', cells: [4, 4]},
    {
      what: 'BLS12-381 map to G1',
      key: 'PRECOMPILE_BLS_MAP_FP_TO_G1_EFFECTIVE_CALLS',
      cells: [8, 8],
    },
    {
      what: 'BLS12-381 map to G2',
      key: 'PRECOMPILE_BLS_MAP_FP2_TO_G2_EFFECTIVE_CALLS',
      cells: [8, 8],
    },
    {
      what: 'BLS12-381: G1 points checked for the curve only',
      key: 'PRECOMPILE_BLS_C1_MEMBERSHIP_CALLS',
      cells: [16, 16],
    },
    {
      what: 'BLS12-381: G2 points checked for the curve only',
      key: 'PRECOMPILE_BLS_C2_MEMBERSHIP_CALLS',
      cells: [16, 16],
    },
    {
      what: 'BLS12-381: G1 points checked for the group',
      key: 'PRECOMPILE_BLS_G1_MEMBERSHIP_CALLS',
      cells: [16, 16],
    },
    {
      what: 'BLS12-381: G2 points checked for the group',
      key: 'PRECOMPILE_BLS_G2_MEMBERSHIP_CALLS',
      cells: [16, 16],
    },
    {what: 'P256VERIFY', key: 'PRECOMPILE_P256_VERIFY_EFFECTIVE_CALLS', cells: [256, 256]},
  ],
  sources: [
    'LFDT-Lineth/lineth-monorepo@6a2e533e:linea-besu/package/linea-besu/config/trace-limits.mainnet.toml',
    'LFDT-Lineth/lineth-monorepo@60c0e8ae:linea-besu/package/linea-besu/config/trace-limits.sepolia.toml',
  ],
  checked: '2026-11-22',
} as const satisfies LimitGroup;
