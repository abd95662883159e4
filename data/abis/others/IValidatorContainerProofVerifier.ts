import type {ContractFacts} from '../schema';

/** Linea's own: what the contract that checks proofs about validators answers, through an adapter and the manager. */
export const IValidatorContainerProofVerifier = {
  name: 'IValidatorContainerProofVerifier',
  kind: 'interface',
  summary: 'What a proof about a validator of the beacon chain can fail with.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/yield/interfaces/IValidatorContainerProofVerifier.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error InvalidSlot()',
      meaning: 'Slot and proposer do not belong to the block that the proof is about.',
    },
    {
      kind: 'error',
      signature: 'error RootNotFound()',
      meaning:
        'Ethereum no longer keeps the beacon root for that time, or never had a block then: prove a newer block.',
    },
    {
      kind: 'error',
      signature: 'error ValidatorNotActiveForLongEnough()',
      meaning: 'Fewer than 256 epochs lie between the activation of the validator and the slot.',
    },
  ],
} as const satisfies ContractFacts;
