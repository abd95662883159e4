import type {ContractFacts} from '../schema';

/** From Linea: errors of the contract that checks validator proofs. They pass through an adapter and the manager. */
export const IValidatorContainerProofVerifier = {
  name: 'IValidatorContainerProofVerifier',
  kind: 'interface',
  summary: 'Errors of proofs about a validator of the beacon chain.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/yield/interfaces/IValidatorContainerProofVerifier.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error InvalidSlot()',
      meaning: 'Slot and proposer don’t belong to the block in the proof.',
    },
    {
      kind: 'error',
      signature: 'error RootNotFound()',
      meaning:
        'Ethereum no longer keeps the beacon root for that time, or had no block then. Prove a newer block.',
    },
    {
      kind: 'error',
      signature: 'error ValidatorNotActiveForLongEnough()',
      meaning: 'The slot is fewer than 256 epochs after the validator’s activation.',
    },
  ],
} as const satisfies ContractFacts;
