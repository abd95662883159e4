import type {ContractFacts} from './schema';

export const IZkEvmV2 = {
  name: 'IZkEvmV2',
  kind: 'interface',
  summary: 'Declares the errors that `LineaRollup` throws when it rejects a proof.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/interfaces/IZkEvmV2.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/izkevmv2',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error StartingRootHashDoesNotMatch()',
      meaning:
        'The finalization doesn’t start from the state root of the last finalized block. Another finalization came first, or this one builds on different blocks. Compare with `LineaRollup.stateRootHashes` at `LineaRollup.currentL2BlockNumber`.',
    },
    {
      kind: 'error',
      signature: 'error ProofIsEmpty()',
      meaning:
        'The proof is empty. The contract checks this first, right after the pauses and the role.',
    },
    {
      kind: 'error',
      signature: 'error InvalidProofType()',
      meaning:
        'No verifier is registered for the proof type, or it was removed. `LineaRollup.verifiers` returns zero for it.',
    },
    {
      kind: 'error',
      signature: 'error InvalidProof()',
      meaning:
        'The verifier completed and returned `false`. The proof doesn’t match these blocks, or the public input that the contract computes.',
    },
    {
      kind: 'error',
      signature: 'error InvalidProofOrProofVerificationRanOutOfGas(string errorReason)',
      meaning:
        'The verifier reverted. The contract replaces the selector of the verifier’s error with this one. You can read the argument only if the verifier reverted with a text.',
      params: {
        errorReason:
          'The verifier’s text, such as `wrong proof size`; `Unknown` if there was none.',
      },
    },
  ],
} as const satisfies ContractFacts;
