import type {ContractFacts} from './schema';

export const L1MessageServiceBase = {
  name: 'L1MessageServiceBase',
  kind: 'abstract contract',
  summary: 'Stores the message sender and pays the fee, for both kinds of claims on L1.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageServiceBase.sol',
  checked: '2026-11-22',
  page: 'messageservice/l1/l1messageservicebase',
  bases: [
    'RateLimiter',
    'L1MessageManagerV1',
    'TransientStorageReentrancyGuardUpgradeable',
    'LineaRollupPauseManager',
    'IMessageService',
  ],
  members: [
    {
      kind: 'variable',
      signature: 'address internal transient TRANSIENT_MESSAGE_SENDER',
      meaning:
        'Stores the address that sent the message from L2, during its delivery. `sender()` returns it. A claim clears it at the end, and it never outlives the transaction.',
    },
    {
      kind: 'variable',
      signature: 'function nextMessageNumber() public view returns (uint256)',
      meaning:
        'Returns the next message number, which is part of the message hash. Reports of staking yield also use numbers. Another transaction can use it first, so read your number from `MessageSent`.',
      returns: 'Number of the next message from L1.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant REFUND_OVERHEAD_IN_GAS',
      value: '48252',
      meaning:
        'Gas added to the measured gas for the fee: the start of the transaction and the two payments at its end.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant DEFAULT_MESSAGE_SENDER_TRANSIENT_VALUE',
      value: 'address(0)',
      meaning: 'Value that `sender()` returns outside a delivery.',
    },
    {
      kind: 'modifier',
      signature:
        'modifier distributeFees(uint256 _feeInWei, address _to, bytes _calldata, address _feeRecipient)',
      meaning:
        'Pays the fee after a delivery. In a plain transfer to an account without code, the recipient gets the fee minus the gas cost. Otherwise, `_feeRecipient` gets the whole fee. If the recipient rejects its share, the share stays in the contract.',
      params: {
        _feeInWei: 'Fee of the message, in wei. With 0, nothing is paid.',
        _to: 'Recipient of the message. An account with an EIP-7702 delegation has code.',
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
