import type {ContractFacts} from './schema';

export const L1MessageServiceBase = {
  name: 'L1MessageServiceBase',
  kind: 'abstract contract',
  summary:
    'What both kinds of claims on L1 share: the sender of the message in delivery, and the payment of its fee.',
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
        'Holds who sent the message on L2 while it is being delivered; `sender()` reads it. It does not outlast the transaction, and a claim clears it at its end.',
    },
    {
      kind: 'variable',
      signature: 'function nextMessageNumber() public view returns (uint256)',
      meaning:
        'Part of the hash of the next message, which another transaction can take first: read the number from `MessageSent`. Reports of staking yield to L2 take their numbers from the same count.',
      returns: 'The number that the next message from L1 gets.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant REFUND_OVERHEAD_IN_GAS',
      value: '48252',
      meaning:
        'Gas that a delivery is charged with beyond what is measured: the start of the transaction and the two payments at its end.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant DEFAULT_MESSAGE_SENDER_TRANSIENT_VALUE',
      value: 'address(0)',
      meaning: 'What `sender()` answers when no message is being delivered.',
    },
    {
      kind: 'modifier',
      signature:
        'modifier distributeFees(uint256 _feeInWei, address _to, bytes _calldata, address _feeRecipient)',
      meaning:
        'Pays the fee out after a delivery. For a plain transfer to an account without code, what the gas did not cost goes to the recipient; in every other case the one who delivers keeps all of it. A share that the recipient does not accept stays in the contract.',
      params: {
        _feeInWei: 'The fee of the message, in wei; with 0 nothing is paid.',
        _to: 'The recipient of the message. An account with an EIP-7702 delegation has code.',
        _calldata: 'The calldata of the message; only without any is something given back.',
        _feeRecipient: 'Who gets the fee; zero is the caller.',
      },
      reverts: [
        {
          error: 'FeePaymentFailed',
          when: 'Who should get the fee does not take it with 2,300 gas, or the contract lacks the ETH for it.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
