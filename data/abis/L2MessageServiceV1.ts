import type {ContractFacts} from './schema';

export const L2MessageServiceV1 = {
  name: 'L2MessageServiceV1',
  kind: 'abstract contract',
  summary: 'Sends messages from L2 and delivers those from L1.',
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
      meaning: 'Holds who sent the message while it is being delivered; `sender()` reads it.',
    },
    {
      kind: 'constant',
      signature: 'function MINIMUM_FEE_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("MINIMUM_FEE_SETTER_ROLE")',
      meaning: 'Changes what every message from L2 pays at least.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant DEFAULT_MESSAGE_SENDER_TRANSIENT_VALUE',
      value: 'address(0)',
      meaning: 'What `sender()` answers when no message is being delivered.',
    },
    {
      kind: 'variable',
      signature: 'function nextMessageNumber() public view returns (uint256)',
      meaning:
        'Part of the hash of the next message. Another transaction can take it first: read the number from `MessageSent` instead.',
      returns: 'The number that the next message from L2 gets.',
    },
    {
      kind: 'variable',
      signature: 'function minimumFeeInWei() public view returns (uint256)',
      meaning:
        'Taken off the fee of every message from L2 and paid to `block.coinbase` at once, as revenue of the network. None of it reaches L1 or comes back.',
      sample: '/api/linea-smart-contracts/messageservice/l2/l2messageservice#send',
      returns: 'What `_fee` has to reach, in wei.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant REFUND_OVERHEAD_IN_GAS',
      value: '44596',
      meaning:
        'Gas that a plain transfer is charged with beyond what `distributeFees` measures: the start of the transaction and the two payments at its end.',
    },
    {
      kind: 'constructor',
      signature: 'constructor()',
      meaning: 'Locks the implementation, so that only proxies can be set up.',
    },
    {
      kind: 'function',
      signature:
        'function sendMessage(address _to, uint256 _fee, bytes _calldata) external payable',
      meaning:
        'The minimum fee goes to `block.coinbase` at once; what is left of `_fee` waits on L1 for whoever claims the message there. Whatever the transaction carries beyond `_fee` goes to the recipient.',
      sample: '/api/linea-smart-contracts/messageservice/l2/l2messageservice#send',
      params: {
        _to: 'The account or contract on L1; not zero.',
        _fee: 'In wei, `minimumFeeInWei` at least. With exactly that, you claim on L1 yourself.',
        _calldata: 'With what the recipient is called on L1; empty for a plain transfer.',
      },
      callers: ['anyone'],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_to` is zero.'},
        {error: 'ValueSentTooLow', when: 'The value of the transaction is below `_fee`.'},
        {error: 'FeeTooLow', when: '`_fee` is below `minimumFeeInWei`.'},
        {
          error: 'RateLimitExceeded',
          when: 'The ETH of the message and of its fee, without the minimum fee, does not fit into the period.',
        },
        {error: 'FeePaymentFailed', when: '`block.coinbase` takes no ETH.'},
      ],
      emits: ['MessageSent'],
    },
    {
      kind: 'function',
      signature: 'function _sendMessage(address _to, uint256 _fee, bytes _calldata) internal',
      meaning: 'Does the work of `sendMessage`, without the look at the pauses.',
      params: {
        _to: 'The account or contract on L1; not zero.',
        _fee: 'In wei, `minimumFeeInWei` at least.',
        _calldata: 'With what the recipient is called on L1.',
      },
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_to` is zero.'},
        {error: 'ValueSentTooLow', when: 'The value of the transaction is below `_fee`.'},
        {error: 'FeeTooLow', when: '`_fee` is below `minimumFeeInWei`.'},
        {
          error: 'RateLimitExceeded',
          when: 'The ETH of the message and of its fee, without the minimum fee, does not fit into the period.',
        },
        {error: 'FeePaymentFailed', when: '`block.coinbase` takes no ETH.'},
      ],
      emits: ['MessageSent'],
    },
    {
      kind: 'function',
      signature:
        'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce) public',
      meaning:
        'Delivers a message from L1: sends `_value` to `_to` and calls it with `_calldata`, then pays `_fee` out. All arguments but `_feeRecipient` are those of `MessageSent` on L1. When the recipient reverts, nothing has happened and the message can be claimed again.',
      sample: '/api/linea-smart-contracts/messageservice/l2/l2messageservice#claim',
      params: {
        _from: 'Who sent the message on L1.',
        _to: 'The recipient.',
        _fee: 'What the message pays for its delivery, in wei.',
        _value: 'What the recipient gets, in wei.',
        _feeRecipient: 'Who gets the fee; zero is the caller.',
        _calldata: 'With what the recipient is called.',
        _nonce: 'The number of the message on L1.',
      },
      callers: ['anyone'],
      pausedBy: ['L1_L2', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'It is called from within a claim.'},
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The message is not anchored, was claimed, or an argument is not that of the message.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, ran out of gas or takes no ETH, or the contract holds too little. With data, the error of the recipient comes through instead.',
        },
        {
          error: 'FeePaymentFailed',
          when: 'Who should get the fee does not take it with 2,300 gas, or the contract holds too little for it.',
        },
      ],
      emits: ['MessageClaimed'],
    },
    {
      kind: 'function',
      signature:
        'function _claimMessage(address _from, address _to, uint256 _fee, uint256 _value, bytes _calldata, uint256 _nonce) internal',
      meaning:
        'Does the work of `claimMessage`, without guards and without paying the fee out. Marks the message before it calls the recipient.',
      params: {
        _from: 'Who sent the message on L1.',
        _to: 'The recipient.',
        _fee: 'What the message pays for its delivery, in wei.',
        _value: 'What the recipient gets, in wei.',
        _calldata: 'With what the recipient is called.',
        _nonce: 'The number of the message on L1.',
      },
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The message is not anchored, was claimed, or an argument is not that of the message.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract holds too little. With data, its own error comes through.',
        },
      ],
      emits: ['MessageClaimed'],
    },
    {
      kind: 'function',
      signature: 'function setMinimumFee(uint256 _feeInWei) external',
      meaning: 'Has no upper bound: a fee out of reach stops messages from L2 like a pause.',
      callers: [{role: 'MINIMUM_FEE_SETTER_ROLE'}],
      emits: ['MinimumFeeChanged'],
    },
    {
      kind: 'function',
      signature: 'function sender() public view returns (address originalSender)',
      meaning:
        'For the recipient of a message: its caller is the message service, and this tells who sent the message on L1. Check both.',
    },
    {
      kind: 'modifier',
      signature:
        'modifier distributeFees(uint256 _feeInWei, address _to, bytes _calldata, address _feeRecipient)',
      meaning:
        'Pays the fee out after a delivery. For a plain transfer to an account without code, what the gas did not cost goes to the recipient; otherwise all of it goes to who delivered.',
      params: {
        _feeInWei: 'The fee of the message, in wei; with 0 nothing is paid.',
        _to: 'The recipient of the message.',
        _calldata: 'The calldata of the message; only without any is something given back.',
        _feeRecipient: 'Who gets the fee; zero is the caller.',
      },
      reverts: [
        {
          error: 'FeePaymentFailed',
          when: 'Who should get the fee does not take it with 2,300 gas, or the contract holds too little for it.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
