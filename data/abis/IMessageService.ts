import type {ContractFacts} from './schema';

export const IMessageService = {
  name: 'IMessageService',
  kind: 'interface',
  summary:
    'Sends messages to the other layer: what both halves of the message service have in common.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/interfaces/IMessageService.sol',
  checked: '2026-11-22',
  page: 'interfaces/imessageservice',
  bases: [],
  members: [
    {
      kind: 'event',
      signature:
        'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
      meaning:
        'Holds the whole message, which no contract stores: keep it, or find it again by `_messageHash`. A claim on L2 needs nothing else, one on L1 a Merkle proof besides.',
      params: {
        _from: 'Who called `sendMessage`; the recipient reads it from `sender()`.',
        _to: 'The account or contract on the other layer.',
        _fee: 'What is left for whoever delivers the message, in wei. On L2, the minimum fee has been taken off.',
        _value: 'What the recipient gets, in wei.',
        _nonce: 'The number of the message, counted by each layer for itself.',
        _calldata: 'With what the recipient is called; empty for a plain transfer.',
        _messageHash:
          'The `keccak256` of all the others, ABI-encoded in this order; of [a report of yield](/api/linea-smart-contracts/messageservice/lib/messagehashing#wrong) only since September 2026. L2 keeps the status of a message from L1 under it.',
      },
    },
    {
      kind: 'event',
      signature: 'event MessageClaimed(bytes32 indexed _messageHash)',
      meaning:
        'The message was delivered on this layer, and cannot be claimed again. On L1, the log is the same when the recipient took stETH for it, and then its calldata was not run.',
      params: {_messageHash: 'The hash that `MessageSent` has on the other layer.'},
    },
    {
      kind: 'error',
      signature: 'error FeeTooLow()',
      meaning:
        'The fee of the message is below `minimumFeeInWei` of `L2MessageService`. L1 has no minimum and never answers with it.',
    },
    {
      kind: 'error',
      signature: 'error ValueSentTooLow()',
      meaning: 'The transaction carries less ETH than the fee that its argument promises.',
    },
    {
      kind: 'error',
      signature: 'error MessageSendingFailed(address destination)',
      meaning:
        'The recipient reverted without data, ran out of gas, or takes no ETH, or the message service holds less ETH than the message carries. With data, the revert of the recipient comes through instead. The message stays claimable.',
      params: {destination: 'The recipient.'},
    },
    {
      kind: 'error',
      signature: 'error FeePaymentFailed(address recipient)',
      meaning:
        'The fee could not be paid out: whoever should get it refuses ETH or needs more than the 2,300 gas that a claim grants, or the message service lacks the ETH. From `sendMessage` on L2, it names `block.coinbase`.',
      params: {recipient: 'Who should have got it.'},
    },
    {
      kind: 'function',
      signature:
        'function sendMessage(address _to, uint256 _fee, bytes _calldata) external payable',
      meaning:
        'Takes the ETH of the transaction: `_fee` of it pays for the delivery, the rest goes to the recipient on the other layer.',
      params: {
        _to: 'The account or contract on the other layer; not zero.',
        _fee: 'For the delivery, in wei. With 0 from L1, you claim the message yourself or it is sponsored.',
        _calldata: 'With what the recipient is called; empty for a plain transfer.',
      },
      callers: ['anyone'],
      reverts: [
        {error: 'ValueSentTooLow', when: 'The value of the transaction is below `_fee`.'},
        {error: 'FeeTooLow', when: 'On L2, `_fee` is below the minimum.'},
        {error: 'FeePaymentFailed', when: 'On L2, `block.coinbase` takes no ETH.'},
      ],
      emits: ['MessageSent'],
    },
    {
      kind: 'function',
      signature: 'function sender() external view returns (address originalSender)',
      meaning:
        'Has an answer only while a message is being delivered: the recipient asks its caller, the message service, who is behind the call.',
      returns: {originalSender: 'Who sent the message on the other layer; zero at any other time.'},
    },
  ],
} as const satisfies ContractFacts;
