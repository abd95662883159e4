import type {ContractFacts} from './schema';

export const MessageHashing = {
  name: 'MessageHashing',
  kind: 'library',
  summary: 'Computes the hash that identifies a message on both layers.',
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
        'Returns `keccak256(abi.encode(…))` of the six arguments in this order, if the memory after the free memory pointer is empty. The function uses that memory as padding for the calldata and doesn’t move the pointer. A second hash in the same call can be wrong.',
      params: {
        _from: 'Account that called `sendMessage`.',
        _to: 'Recipient on the other layer.',
        _fee: 'Fee for the account that claims, in wei. From L2, it excludes the minimum fee.',
        _valueSent: 'Amount for the recipient, in wei.',
        _messageNumber: 'Number of the message on the sending layer.',
        _calldata: 'Calldata for the call to the recipient.',
      },
      returns: {
        messageHash:
          '`_messageHash` of the event, leaf of the Merkle tree, and key of the status on L2.',
      },
    },
    {
      kind: 'function',
      signature:
        'function _hashMessageWithEmptyCalldata(address _from, address _to, uint256 _fee, uint256 _valueSent, uint256 _messageNumber) internal pure returns (bytes32 messageHash)',
      meaning:
        'Returns the result of `_hashMessage` for empty calldata, without a `bytes` argument. `LineaRollup` uses it for reports of staking yield.',
      params: {
        _from:
          'Sender of the message. In a yield report, this revision uses `LineaRollup`. Mainnet has used `YieldManager` [since September 2026](/release-notes#rollup-v8-0-fix).',
        _to: 'Recipient on the other layer.',
        _fee: 'Fee for the account that claims, in wei.',
        _valueSent: 'Amount for the recipient, in wei.',
        _messageNumber: 'Number of the message on the sending layer.',
      },
      returns: {messageHash: 'Hash of a plain ETH transfer.'},
    },
  ],
} as const satisfies ContractFacts;
