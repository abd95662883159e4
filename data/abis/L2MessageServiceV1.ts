import type {ContractFacts} from './schema';

export const L2MessageServiceV1 = {
  name: 'L2MessageServiceV1',
  kind: 'abstract contract',
  summary: 'Sends messages from L2, and delivers messages from L1.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
  checked: '2026-11-22',
  page: 'messageservice/l2/v1/l2messageservicev1',
  bases: [
    'RateLimiter',
    'L2MessageManagerV1',
    'TransientStorageReentrancyGuardUpgradeable',
    'IMessageService',
    'IL2MessageServiceV1',
    'IGenericErrors',
  ],
  members: [
    {
      kind: 'variable',
      signature: 'address internal transient TRANSIENT_MESSAGE_SENDER',
      meaning: 'Stores the message’s sender during a delivery, for `sender()`.',
    },
    {
      kind: 'constant',
      signature: 'function MINIMUM_FEE_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("MINIMUM_FEE_SETTER_ROLE")',
      meaning: 'May change the minimum fee of messages from L2.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant DEFAULT_MESSAGE_SENDER_TRANSIENT_VALUE',
      value: 'address(0)',
      meaning: 'Value that `sender()` returns outside a delivery.',
    },
    {
      kind: 'variable',
      signature: 'function nextMessageNumber() public view returns (uint256)',
      meaning:
        'Returns the next message number, which is part of the message hash. Another transaction can use it first, so read your number from `MessageSent`.',
      returns: 'Number of the next message from L2.',
    },
    {
      kind: 'variable',
      signature: 'function minimumFeeInWei() public view returns (uint256)',
      meaning:
        'Returns the minimum fee of a message from L2. The contract deducts it from `_fee` and pays it to `block.coinbase` immediately, as network revenue. It isn’t refunded or passed to L1.',
      sample: '/api/linea-smart-contracts/messageservice/l2/l2messageservice#send',
      returns: 'Lowest `_fee` that `sendMessage` accepts, in wei.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant REFUND_OVERHEAD_IN_GAS',
      value: '44596',
      meaning:
        'Gas charged to a plain transfer beyond what `distributeFees` measures: the start of the transaction and the two payments at its end.',
    },
    {
      kind: 'constructor',
      signature: 'constructor()',
      meaning: 'Locks the implementation, so that only proxies can be initialized.',
    },
    {
      kind: 'function',
      signature:
        'function sendMessage(address _to, uint256 _fee, bytes _calldata) external payable',
      meaning:
        'Sends a message to L1. The minimum fee goes to `block.coinbase` immediately, and the rest of `_fee` to the account that claims on L1. The ETH that you send beyond `_fee` goes to the recipient.',
      sample: '/api/linea-smart-contracts/messageservice/l2/l2messageservice#send',
      params: {
        _to: 'Account or contract on L1. Must not be zero.',
        _fee: 'Fee in wei, at least `minimumFeeInWei`. With exactly the minimum, the claim on L1 pays no fee.',
        _calldata: 'Calldata for the call to the recipient on L1. Empty for a plain transfer.',
      },
      callers: ['anyone'],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_to` is zero.'},
        {error: 'ValueSentTooLow', when: 'The value of the transaction is below `_fee`.'},
        {error: 'FeeTooLow', when: '`_fee` is below `minimumFeeInWei`.'},
        {
          error: 'RateLimitExceeded',
          when: 'The value and the fee, without the minimum fee, exceed the rest of the period’s limit.',
        },
        {error: 'FeePaymentFailed', when: '`block.coinbase` rejects ETH.'},
      ],
      emits: ['MessageSent'],
    },
    {
      kind: 'function',
      signature: 'function _sendMessage(address _to, uint256 _fee, bytes _calldata) internal',
      meaning: 'Does the work of `sendMessage`, without the pause check.',
      params: {
        _to: 'Account or contract on L1. Must not be zero.',
        _fee: 'Fee in wei, at least `minimumFeeInWei`.',
        _calldata: 'Calldata for the call to the recipient on L1.',
      },
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_to` is zero.'},
        {error: 'ValueSentTooLow', when: 'The value of the transaction is below `_fee`.'},
        {error: 'FeeTooLow', when: '`_fee` is below `minimumFeeInWei`.'},
        {
          error: 'RateLimitExceeded',
          when: 'The value and the fee, without the minimum fee, exceed the rest of the period’s limit.',
        },
        {error: 'FeePaymentFailed', when: '`block.coinbase` rejects ETH.'},
      ],
      emits: ['MessageSent'],
    },
    {
      kind: 'function',
      signature:
        'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce) public',
      meaning:
        'Claims a message from L1. It sends `_value` to `_to`, calls it with `_calldata`, then pays out `_fee`. Copy all arguments except `_feeRecipient` from `MessageSent` on L1. If the recipient reverts, the claim reverts, and you can claim again.',
      sample: '/api/linea-smart-contracts/messageservice/l2/l2messageservice#claim',
      params: {
        _from: 'Sender on L1.',
        _to: 'Recipient on L2.',
        _fee: 'Fee of the message, in wei.',
        _value: 'Amount for the recipient, in wei.',
        _feeRecipient: 'Account that gets the fee. Zero means the caller.',
        _calldata: 'Calldata for the call to the recipient.',
        _nonce: 'Number of the message on L1.',
      },
      callers: ['anyone'],
      pausedBy: ['L1_L2', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'The call comes from within a claim.'},
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The message isn’t anchored or was claimed, or an argument differs from the message.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, ran out of gas or rejects ETH, or the contract has too little ETH. If the recipient reverted with data, you get its error instead.',
        },
        {
          error: 'FeePaymentFailed',
          when: 'The fee recipient rejects the payment or needs more than 2,300 gas, or the contract has too little ETH.',
        },
      ],
      emits: ['MessageClaimed'],
    },
    {
      kind: 'function',
      signature:
        'function _claimMessage(address _from, address _to, uint256 _fee, uint256 _value, bytes _calldata, uint256 _nonce) internal',
      meaning:
        'Does the work of `claimMessage`, without the guards and the fee payment. It marks the message before it calls the recipient.',
      params: {
        _from: 'Sender on L1.',
        _to: 'Recipient on L2.',
        _fee: 'Fee of the message, in wei.',
        _value: 'Amount for the recipient, in wei.',
        _calldata: 'Calldata for the call to the recipient.',
        _nonce: 'Number of the message on L1.',
      },
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The message isn’t anchored or was claimed, or an argument differs from the message.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract has too little ETH. If the recipient reverted with data, you get its error instead.',
        },
      ],
      emits: ['MessageClaimed'],
    },
    {
      kind: 'function',
      signature: 'function setMinimumFee(uint256 _feeInWei) external',
      meaning:
        'Sets the minimum fee, without an upper limit. A prohibitive fee stops messages from L2 like a pause.',
      callers: [{role: 'MINIMUM_FEE_SETTER_ROLE'}],
      emits: ['MinimumFeeChanged'],
    },
    {
      kind: 'function',
      signature: 'function sender() public view returns (address originalSender)',
      meaning:
        'Returns the message’s sender on L1 during a delivery. As the recipient, check this value, and check that `msg.sender` is the message service.',
    },
    {
      kind: 'modifier',
      signature:
        'modifier distributeFees(uint256 _feeInWei, address _to, bytes _calldata, address _feeRecipient)',
      meaning:
        'Pays the fee after a delivery. In a plain transfer to an account without code, the recipient gets the fee minus the gas cost. Otherwise, `_feeRecipient` gets the whole fee.',
      params: {
        _feeInWei: 'Fee of the message, in wei. With 0, nothing is paid.',
        _to: 'Recipient of the message.',
        _calldata: 'Calldata of the message. Only empty calldata allows a refund.',
        _feeRecipient: 'Account that gets the fee. Zero means the caller.',
      },
      reverts: [
        {
          error: 'FeePaymentFailed',
          when: 'The fee recipient rejects the payment or needs more than 2,300 gas, or the contract has too little ETH.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
