import type {ContractFacts} from './schema';

export const L1MessageService = {
  name: 'L1MessageService',
  kind: 'abstract contract',
  summary:
    'Sends messages from Ethereum to Linea, and delivers those from Linea against a Merkle proof.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/L1MessageService.sol',
  checked: '2026-11-22',
  page: 'messageservice/l1/l1messageservice',
  bases: [
    'AccessControlUpgradeable',
    'L1MessageServiceBase',
    'L1MessageManager',
    'IL1MessageService',
    'IGenericErrors',
  ],
  uses: ['SparseMerkleTreeVerifier'],
  deployed: [
    'ethereum/LineaRollup',
    'ethereum/LineaRollup implementation',
    'ethereumSepolia/LineaRollup',
  ],
  showsInterface: true,
  members: [
    {
      kind: 'variable',
      signature: 'function systemMigrationBlock() public view returns (uint256)',
      meaning: 'No code reads or writes it. It keeps its place in storage for later versions.',
      returns: 'A number that nothing depends on.',
    },
    {
      kind: 'function',
      signature:
        'function __MessageService_init(uint256 _rateLimitPeriod, uint256 _rateLimitAmount) internal',
      meaning: 'Numbers messages from 1, and starts the first period of the rate limit on claims.',
      params: {
        _rateLimitPeriod: 'How long a period lasts, in seconds.',
        _rateLimitAmount: 'What may leave by claims within one period, in wei.',
      },
      reverts: [
        {error: 'PeriodIsZero', when: 'The period is 0 seconds.'},
        {error: 'LimitIsZero', when: 'The limit is 0 wei.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
        },
      ],
      emits: ['RateLimitInitialized'],
    },
    {
      kind: 'function',
      signature:
        'function sendMessage(address _to, uint256 _fee, bytes _calldata) external payable',
      meaning:
        'Whatever the transaction carries beyond `_fee` goes to the recipient on L2. There is no minimum fee and no limit on ETH in this direction, and nobody can call the message back.',
      sample: '/api/linea-smart-contracts/linearollup#send',
      params: {
        _to: 'The account or contract on L2; not zero. Whether it takes ETH or the call shows in the claim.',
        _fee: 'For whoever claims on L2, in wei. With 0, you claim the message yourself or it is sponsored.',
        _calldata: 'With what the recipient is called on L2; empty for a plain transfer.',
      },
      callers: ['anyone'],
      pausedBy: ['L1_L2', 'GENERAL'],
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_to` is zero.'},
        {error: 'ValueSentTooLow', when: 'The value of the transaction is below `_fee`.'},
      ],
      emits: ['RollingHashUpdated', 'MessageSent'],
    },
    {
      kind: 'function',
      signature: 'function _sendMessage(address _to, uint256 _fee, bytes _calldata) internal',
      meaning: 'Does the work of `sendMessage`, without the look at the pauses.',
      params: {
        _to: 'The account or contract on L2; not zero.',
        _fee: 'For whoever claims on L2, in wei; at most the value of the call.',
        _calldata: 'With what the recipient is called on L2.',
      },
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_to` is zero.'},
        {error: 'ValueSentTooLow', when: 'The value of the transaction is below `_fee`.'},
      ],
      emits: ['RollingHashUpdated', 'MessageSent'],
    },
    {
      kind: 'function',
      signature: 'function claimMessageWithProof(ClaimMessageWithProofParams _params) public',
      meaning:
        'Delivers a message from L2 whose block is final on L1: sends `value` to `to` and calls it with `data`, then pays `fee` out. When anything fails, nothing has happened, and the message can be claimed again at any time.',
      sample: '/api/linea-smart-contracts/linearollup#claim',
      callers: ['anyone'],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'It is called from within a delivery.'},
        {
          error: 'L2MerkleRootDoesNotExist',
          when: 'L1 does not know `merkleRoot`: the finalization is still to come, or the tree is a wrong one.',
        },
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: '`proof` is shorter or longer than the tree is deep.',
        },
        {error: 'MessageAlreadyClaimed', when: 'A message of this number was delivered.'},
        {
          error: 'RateLimitExceeded',
          when: 'Fee and value do not fit into the running period. Try again in the next one; a message above the whole limit waits until that is raised.',
        },
        {error: 'LeafIndexOutOfBounds', when: 'The tree has no leaf `leafIndex`.'},
        {
          error: 'SafeCastOverflowedUintDowncast',
          when: 'The tree is deeper than 32 levels, which no tree of the network is.',
        },
        {
          error: 'InvalidMerkleProof',
          when: 'A field is not that of the message, or `leafIndex` and `proof` belong to another leaf.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract lacks the ETH. Its own error comes through when there is one.',
        },
        {
          error: 'FeePaymentFailed',
          when: 'Who should get the fee does not take it with 2,300 gas, or the contract lacks the ETH for it.',
        },
        {
          message: 'Panic(0x11)',
          when: '`fee`, `value` and what the period has used exceed a `uint256` together.',
        },
      ],
      emits: ['MessageClaimed'],
    },
    {
      kind: 'function',
      signature: 'function _claimMessageWithProof(ClaimMessageWithProofParams _params) internal',
      meaning:
        'Does the work of `claimMessageWithProof`, without the guard against reentrancy and without paying the fee out.',
      params: {_params: 'As in `claimMessageWithProof`.'},
      reverts: [
        {error: 'IsPaused', when: '`L2_L1` or `GENERAL` is paused.'},
        {error: 'L2MerkleRootDoesNotExist', when: 'L1 does not know `merkleRoot`.'},
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: '`proof` is shorter or longer than the tree is deep.',
        },
        {error: 'MessageAlreadyClaimed', when: 'A message of this number was delivered.'},
        {error: 'RateLimitExceeded', when: 'Fee and value do not fit into the running period.'},
        {error: 'LeafIndexOutOfBounds', when: 'The tree has no leaf `leafIndex`.'},
        {error: 'SafeCastOverflowedUintDowncast', when: 'The tree is deeper than 32 levels.'},
        {
          error: 'InvalidMerkleProof',
          when: 'Message, `leafIndex` and `proof` lead to another root.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract lacks the ETH.',
        },
        {
          message: 'Panic(0x11)',
          when: '`fee`, `value` and what the period has used exceed a `uint256` together.',
        },
      ],
      emits: ['MessageClaimed'],
    },
    {
      kind: 'function',
      signature:
        'function _validateAndConsumeMessageProof(ClaimMessageWithProofParams _params) internal returns (bytes32 messageLeafHash)',
      meaning:
        'The first half of a claim, which marks the message as claimed and calls nobody: for `claimMessageWithProofAndWithdrawLST`, which pays in stETH instead. It counts against the rate limit all the same.',
      params: {_params: 'As in `claimMessageWithProof`; `feeRecipient` is not read.'},
      returns: {messageLeafHash: 'The hash of the message, for the event that the caller emits.'},
      reverts: [
        {error: 'IsPaused', when: '`L2_L1` or `GENERAL` is paused.'},
        {error: 'L2MerkleRootDoesNotExist', when: 'L1 does not know `merkleRoot`.'},
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: '`proof` is shorter or longer than the tree is deep.',
        },
        {error: 'MessageAlreadyClaimed', when: 'A message of this number was delivered.'},
        {error: 'RateLimitExceeded', when: 'Fee and value do not fit into the running period.'},
        {error: 'LeafIndexOutOfBounds', when: 'The tree has no leaf `leafIndex`.'},
        {error: 'SafeCastOverflowedUintDowncast', when: 'The tree is deeper than 32 levels.'},
        {
          error: 'InvalidMerkleProof',
          when: 'Message, `leafIndex` and `proof` lead to another root.',
        },
        {
          message: 'Panic(0x11)',
          when: '`fee`, `value` and what the period has used exceed a `uint256` together.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function sender() public view returns (address originalSender)',
      meaning:
        'For the recipient of a message: its caller is the message service, and this tells who sent the message on L2. Check both. A call from outside a delivery gets zero and no error.',
    },
  ],
} as const satisfies ContractFacts;
