import type {ContractFacts} from './schema';

export const L2MessageManager = {
  name: 'L2MessageManager',
  kind: 'abstract contract',
  summary: 'Anchors messages from L1 on L2, and computes the rolling hash over all of them.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/L2MessageManager.sol',
  checked: '2026-11-22',
  page: 'messageservice/l2/l2messagemanager',
  bases: ['AccessControlUpgradeable', 'IL2MessageManager', 'L2MessageManagerV1'],
  members: [
    {
      kind: 'constant',
      signature: 'function L1_L2_MESSAGE_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("L1_L2_MESSAGE_SETTER_ROLE")',
      meaning: 'Anchors messages from L1; an account of the coordinator has it.',
    },
    {
      kind: 'variable',
      signature: 'function lastAnchoredL1MessageNumber() public view returns (uint256)',
      meaning: 'A message from L1 with a higher number cannot be claimed yet.',
      returns: 'The number on L1 of the newest message that is anchored.',
    },
    {
      kind: 'variable',
      signature:
        'function l1RollingHashes(uint256 messageNumber) public view returns (bytes32 rollingHash)',
      meaning:
        'Kept for the last message of each call that anchored some, and zero for those between.',
      params: {messageNumber: 'The number of a message on L1.'},
      returns: {rollingHash: 'The hash over all messages up to that one, or zero.'},
    },
    {
      kind: 'function',
      signature:
        'function anchorL1L2MessageHashes(bytes32[] _messageHashes, uint256 _startingMessageNumber, uint256 _finalMessageNumber, bytes32 _finalRollingHash) external',
      meaning:
        'Hashes that are anchored already are passed over. A list of nothing else, with the number and the rolling hash that L2 has, succeeds without an event. L2 cannot see the rolling hash of L1 and compares with the argument: whether that is true is checked on L1, at finalization.',
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
          when: 'The first number does not follow `lastAnchoredL1MessageNumber`, or the list ends below or above `_finalMessageNumber`.',
        },
        {
          error: 'L1RollingHashSynchronizationWrong',
          when: 'The list makes another hash than `_finalRollingHash`.',
        },
      ],
      emits: ['L1L2MessageHashesAddedToInbox', 'RollingHashUpdated'],
    },
  ],
} as const satisfies ContractFacts;
