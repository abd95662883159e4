import type {ContractFacts} from './schema';

export const L1MessageManager = {
  name: 'L1MessageManager',
  kind: 'abstract contract',
  summary:
    'Books messages on L1: the rolling hash of those to L2, the Merkle roots and claims of those from there.',
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
        'A finalization fails unless L2 has come to the same hash for the message that it anchored last.',
      params: {messageNumber: 'The number of a message on L1.'},
      returns: {
        rollingHash:
          'The hash over all messages from L1 up to that one; zero for a number that was not sent, and for messages from before there was a rolling hash.',
      },
    },
    {
      kind: 'variable',
      signature: 'BitMaps.BitMap internal _messageClaimedBitMap',
      meaning:
        'One bit for each message from L2, 256 of them in a slot, so neighbors are cheaper to claim. `isMessageClaimed` reads it.',
    },
    {
      kind: 'variable',
      signature:
        'function l2MerkleRootsDepths(bytes32 merkleRoot) public view returns (uint256 treeDepth)',
      meaning:
        'The last look before a claim: with 0, `claimMessageWithProof` reverts whatever the proof. Roots are never removed, so a message can be claimed at any later time.',
      params: {merkleRoot: 'The root that your proof leads to.'},
      returns: {
        treeDepth:
          'The number of hashes that the proof must have; 0 for a root that L1 does not know.',
      },
    },
    {
      kind: 'function',
      signature: 'function _addRollingHash(uint256 _messageNumber, bytes32 _messageHash) internal',
      meaning:
        'Hashes the rolling hash of the number before together with this message. Who calls it must not leave out a number: the next one would start from zero.',
      params: {
        _messageNumber: 'The number of the message on L1, 1 or more: it is not checked.',
        _messageHash: 'The hash of the message.',
      },
      emits: ['RollingHashUpdated'],
    },
    {
      kind: 'function',
      signature: 'function _setL2L1MessageToClaimed(uint256 _messageNumber) internal',
      meaning:
        'Marks the number before the recipient is called, so that a call back finds the message claimed. A revert further on takes the mark back.',
      params: {
        _messageNumber:
          'The number of the message on L2. Whether such a message exists is left to the proof.',
      },
      reverts: [{error: 'MessageAlreadyClaimed', when: 'The number has its mark.'}],
    },
    {
      kind: 'function',
      signature: 'function _addL2MerkleRoots(bytes32[] _newRoots, uint256 _treeDepth) internal',
      meaning:
        'Runs in each finalization, and makes the messages below these roots claimable. Roots and depth are part of what the proof of the blocks vouches for.',
      params: {
        _newRoots: 'The roots of all trees of the finalization.',
        _treeDepth:
          'The depth of each of them. 0 is not refused here, and would leave the roots unknown.',
      },
      reverts: [
        {
          error: 'L2MerkleRootAlreadyAnchored',
          when: 'A root is known from before, or stands in the list twice.',
        },
      ],
      emits: ['L2MerkleRootAdded'],
    },
    {
      kind: 'function',
      signature:
        'function _anchorL2MessagingBlocks(bytes _l2MessagingBlocksOffsets, uint256 _currentL2BlockNumber) internal',
      meaning:
        'Writes logs and no storage. No proof vouches for the offsets: a claim rests on the roots alone, and works without these logs.',
      params: {
        _l2MessagingBlocksOffsets:
          'Two bytes for each block with messages: how many blocks it comes after the one that was finalized last, at most 65,535.',
        _currentL2BlockNumber: 'The L2 block that was finalized last before this finalization.',
      },
      reverts: [{error: 'BytesLengthNotMultipleOfTwo', when: 'The number of bytes is odd.'}],
      emits: ['L2MessagingBlockAnchored'],
    },
    {
      kind: 'function',
      signature:
        'function isMessageClaimed(uint256 _messageNumber) external view returns (bool isClaimed)',
      meaning:
        'Ask before a claim: one that comes too late costs its gas. `claimMessageWithProofAndWithdrawLST`, which pays in stETH, sets it as well; `claimMessage`, for the oldest messages, does not.',
      sample: '/api/linea-smart-contracts/linearollup#claim',
    },
  ],
} as const satisfies ContractFacts;
