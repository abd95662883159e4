import type {ContractFacts} from './schema';

export const L1MessageManager = {
  name: 'L1MessageManager',
  kind: 'abstract contract',
  summary:
    'Records messages on L1: the rolling hash of messages to L2, and the Merkle roots and claims of messages from L2.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageManager.sol',
  checked: '2026-11-22',
  page: 'messageservice/l1/l1messagemanager',
  bases: ['L1MessageManagerV1', 'IL1MessageManager'],
  members: [
    {
      kind: 'variable',
      signature:
        'function rollingHashes(uint256 messageNumber) public view returns (bytes32 rollingHash)',
      meaning:
        'Returns the rolling hash after a message. A finalization fails unless L2 computed the same hash for its last anchored message.',
      params: {messageNumber: 'Number of the message on L1.'},
      returns: {
        rollingHash:
          'Hash over all messages from L1 up to this number. Zero if the number wasn’t sent, or if the message predates rolling hashes.',
      },
    },
    {
      kind: 'variable',
      signature: 'BitMaps.BitMap internal _messageClaimedBitMap',
      meaning:
        'Stores one bit per message from L2. A slot has 256 bits, so claims of neighboring numbers cost less gas. `isMessageClaimed` reads it.',
    },
    {
      kind: 'variable',
      signature:
        'function l2MerkleRootsDepths(bytes32 merkleRoot) public view returns (uint256 treeDepth)',
      meaning:
        'Returns the depth of the tree under a root. With 0, `claimMessageWithProof` reverts with any proof. Roots are never removed, so you can claim at any later time.',
      params: {merkleRoot: 'The root that your proof leads to.'},
      returns: {
        treeDepth: 'Number of hashes that the proof must have. 0 if L1 doesn’t have the root.',
      },
    },
    {
      kind: 'function',
      signature: 'function _addRollingHash(uint256 _messageNumber, bytes32 _messageHash) internal',
      meaning:
        'Hashes the previous rolling hash together with this message. The caller must not skip a number, because the next hash would start from zero.',
      params: {
        _messageNumber: 'Number of the message on L1, at least 1. The function doesn’t check it.',
        _messageHash: 'Hash of the message.',
      },
      emits: ['RollingHashUpdated'],
    },
    {
      kind: 'function',
      signature: 'function _setL2L1MessageToClaimed(uint256 _messageNumber) internal',
      meaning:
        'Marks the number as claimed before the contract calls the recipient, so a callback finds the message claimed. A later revert removes the mark.',
      params: {
        _messageNumber:
          'Number of the message on L2. Only the proof shows that the message exists.',
      },
      reverts: [{error: 'MessageAlreadyClaimed', when: 'The number is already marked.'}],
    },
    {
      kind: 'function',
      signature: 'function _addL2MerkleRoots(bytes32[] _newRoots, uint256 _treeDepth) internal',
      meaning:
        'Makes the messages under these roots claimable. Each finalization runs it, and the proof of the blocks covers the roots and the depth.',
      params: {
        _newRoots: 'Roots of all trees in the finalization.',
        _treeDepth: 'Depth of each tree. The function accepts 0, which leaves the roots unknown.',
      },
      reverts: [
        {
          error: 'L2MerkleRootAlreadyAnchored',
          when: 'A root is already stored, or is twice in the list.',
        },
      ],
      emits: ['L2MerkleRootAdded'],
    },
    {
      kind: 'function',
      signature:
        'function _anchorL2MessagingBlocks(bytes _l2MessagingBlocksOffsets, uint256 _currentL2BlockNumber) internal',
      meaning:
        'Emits logs and stores nothing. No proof covers the offsets, but a claim needs only the roots and works without these logs.',
      params: {
        _l2MessagingBlocksOffsets:
          'Two bytes per block with messages: its distance from the previously finalized block, at most 65,535.',
        _currentL2BlockNumber: 'Last L2 block that was final before this finalization.',
      },
      reverts: [{error: 'BytesLengthNotMultipleOfTwo', when: 'The number of bytes is odd.'}],
      emits: ['L2MessagingBlockAnchored'],
    },
    {
      kind: 'function',
      signature:
        'function isMessageClaimed(uint256 _messageNumber) external view returns (bool isClaimed)',
      meaning:
        'Returns `true` if a claim with a proof delivered the message. Check it before you claim, because a claim that reverts costs gas. `claimMessageWithProofAndWithdrawLST` (stETH) also sets it. `claimMessage` (oldest messages) doesn’t.',
      sample: '/api/linea-smart-contracts/linearollup#claim',
    },
  ],
} as const satisfies ContractFacts;
