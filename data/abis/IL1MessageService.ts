import type {ContractFacts} from './schema';

export const IL1MessageService = {
  name: 'IL1MessageService',
  kind: 'interface',
  summary:
    'Delivers a message from L2 on L1 against a Merkle proof: the call, its data and errors.',
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
        'Six fields are the message and come from `MessageSent` on L2. Three tell where it stands in a tree, and `feeRecipient` is free.',
      params: {
        proof:
          'The hashes beside the way from the message up to the root, the lowest one first; as many as the tree is deep.',
        messageNumber: 'The number of the message on L2: `_nonce` of the event.',
        leafIndex: 'The place of the message in its tree, from 0: in a tree of depth 5 at most 31.',
        from: 'Who sent the message on L2.',
        to: 'The recipient on L1.',
        fee: '`_fee` of the event, in wei: what the minimum fee has left of the argument on L2.',
        value: 'What the recipient gets, in wei.',
        feeRecipient:
          'Who gets the fee; zero is the caller. No part of the message: each claimer names another.',
        merkleRoot: 'The root of the tree, as in `L2MerkleRootAdded`.',
        data: 'With what the recipient is called: `_calldata` of the event.',
      },
    },
    {
      kind: 'error',
      signature: 'error L2MerkleRootDoesNotExist()',
      meaning:
        'No finalization has brought this root. Either the L2 block of the message is not final on L1 yet, or the tree was built from other messages, or in another order, than those of the network.',
    },
    {
      kind: 'error',
      signature: 'error InvalidMerkleProof()',
      meaning:
        'The root is known, and the message does not lead to it. A single wrong field makes another leaf, so compare all six with `MessageSent` before you doubt `proof` and `leafIndex`.',
    },
    {
      kind: 'error',
      signature: 'error ProofLengthDifferentThanMerkleDepth(uint256 actual, uint256 expected)',
      meaning:
        'The names of the two numbers are swapped: the first is what L1 wants, the second is what it got.',
      params: {
        actual: 'The depth of the tree under this root: the length that `proof` must have.',
        expected: 'The number of hashes in the `proof` that was sent.',
      },
    },
    {
      kind: 'function',
      signature: 'function claimMessageWithProof(ClaimMessageWithProofParams _params) external',
      meaning:
        'Calls the recipient with value and data of the message, then pays its fee to whom the claimer names. A revert leaves the message as it was.',
      sample: '/api/linea-smart-contracts/linearollup#claim',
      params: {
        _params: 'The message, its place in a tree whose root L1 knows, and who gets the fee.',
      },
      callers: ['anyone'],
      reverts: [
        {error: 'L2MerkleRootDoesNotExist', when: 'L1 does not know `merkleRoot`.'},
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: '`proof` is shorter or longer than the tree is deep.',
        },
        {
          error: 'InvalidMerkleProof',
          when: 'Message, `leafIndex` and `proof` lead to another root.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
