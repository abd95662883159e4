import type {ContractFacts} from './schema';

export const IZkEvmV2 = {
  name: 'IZkEvmV2',
  kind: 'interface',
  summary: 'The errors with which `LineaRollup` refuses a proof.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/interfaces/IZkEvmV2.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/izkevmv2',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error StartingRootHashDoesNotMatch()',
      meaning:
        'The finalization does not start from the state root of the last finalized block: another one was faster, or it was made for another chain of blocks. Compare with `LineaRollup.stateRootHashes` at `LineaRollup.currentL2BlockNumber`.',
    },
    {
      kind: 'error',
      signature: 'error ProofIsEmpty()',
      meaning:
        'The proof has no bytes. Past pauses and role, this is found first of all that can be wrong with a finalization.',
    },
    {
      kind: 'error',
      signature: 'error InvalidProofType()',
      meaning:
        'No verifier is registered for the number of the proof type, or it was taken away. `LineaRollup.verifiers` gives zero for it.',
    },
    {
      kind: 'error',
      signature: 'error InvalidProof()',
      meaning:
        'The verifier did its whole work and answered `false`: the proof does not fit to these blocks, or not to the public input that the contract computes itself.',
    },
    {
      kind: 'error',
      signature: 'error InvalidProofOrProofVerificationRanOutOfGas(string errorReason)',
      meaning:
        'The verifier reverted instead of answering. The contract writes the selector of this error over that of the verifier, so the argument can be read only if the verifier reverted with a text.',
      params: {
        errorReason:
          'The text of the verifier, such as `wrong proof size`, or `Unknown` when it reverted without data, as when gas runs out.',
      },
    },
  ],
} as const satisfies ContractFacts;
