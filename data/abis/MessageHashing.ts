import type {ContractFacts} from './schema';

export const MessageHashing = {
  name: 'MessageHashing',
  kind: 'library',
  summary: 'Computes the hash by which both layers know a message.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/libraries/MessageHashing.sol',
  checked: '2026-11-22',
  page: 'messageservice/lib/messagehashing',
  bases: [],
  members: [
    {
      kind: 'function',
      signature:
        'function _hashMessage(address _from, address _to, uint256 _fee, uint256 _valueSent, uint256 _messageNumber, bytes _calldata) internal pure returns (bytes32 messageHash)',
      meaning:
        'The same as `keccak256(abi.encode(…))` over the six arguments in this order, as long as the memory behind the free pointer is empty: the padding of the calldata is taken as it is there, and the pointer does not move. A second hash in one call can go wrong.',
      params: {
        _from: 'Who called `sendMessage`.',
        _to: 'The recipient on the other layer.',
        _fee: 'What waits for whoever delivers the message, in wei. From L2, that is without the minimum fee.',
        _valueSent: 'What the recipient gets, in wei.',
        _messageNumber: 'The number that the sending layer gave the message.',
        _calldata: 'With what the recipient is called.',
      },
      returns: {
        messageHash:
          '`_messageHash` of the event, the leaf of the Merkle tree, and the key of the status on L2.',
      },
    },
    {
      kind: 'function',
      signature:
        'function _hashMessageWithEmptyCalldata(address _from, address _to, uint256 _fee, uint256 _valueSent, uint256 _messageNumber) internal pure returns (bytes32 messageHash)',
      meaning:
        'Gives what `_hashMessage` gives for empty calldata, without the need of a `bytes` in calldata. `LineaRollup` uses it for its reports of staking yield.',
      params: {
        _from:
          'Who counts as the sender of the message. In a report of yield that is `LineaRollup` in this revision, and `YieldManager` in what Mainnet runs [since September 2026](/release-notes#rollup-v8-0-fix).',
        _to: 'The recipient on the other layer.',
        _fee: 'What waits for whoever delivers the message, in wei.',
        _valueSent: 'What the recipient gets, in wei.',
        _messageNumber: 'The number that the sending layer gave the message.',
      },
      returns: {messageHash: 'The hash of a plain transfer of ETH.'},
    },
  ],
} as const satisfies ContractFacts;
