import type {ContractFacts} from './schema';

export const IL1MessageManager = {
  name: 'IL1MessageManager',
  kind: 'interface',
  summary:
    'Defines the events and errors of message records on L1, and a check for claimed messages.',
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
        'Emitted with every message from L1, in the log before its `MessageSent`. The L2 event with this name has two parameters and a different topic.',
      params: {
        messageNumber: 'Number of the message on L1, from 1.',
        rollingHash: 'Hash over all messages from L1 up to this message.',
        messageHash: 'Hash of this message, as in `MessageSent`.',
      },
    },
    {
      kind: 'event',
      signature: 'event L2MerkleRootAdded(bytes32 indexed l2MerkleRoot, uint256 indexed treeDepth)',
      meaning:
        'Emitted when the messages of a tree become claimable. A finalization emits one per tree, and none if its blocks sent nothing to L1.',
      params: {
        l2MerkleRoot: 'Value of `merkleRoot` in a claim.',
        treeDepth: 'Number of hashes in a proof for this root. A tree of depth 5 has 32 leaves.',
      },
    },
    {
      kind: 'event',
      signature: 'event L2MessagingBlockAnchored(uint256 indexed l2Block)',
      meaning:
        'Emitted for each finalized L2 block with messages. Search for the block in which you sent: the same transaction has the roots in `L2MerkleRootAdded`.',
      params: {l2Block: 'The number of a finalized L2 block that sent messages to L1.'},
    },
    {
      kind: 'error',
      signature: 'error MessageAlreadyClaimed(uint256 messageIndex)',
      meaning:
        'The message was already delivered, in ETH or, at the recipient’s request, in stETH. L1 checks the number before the proof, so a wrong number that was claimed also causes this error.',
      params: {messageIndex: 'Number of the message on L2, not its index in the tree.'},
    },
    {
      kind: 'error',
      signature: 'error L2MerkleRootAlreadyAnchored(bytes32 merkleRoot)',
      meaning:
        'A finalization adds a root that is already stored, or adds a root twice. Only the operator gets this error.',
      params: {merkleRoot: 'Root that is already stored.'},
    },
    {
      kind: 'error',
      signature: 'error BytesLengthNotMultipleOfTwo(uint256 bytesLength)',
      meaning:
        'A finalization lists blocks with messages as offsets of two bytes, and the last offset is incomplete. Only the operator gets this error.',
      params: {bytesLength: 'Length of all offsets, in bytes.'},
    },
    {
      kind: 'function',
      signature:
        'function isMessageClaimed(uint256 _messageNumber) external view returns (bool isClaimed)',
      meaning:
        'Returns whether a claim with a proof delivered the message. It’s `false` for a number that wasn’t sent yet, and always `false` for the oldest messages, which `claimMessage` delivers.',
      sample: '/api/linea-smart-contracts/linearollup#claim',
      params: {_messageNumber: 'Number of the message on L2: `_nonce` of its `MessageSent`.'},
      returns: {isClaimed: '`true` if another claim of this number with a proof reverts.'},
    },
  ],
} as const satisfies ContractFacts;
