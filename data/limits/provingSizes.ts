import type {LimitGroup} from './schema';

/** Sizes of the proof system as the source fixes them. */
export const provingSizes = {
  caption: 'Sizes in the proof system, from the prover source of June 2026',
  columns: ['Item', 'Size', 'Effect'],
  limits: [
    {
      what: 'Modulus of KoalaBear',
      key: '2^31 − 2^24 + 1',
      cells: [2_130_706_433, 'Each trace cell is a smaller number'],
    },
    {
      what: 'Degree of the extension for challenges',
      key: 'ExtensionDegree',
      cells: [4, 'Random points come from about 2^124 values'],
    },
    {
      what: 'Digest of Poseidon2 over KoalaBear',
      key: 'Octuplet',
      cells: ['8 elements', 'Roots of state and commitments, 32 bytes'],
    },
    {
      what: 'Limb of the ring-SIS hash',
      key: 'LogTwoBound',
      cells: ['16 bits', 'Two limbs per element'],
    },
    {
      what: 'Degree of the ring-SIS ring',
      key: 'LogTwoDegree = 9',
      cells: [512, 'Segments and merges of the limitless prover'],
    },
    {
      what: 'Minimum matrix rows for ring-SIS',
      key: 'WithOptionalSISHashingThreshold',
      cells: [512, 'Poseidon2 alone hashes smaller columns'],
    },
    {
      what: 'Rows of the circuit that verifies a segment',
      key: 'FixedNbRowPlonkCircuit',
      cells: [33_554_432, 'Equal for all segments, so merges are uniform'],
    },
    {
      what: 'Execution data in one execution proof',
      key: 'ExecDataBytes',
      cells: ['131,072 bytes', 'Limits a batch even without line limits'],
    },
    {
      what: 'Payload proofs in one aggregation',
      key: 'num_proofs',
      cells: ['10, 20, 50, 100, 200 or 400', 'One circuit per size'],
    },
    {
      what: 'Domain of the last circuit',
      key: 'VK_DOMAIN_SIZE',
      cells: [16_777_216, 'Verifier contract in the source, on BN254'],
    },
    {
      what: 'Proof on L1',
      key: '_proof',
      cells: ['864 bytes', '27 words in calldata'],
    },
    {
      what: 'Public inputs on L1',
      key: 'VK_NB_PUBLIC_INPUTS',
      cells: [1, 'A hash of 18 words'],
    },
  ],
  sources: [
    'Consensys/linea-monorepo@cb180134:prover/maths/field/element.go',
    'Consensys/linea-monorepo@cb180134:prover/maths/field/fext/element.go',
    'Consensys/linea-monorepo@cb180134:prover/crypto/ringsis/ringsis.go',
    'Consensys/linea-monorepo@cb180134:prover/protocol/distributed/segment_compilation.go',
    'Consensys/linea-monorepo@cb180134:prover/zkevm/limitless.go',
    'Consensys/linea-monorepo@cb180134:prover/circuits/execution/circuit.go',
    'LFDT-Lineth/lineth-monorepo@172f9faa:prover/config/config-mainnet-limitless.toml',
    'Consensys/linea-monorepo@cb180134:contracts/src/verifiers/PlonkVerifierFull.sol',
  ],
  checked: '2026-11-22',
} as const satisfies LimitGroup;
