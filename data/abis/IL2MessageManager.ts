import type {ContractFacts} from './schema';

export const IL2MessageManager = {
  name: 'IL2MessageManager',
  kind: 'interface',
  summary:
    'Anchors the hashes of messages from L1 on L2: the function, and what it emits and refuses.',
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
        'The last one in the blocks of a finalization becomes part of what is proven on L1, which compares it with its own.',
      params: {
        messageNumber: 'The number on L1 of the newest message that is anchored.',
        rollingHash: 'The hash over all messages from L1 up to that one.',
      },
    },
    {
      kind: 'event',
      signature: 'event ServiceVersionMigrated(uint256 indexed version)',
      meaning: 'Nothing in this revision emits it: it is here for programs that still decode it.',
      params: {version: 'The version from then on.'},
    },
    {
      kind: 'error',
      signature: 'error MessageHashesListLengthIsZero()',
      meaning: 'A call without a single hash has nothing to anchor, and is refused.',
    },
    {
      kind: 'error',
      signature: 'error L1MessageNumberSynchronizationWrong(uint256 expected, uint256 found)',
      meaning:
        'The list does not follow the message that was anchored last, or holds a hash that was anchored before, and so ends at another number.',
      params: {
        expected: 'What the arguments ask for: one below the starting number, or the final number.',
        found: 'What L2 has, or has after the list.',
      },
    },
    {
      kind: 'error',
      signature: 'error L1RollingHashSynchronizationWrong(bytes32 expected, bytes32 found)',
      meaning:
        'The hashes are others than those behind the rolling hash that the caller gave, or in another order.',
      params: {
        expected: 'The rolling hash of L1, as the caller gave it.',
        found: 'The one that the list makes.',
      },
    },
    {
      kind: 'error',
      signature: 'error FinalRollingHashIsZero()',
      meaning: 'The rolling hash with which the result would be compared is missing from the call.',
    },
    {
      kind: 'function',
      signature:
        'function anchorL1L2MessageHashes(bytes32[] _messageHashes, uint256 _startingMessageNumber, uint256 _finalMessageNumber, bytes32 _finalRollingHash) external',
      meaning:
        'Makes messages from L1 claimable on L2, at most 100 in one call and none left out. A pause of `GENERAL` stops it.',
      params: {
        _messageHashes: 'As in `MessageSent` on L1, in the order of their numbers.',
        _startingMessageNumber: 'The number on L1 of the first one.',
        _finalMessageNumber: 'The number on L1 of the last one.',
        _finalRollingHash: 'The rolling hash that L1 has for that number.',
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
          when: 'The first number does not follow the newest that is anchored, or the list ends below or above `_finalMessageNumber`.',
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
