import type {ContractFacts} from './schema';

export const L2MessageManager = {
  name: 'L2MessageManager',
  kind: 'abstract contract',
  summary: 'Anchors messages from L1 on L2, and computes their rolling hash.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/L2MessageManager.sol',
  checked: '2026-11-22',
  page: 'messageservice/l2/l2messagemanager',
  bases: ['AccessControlUpgradeable', 'IL2MessageManager', 'L2MessageManagerV1'],
  members: [
    {
      kind: 'constant',
      signature: 'function L1_L2_MESSAGE_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("L1_L2_MESSAGE_SETTER_ROLE")',
      meaning: 'May anchor messages from L1. An account of the coordinator has this role.',
    },
    {
      kind: 'variable',
      signature: 'function lastAnchoredL1MessageNumber() public view returns (uint256)',
      meaning:
        'Returns the number of the newest anchored message. You can’t claim messages from L1 with a higher number yet.',
      returns: 'Number on L1 of the newest anchored message.',
    },
    {
      kind: 'variable',
      signature:
        'function l1RollingHashes(uint256 messageNumber) public view returns (bytes32 rollingHash)',
      meaning:
        'Returns the rolling hash after the last message of each anchoring call, and zero for the messages between.',
      params: {messageNumber: 'Number of the message on L1.'},
      returns: {rollingHash: 'Hash over all messages up to this number, or zero.'},
    },
    {
      kind: 'function',
      signature:
        'function anchorL1L2MessageHashes(bytes32[] _messageHashes, uint256 _startingMessageNumber, uint256 _finalMessageNumber, bytes32 _finalRollingHash) external',
      meaning:
        'Makes messages from L1 claimable, and skips hashes that are already anchored. If it skips all of them, and the number and rolling hash match those on L2, it succeeds without an event. L2 can’t read the rolling hash on L1, so L1 checks your `_finalRollingHash` at finalization.',
      callers: [{role: 'L1_L2_MESSAGE_SETTER_ROLE'}],
      pausedBy: ['GENERAL'],
      reverts: [
        {error: 'MessageHashesListLengthIsZero', when: 'The list is empty.'},
        {
          error: 'MessageHashesListLengthHigherThanOneHundred',
          when: 'The list has more than 100 hashes.',
        },
        {error: 'FinalRollingHashIsZero', when: '`_finalRollingHash` is zero.'},
        {message: 'Panic(0x11)', when: '`_startingMessageNumber` is 0.'},
        {
          error: 'L1MessageNumberSynchronizationWrong',
          when: 'The first number doesn’t follow `lastAnchoredL1MessageNumber`, or the list ends below or above `_finalMessageNumber`.',
        },
        {
          error: 'L1RollingHashSynchronizationWrong',
          when: 'The list leads to a hash that differs from `_finalRollingHash`.',
        },
      ],
      emits: ['L1L2MessageHashesAddedToInbox', 'RollingHashUpdated'],
    },
  ],
} as const satisfies ContractFacts;
