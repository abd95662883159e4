import type {ContractFacts} from './schema';

export const IL1MessageService = {
  name: 'IL1MessageService',
  kind: 'interface',
  summary:
    'Claims a message from L2 on L1 with a Merkle proof: the function, its struct and its errors.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/interfaces/IL1MessageService.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/il1messageservice',
  bases: [],
  members: [
    {
      kind: 'struct',
      signature:
        'struct ClaimMessageWithProofParams {bytes32[] proof; uint256 messageNumber; uint32 leafIndex; address from; address to; uint256 fee; uint256 value; address feeRecipient; bytes32 merkleRoot; bytes data;}',
      meaning:
        'Describes a claim. Six fields are the message, from `MessageSent` on L2. Three fields locate it in a tree. You choose `feeRecipient`.',
      params: {
        proof:
          'Sibling hashes on the path from the message to the root, lowest first. One per level of the tree.',
        messageNumber: 'Number of the message on L2: `_nonce` of the event.',
        leafIndex: 'Index of the message in its tree, from 0. At most 31 in a tree of depth 5.',
        from: 'Sender on L2.',
        to: 'Recipient on L1.',
        fee: '`_fee` of the event, in wei. It excludes the minimum fee that you paid on L2.',
        value: 'Amount for the recipient, in wei.',
        feeRecipient: 'Account that gets the fee. Zero means the caller.',
        merkleRoot: 'Root of the tree, as in `L2MerkleRootAdded`.',
        data: 'Calldata for the call to the recipient: `_calldata` of the event.',
      },
    },
    {
      kind: 'error',
      signature: 'error L2MerkleRootDoesNotExist()',
      meaning:
        'No finalization added this root. Either the L2 block of the message isn’t final on L1 yet, or your tree contains wrong messages or a wrong order.',
    },
    {
      kind: 'error',
      signature: 'error InvalidMerkleProof()',
      meaning:
        'The root is known, but the message doesn’t lead to it. One wrong field makes another leaf, so compare all six fields with `MessageSent` before you check `proof` and `leafIndex`.',
    },
    {
      kind: 'error',
      signature: 'error ProofLengthDifferentThanMerkleDepth(uint256 actual, uint256 expected)',
      meaning:
        'The proof has the wrong length. The names of the two numbers are swapped: `actual` is what L1 requires, and `expected` is what you sent.',
      params: {
        actual: 'Depth of the tree under this root: the length that `proof` must have.',
        expected: 'Number of hashes in your `proof`.',
      },
    },
    {
      kind: 'function',
      signature: 'function claimMessageWithProof(ClaimMessageWithProofParams _params) external',
      meaning:
        'Calls the recipient with the value and data of the message, then pays the fee to `feeRecipient`. A revert leaves the message unclaimed.',
      sample: '/api/linea-smart-contracts/linearollup#claim',
      params: {
        _params: 'The message, its place in a tree whose root L1 has, and the fee recipient.',
      },
      callers: ['anyone'],
      reverts: [
        {error: 'L2MerkleRootDoesNotExist', when: 'L1 doesn’t have `merkleRoot`.'},
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: 'The length of `proof` differs from the depth of the tree.',
        },
        {
          error: 'InvalidMerkleProof',
          when: 'Message, `leafIndex` and `proof` lead to another root.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
