import type {ContractFacts} from './schema';

export const L1MessageServiceV1 = {
  name: 'L1MessageServiceV1',
  kind: 'abstract contract',
  summary: 'Delivered messages from L2 without a proof, and paid the fees of all claims on L1.',
  source:
    'Consensys/linea-monorepo@a83412e2:contracts/contracts/messageService/l1/v1/L1MessageServiceV1.sol',
  checked: '2026-11-22',
  page: 'messageservice/l1/v1/l1messageservicev1',
  bases: [
    'RateLimiter',
    'L1MessageManagerV1',
    'TransientStorageReentrancyGuardUpgradeable',
    'LineaRollupPauseManager',
    'IMessageService',
  ],
  gone: 'On November 27, 2025, from the source. On March 31, 2026, from `LineaRollup` on Ethereum Mainnet, with version 7.1.',
  members: [
    {
      kind: 'variable',
      signature: 'function nextMessageNumber() public view returns (uint256)',
      meaning:
        'Counted messages from L1. It kept its slot and value when it moved to `L1MessageServiceBase`.',
      returns: 'Number of the next message from L1.',
    },
    {
      kind: 'variable',
      signature: 'address internal _messageSender',
      meaning:
        'Stored the sender of the message in delivery, before transient storage did. The slot is reserved but unused.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant REFUND_OVERHEAD_IN_GAS',
      value: '48252',
      meaning:
        'Gas added to the measured gas for the fee. `L1MessageServiceBase` uses the same value.',
    },
    {
      kind: 'constant',
      signature: 'bytes32 internal constant MESSAGE_SENDER_TRANSIENT_KEY',
      value: 'bytes32(uint256(keccak256("eip1967.message.sender.transient.key")) - 1)',
      meaning:
        'Key of the message sender in transient storage. A trace of an old claim shows it as the key of `TSTORE`. In the current code, the compiler chooses the slot.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant DEFAULT_MESSAGE_SENDER_TRANSIENT_VALUE',
      value: 'address(0)',
      meaning: 'Value that `sender()` returned outside a delivery.',
    },
    {
      kind: 'modifier',
      signature:
        'modifier distributeFees(uint256 _feeInWei, address _to, bytes _calldata, address _feeRecipient)',
      meaning:
        'Paid the fee after a delivery. The rules are unchanged in `L1MessageServiceBase`: only a plain transfer to an account without code got a refund.',
      params: {
        _feeInWei: 'Fee of the message, in wei. With 0, nothing was paid.',
        _to: 'Recipient of the message.',
        _calldata: 'Calldata of the message. Only empty calldata allowed a refund.',
        _feeRecipient: 'Account that got the fee. Zero meant the caller.',
      },
      reverts: [
        {
          error: 'FeePaymentFailed',
          when: 'The fee recipient rejected the payment or needed more than 2,300 gas, or the contract had too little ETH.',
        },
      ],
    },
    {
      kind: 'function',
      signature:
        'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce) external',
      meaning:
        'Delivered messages that predate Merkle trees. The deployed contract has a function with the same selector, from `ClaimMessageV1`.',
      params: {
        _from: 'Sender on L2.',
        _to: 'Recipient on L1.',
        _fee: 'Fee of the message, in wei.',
        _value: 'Amount for the recipient, in wei.',
        _feeRecipient: 'Account that gets the fee. Zero means the caller.',
        _calldata: 'Calldata for the call to the recipient.',
        _nonce: 'Number of the message on L2.',
      },
      callers: ['anyone'],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'The call comes from within a delivery.'},
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The message needs a proof or was claimed, or an argument differs from the message.',
        },
        {
          error: 'RateLimitExceeded',
          when: 'Fee and value exceed the rest of the current period’s limit.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract has too little ETH.',
        },
        {
          error: 'FeePaymentFailed',
          when: 'The fee recipient rejects the payment or needs more than 2,300 gas, or the contract has too little ETH.',
        },
      ],
      emits: ['MessageClaimed'],
    },
  ],
} as const satisfies ContractFacts;
