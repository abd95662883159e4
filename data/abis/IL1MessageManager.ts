import type {ContractFacts} from './schema';

export const IL1MessageManager = {
  name: 'IL1MessageManager',
  kind: 'interface',
  summary:
    'What L1 logs and refuses when it books messages of both directions, and the question whether one was claimed.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/interfaces/IL1MessageManager.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/il1messagemanager',
  bases: [],
  members: [
    {
      kind: 'event',
      signature:
        'event RollingHashUpdated(uint256 indexed messageNumber, bytes32 indexed rollingHash, bytes32 indexed messageHash)',
      meaning:
        'Comes with every message from L1, in the log before its `MessageSent`. The event of the same name on L2 has two parameters and another topic.',
      params: {
        messageNumber: 'The number of the message on L1, counted from 1.',
        rollingHash: 'The hash over all messages from L1 up to this one.',
        messageHash: 'The hash of this message, as in `MessageSent`.',
      },
    },
    {
      kind: 'event',
      signature: 'event L2MerkleRootAdded(bytes32 indexed l2MerkleRoot, uint256 indexed treeDepth)',
      meaning:
        'From here on, the messages of this tree can be claimed. A finalization has one such log for each tree, none when its blocks sent nothing to L1.',
      params: {
        l2MerkleRoot: 'What a claim names as `merkleRoot`.',
        treeDepth:
          'The number of hashes that a proof for this root has: a tree of depth 5 holds 32 messages.',
      },
    },
    {
      kind: 'event',
      signature: 'event L2MessagingBlockAnchored(uint256 indexed l2Block)',
      meaning:
        'Leads from a block of L2 to the roots of its messages: they are in `L2MerkleRootAdded` of the same transaction. Search for it by the block in which you sent.',
      params: {l2Block: 'The number of a finalized L2 block that sent messages to L1.'},
    },
    {
      kind: 'error',
      signature: 'error MessageAlreadyClaimed(uint256 messageIndex)',
      meaning:
        'You or somebody else delivered the message, in ETH or, at the wish of the recipient, in stETH. L1 looks at the number before it looks at the proof, so the number of another message that was claimed ends here as well.',
      params: {messageIndex: 'The number of the message on L2, and not its place in the tree.'},
    },
    {
      kind: 'error',
      signature: 'error L2MerkleRootAlreadyAnchored(bytes32 merkleRoot)',
      meaning:
        'A finalization brings a root that is known, or brings one twice. Only the operator meets it.',
      params: {merkleRoot: 'The root that is stored already.'},
    },
    {
      kind: 'error',
      signature: 'error BytesLengthNotMultipleOfTwo(uint256 bytesLength)',
      meaning:
        'The blocks with messages are given to a finalization as offsets of two bytes each, and the last one is cut off. Only the operator meets it.',
      params: {bytesLength: 'The length of all offsets, in bytes.'},
    },
    {
      kind: 'function',
      signature:
        'function isMessageClaimed(uint256 _messageNumber) external view returns (bool isClaimed)',
      meaning:
        'Knows claims with a proof only. It is `false` for a number that nobody sent yet, and stays `false` for the oldest messages, which `claimMessage` delivers.',
      sample: '/api/linea-smart-contracts/linearollup#claim',
      params: {_messageNumber: 'The number of the message on L2: `_nonce` of its `MessageSent`.'},
      returns: {isClaimed: 'Whether another claim of this number with a proof reverts.'},
    },
  ],
} as const satisfies ContractFacts;
