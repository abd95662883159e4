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
  gone: 'Taken out of the source on November 27, 2025, and out of `LineaRollup` with version 7.1 on March 31, 2026. `L1MessageServiceBase` has its storage and the payment of fees, `ClaimMessageV1` its `claimMessage`.',
  members: [
    {
      kind: 'variable',
      signature: 'function nextMessageNumber() public view returns (uint256)',
      meaning: 'Kept its slot and its value when it moved to `L1MessageServiceBase`.',
      returns: 'The number that the next message from L1 gets.',
    },
    {
      kind: 'variable',
      signature: 'address internal _messageSender',
      meaning:
        'Held the sender of the message in delivery before transient storage did. The slot is kept, and serves nothing.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant REFUND_OVERHEAD_IN_GAS',
      value: '48252',
      meaning:
        'Gas that a delivery is charged with beyond what is measured. The same number is in force today.',
    },
    {
      kind: 'constant',
      signature: 'bytes32 internal constant MESSAGE_SENDER_TRANSIENT_KEY',
      value: 'bytes32(uint256(keccak256("eip1967.message.sender.transient.key")) - 1)',
      meaning:
        'Where the sender stood in transient storage. A trace of an old claim shows it as the key of `TSTORE`; today the compiler chooses the place.',
    },
    {
      kind: 'constant',
      signature: 'address internal constant DEFAULT_MESSAGE_SENDER_TRANSIENT_VALUE',
      value: 'address(0)',
      meaning: 'What `sender()` answered when no message was being delivered.',
    },
    {
      kind: 'modifier',
      signature:
        'modifier distributeFees(uint256 _feeInWei, address _to, bytes _calldata, address _feeRecipient)',
      meaning:
        'Paid the fee out after a delivery, by the rules that `L1MessageServiceBase` still has: only a plain transfer to an account without code gave something back.',
      params: {
        _feeInWei: 'The fee of the message, in wei; with 0 nothing was paid.',
        _to: 'The recipient of the message.',
        _calldata: 'The calldata of the message; only without any was something given back.',
        _feeRecipient: 'Who got the fee; zero was the caller.',
      },
      reverts: [
        {
          error: 'FeePaymentFailed',
          when: 'Who should get the fee did not take it with 2,300 gas, or the contract lacked the ETH for it.',
        },
      ],
    },
    {
      kind: 'function',
      signature:
        'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce) external',
      meaning:
        'Delivered messages that are older than Merkle trees. The deployed contract has the function with the same selector from `ClaimMessageV1`.',
      params: {
        _from: 'Who sent the message on L2.',
        _to: 'The recipient on L1.',
        _fee: 'What the message pays for its delivery, in wei.',
        _value: 'What the recipient gets, in wei.',
        _feeRecipient: 'Who gets the fee; zero is the caller.',
        _calldata: 'With what the recipient is called.',
        _nonce: 'The number of the message on L2.',
      },
      callers: ['anyone'],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'It is called from within a delivery.'},
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The message needs a proof, was claimed, or an argument is not that of the message.',
        },
        {error: 'RateLimitExceeded', when: 'Fee and value do not fit into the running period.'},
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract lacks the ETH.',
        },
        {
          error: 'FeePaymentFailed',
          when: 'Who should get the fee does not take it with 2,300 gas, or the contract lacks the ETH for it.',
        },
      ],
      emits: ['MessageClaimed'],
    },
  ],
} as const satisfies ContractFacts;
