import type {ContractFacts} from './schema';

export const IMessageService = {
  name: 'IMessageService',
  kind: 'interface',
  summary: 'Sends messages to the other layer, with the members that both message services share.',
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
        'Emitted when a message is sent. No contract stores the message, so keep the event or find it by `_messageHash`. A claim on L2 needs only these fields. A claim on L1 also needs a Merkle proof. In messages that reported staking yield before September 2026, [`_messageHash` isn’t the hash of these fields](/api/linea-smart-contracts/messageservice/lib/messagehashing#wrong).',
      params: {
        _from: 'Account that called `sendMessage`. The recipient reads it from `sender()`.',
        _to: 'Account or contract on the other layer.',
        _fee: 'Fee for the account that claims, in wei. On L2, the minimum fee is already deducted.',
        _value: 'Amount for the recipient, in wei.',
        _nonce: 'Number of the message. Each layer counts its own messages.',
        _calldata: 'Calldata for the call to the recipient. Empty for a plain transfer.',
        _messageHash: '`keccak256` of the other fields, ABI-encoded in this order.',
      },
    },
    {
      kind: 'event',
      signature: 'event MessageClaimed(bytes32 indexed _messageHash)',
      meaning:
        'Emitted when a message is delivered on this layer. It can’t be claimed again. On L1, a claim in stETH emits the same event, but doesn’t deliver the calldata.',
      params: {_messageHash: 'Message hash, from `MessageSent` on the other layer.'},
    },
    {
      kind: 'error',
      signature: 'error FeeTooLow()',
      meaning:
        'The fee is below `minimumFeeInWei` of `L2MessageService`. L1 has no minimum and never throws this error.',
    },
    {
      kind: 'error',
      signature: 'error ValueSentTooLow()',
      meaning: 'The ETH of the transaction is below its `_fee` argument.',
    },
    {
      kind: 'error',
      signature: 'error MessageSendingFailed(address destination)',
      meaning:
        'The recipient reverted without data, ran out of gas or rejects ETH, or the message service has too little ETH. If the recipient reverted with data, you get its error instead. The message stays claimable.',
      params: {destination: 'Recipient of the message.'},
    },
    {
      kind: 'error',
      signature: 'error FeePaymentFailed(address recipient)',
      meaning:
        'The fee recipient rejects the payment or needs more than the 2,300 gas of a claim, or the message service has too little ETH. In `sendMessage` on L2, the fee recipient is `block.coinbase`.',
      params: {recipient: 'Account that should have received the fee.'},
    },
    {
      kind: 'function',
      signature:
        'function sendMessage(address _to, uint256 _fee, bytes _calldata) external payable',
      meaning:
        'Sends a message to the other layer. `_fee` pays for the delivery, and the rest of the transaction’s ETH goes to the recipient.',
      params: {
        _to: 'Account or contract on the other layer. Must not be zero.',
        _fee: 'Fee for the delivery, in wei. With 0 from L1, you claim yourself or a postman sponsors the claim.',
        _calldata: 'Calldata for the call to the recipient. Empty for a plain transfer.',
      },
      callers: ['anyone'],
      reverts: [
        {error: 'ValueSentTooLow', when: 'The value of the transaction is below `_fee`.'},
        {error: 'FeeTooLow', when: 'On L2, `_fee` is below the minimum.'},
        {error: 'FeePaymentFailed', when: 'On L2, `block.coinbase` rejects ETH.'},
      ],
      emits: ['MessageSent'],
    },
    {
      kind: 'function',
      signature: 'function sender() external view returns (address originalSender)',
      meaning:
        'Returns the sender of the message that is being delivered. The recipient calls it on its caller, the message service.',
      returns: {originalSender: 'Sender on the other layer. Zero outside a delivery.'},
    },
  ],
} as const satisfies ContractFacts;
