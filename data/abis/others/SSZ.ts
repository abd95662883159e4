import type {ContractFacts} from '../schema';

/** From Lido, as in Linea's source: errors of a proof's check against a beacon root. Its functions are internal. */
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
      meaning: 'The proof has too few hashes for its position in the tree.',
    },
    {
      kind: 'error',
      signature: 'error BranchHasExtraItem()',
      meaning: 'The proof has too many hashes for its position in the tree.',
    },
    {
      kind: 'error',
      signature: 'error InvalidProof()',
      meaning:
        'The hashes of a validator proof don’t lead to the beacon root. At least one proven value differs from the beacon chain.',
    },
    {
      kind: 'error',
      signature: 'error OutOfRange()',
      meaning:
        'The list of pending withdrawals has more than 134,217,728 entries, which no transaction can contain.',
    },
  ],
} as const satisfies ContractFacts;
