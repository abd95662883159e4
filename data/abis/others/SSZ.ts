import type {ContractFacts} from '../schema';

/** Of Lido, as Linea's source has it: what the check of a proof against a beacon root answers. Its functions are internal. */
export const SSZ = {
  name: 'SSZ',
  kind: 'library',
  summary: 'Checks proofs against a block of the beacon chain.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/libs/vendor/lido/SSZ.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error BranchHasMissingItem()',
      meaning: 'The proof has too few hashes for the place in the tree that it is about.',
    },
    {
      kind: 'error',
      signature: 'error BranchHasExtraItem()',
      meaning: 'The proof has too many hashes for the place in the tree that it is about.',
    },
    {
      kind: 'error',
      signature: 'error InvalidProof()',
      meaning:
        'The hashes of a proof about a validator do not lead to the beacon root: one of the proven values is not the one on the beacon chain.',
    },
    {
      kind: 'error',
      signature: 'error OutOfRange()',
      meaning:
        'The list of pending withdrawals has more than 134,217,728 entries, which no transaction can carry.',
    },
  ],
} as const satisfies ContractFacts;
