import type {ContractFacts} from './schema';

export const IL2MessageManager = {
  name: 'IL2MessageManager',
  kind: 'interface',
  summary: 'Anchors the hashes of messages from L1 on L2: the function, its events and its errors.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/interfaces/IL2MessageManager.sol',
  checked: '2026-11-22',
  page: 'interfaces/l2/il2messagemanager',
  bases: [],
  uses: ['IL2MessageManagerV1'],
  members: [
    {
      kind: 'event',
      signature:
        'event RollingHashUpdated(uint256 indexed messageNumber, bytes32 indexed rollingHash)',
      meaning:
        'Emitted when messages are anchored. The last one in the blocks of a finalization becomes part of the proof, and L1 compares it with its own rolling hash.',
      params: {
        messageNumber: 'Number on L1 of the newest anchored message.',
        rollingHash: 'Hash over all messages from L1 up to that number.',
      },
    },
    {
      kind: 'event',
      signature: 'event ServiceVersionMigrated(uint256 indexed version)',
      meaning: 'Not emitted in this revision. It remains for programs that still decode it.',
      params: {version: 'The new version.'},
    },
    {
      kind: 'error',
      signature: 'error MessageHashesListLengthIsZero()',
      meaning: 'The list of hashes is empty.',
    },
    {
      kind: 'error',
      signature: 'error L1MessageNumberSynchronizationWrong(uint256 expected, uint256 found)',
      meaning:
        'The list doesn’t follow the last anchored message, or it contains an anchored hash and so ends at another number.',
      params: {
        expected: 'Number from the arguments: one below the starting number, or the final number.',
        found: 'Number on L2, before or after the list.',
      },
    },
    {
      kind: 'error',
      signature: 'error L1RollingHashSynchronizationWrong(bytes32 expected, bytes32 found)',
      meaning: 'The hashes, or their order, differ from those behind the caller’s rolling hash.',
      params: {
        expected: 'Rolling hash on L1, from the caller.',
        found: 'Rolling hash that the list leads to.',
      },
    },
    {
      kind: 'error',
      signature: 'error FinalRollingHashIsZero()',
      meaning: 'The rolling hash in the call is zero, so L2 has nothing to compare with.',
    },
    {
      kind: 'function',
      signature:
        'function anchorL1L2MessageHashes(bytes32[] _messageHashes, uint256 _startingMessageNumber, uint256 _finalMessageNumber, bytes32 _finalRollingHash) external',
      meaning:
        'Makes messages from L1 claimable on L2, at most 100 per call and without gaps. A pause of `GENERAL` stops it.',
      params: {
        _messageHashes: 'Hashes from `MessageSent` on L1, in the order of their numbers.',
        _startingMessageNumber: 'Number on L1 of the first message.',
        _finalMessageNumber: 'Number on L1 of the last message.',
        _finalRollingHash: 'Rolling hash on L1 for the last number.',
      },
      callers: [{only: 'accounts with `L2MessageManager.L1_L2_MESSAGE_SETTER_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
        {error: 'MessageHashesListLengthIsZero', when: 'The list is empty.'},
        {
          error: 'MessageHashesListLengthHigherThanOneHundred',
          when: 'The list has more than 100 hashes.',
        },
        {error: 'FinalRollingHashIsZero', when: '`_finalRollingHash` is zero.'},
        {message: 'Panic(0x11)', when: '`_startingMessageNumber` is 0.'},
        {
          error: 'L1MessageNumberSynchronizationWrong',
          when: 'The first number doesn’t follow the newest anchored number, or the list ends below or above `_finalMessageNumber`.',
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
