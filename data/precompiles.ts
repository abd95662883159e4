import type {SourceRef} from './source';

/** How much of a precompile fits into one block. */
export interface PrecompileLimit {
  /** Of what, in the plural: `calls`. */
  readonly of: string;
  readonly perBlock: number;
  /** Key in the node's file of limits, which errors name, too. */
  readonly module: string;
}

/** A precompile of Osaka and what the published limits of Linea leave room for. */
export interface Precompile {
  readonly address: `0x${string}`;
  readonly name: string;
  /** None for the identity, which copies bytes and needs no circuit of its own. */
  readonly limits: readonly PrecompileLimit[];
}

/** The files that ship with Linea Besu, one for each network. The limits of precompiles are the same in both. */
export const precompileSources: readonly [SourceRef, ...SourceRef[]] = [
  'LFDT-Lineth/lineth-monorepo@6a2e533e:linea-besu/package/linea-besu/config/trace-limits.mainnet.toml',
  'LFDT-Lineth/lineth-monorepo@60c0e8ae:linea-besu/package/linea-besu/config/trace-limits.sepolia.toml',
  'besu-eth/besu@683880ba:evm/src/main/java/org/hyperledger/besu/evm/precompile/MainnetPrecompiledContracts.java',
];
export const precompilesChecked = '2026-11-21';

const calls = (perBlock: number, name: string): PrecompileLimit => ({
  of: 'calls',
  perBlock,
  module: `PRECOMPILE_${name}_EFFECTIVE_CALLS`,
});

/** All precompiles, by address. */
export const precompiles: readonly Precompile[] = [
  {address: '0x01', name: 'ECRECOVER', limits: [calls(256, 'ECRECOVER')]},
  {
    address: '0x02',
    name: 'SHA-256',
    limits: [{of: 'blocks of 64 bytes', perBlock: 400, module: 'PRECOMPILE_SHA2_BLOCKS'}],
  },
  {
    address: '0x03',
    name: 'RIPEMD-160',
    limits: [{of: 'blocks of 64 bytes', perBlock: 0, module: 'PRECOMPILE_RIPEMD_BLOCKS'}],
  },
  {address: '0x04', name: 'Identity', limits: []},
  {
    address: '0x05',
    name: 'MODEXP',
    limits: [
      calls(64, 'MODEXP'),
      {
        of: 'with an argument above 32 bytes',
        perBlock: 1,
        module: 'PRECOMPILE_LARGE_MODEXP_EFFECTIVE_CALLS',
      },
    ],
  },
  {address: '0x06', name: 'BN254 addition', limits: [calls(512, 'ECADD')]},
  {address: '0x07', name: 'BN254 multiplication', limits: [calls(80, 'ECMUL')]},
  {
    address: '0x08',
    name: 'BN254 pairing',
    limits: [
      {of: 'calls', perBlock: 32, module: 'PRECOMPILE_ECPAIRING_FINAL_EXPONENTIATIONS'},
      {of: 'pairs', perBlock: 128, module: 'PRECOMPILE_ECPAIRING_MILLER_LOOPS'},
      {
        of: 'checks of G2 points',
        perBlock: 128,
        module: 'PRECOMPILE_ECPAIRING_G2_MEMBERSHIP_CALLS',
      },
    ],
  },
  {
    address: '0x09',
    name: 'BLAKE2f',
    limits: [calls(0, 'BLAKE'), {of: 'rounds', perBlock: 0, module: 'PRECOMPILE_BLAKE_ROUNDS'}],
  },
  {
    address: '0x0a',
    name: 'Point evaluation (KZG)',
    limits: [
      {...calls(2, 'BLS_POINT_EVALUATION'), of: 'valid calls'},
      {
        of: 'failing calls',
        perBlock: 4,
        module: 'PRECOMPILE_POINT_EVALUATION_FAILURE_EFFECTIVE_CALLS',
      },
    ],
  },
  {address: '0x0b', name: 'BLS12-381 G1 addition', limits: [calls(16, 'BLS_G1_ADD')]},
  {address: '0x0c', name: 'BLS12-381 G1 multiplication', limits: [calls(8, 'BLS_G1_MSM')]},
  {address: '0x0d', name: 'BLS12-381 G2 addition', limits: [calls(16, 'BLS_G2_ADD')]},
  {address: '0x0e', name: 'BLS12-381 G2 multiplication', limits: [calls(8, 'BLS_G2_MSM')]},
  {
    address: '0x0f',
    name: 'BLS12-381 pairing',
    limits: [
      {of: 'calls', perBlock: 4, module: 'PRECOMPILE_BLS_FINAL_EXPONENTIATIONS'},
      {of: 'pairs', perBlock: 16, module: 'PRECOMPILE_BLS_PAIRING_CHECK_MILLER_LOOPS'},
    ],
  },
  {address: '0x10', name: 'BLS12-381 map to G1', limits: [calls(8, 'BLS_MAP_FP_TO_G1')]},
  {address: '0x11', name: 'BLS12-381 map to G2', limits: [calls(8, 'BLS_MAP_FP2_TO_G2')]},
  {address: '0x100', name: 'P256VERIFY', limits: [calls(256, 'P256_VERIFY')]},
];
