import type {ContractFacts} from './schema';

export const L1MessageService = {
  name: 'L1MessageService',
  kind: 'abstract contract',
  summary:
    'Sends messages from Ethereum to Linea, and delivers messages from Linea with a Merkle proof.',
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
      meaning: 'Reserves a storage slot for later versions. No code reads or writes it.',
      returns: 'Unused; ignore it.',
    },
    {
      kind: 'function',
      signature:
        'function __MessageService_init(uint256 _rateLimitPeriod, uint256 _rateLimitAmount) internal',
      meaning:
        'Sets the first message number to 1, and starts the first period of the rate limit on claims.',
      params: {
        _rateLimitPeriod: 'Length of a period, in seconds.',
        _rateLimitAmount: 'Amount that claims can use in one period, in wei.',
      },
      reverts: [
        {error: 'PeriodIsZero', when: 'The period is 0 seconds.'},
        {error: 'LimitIsZero', when: 'The limit is 0 wei.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'The caller isn’t an initializer.',
        },
      ],
      emits: ['RateLimitInitialized'],
    },
    {
      kind: 'function',
      signature:
        'function sendMessage(address _to, uint256 _fee, bytes _calldata) external payable',
      meaning:
        'Sends a message to L2. The ETH that you send beyond `_fee` goes to the recipient. This direction has no minimum fee and no ETH limit. You can’t cancel a message.',
      sample: '/api/linea-smart-contracts/linearollup#send',
      params: {
        _to: 'Account or contract on L2. Must not be zero. If it rejects the ETH or the call, the claim on L2 fails.',
        _fee: 'Fee for the account that claims on L2, in wei. With 0, you claim yourself or a postman sponsors the claim.',
        _calldata: 'Calldata for the call to the recipient on L2. Empty for a plain transfer.',
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
      meaning: 'Does the work of `sendMessage`, without the pause check.',
      params: {
        _to: 'Account or contract on L2. Must not be zero.',
        _fee: 'Fee for the account that claims on L2, in wei. At most the value of the call.',
        _calldata: 'Calldata for the call to the recipient on L2.',
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
        'Claims a message from L2 whose block is final on L1. It sends `value` to `to`, calls it with `data`, then pays out `fee`. If any step fails, the claim reverts, and you can claim again at any time.',
      sample: '/api/linea-smart-contracts/linearollup#claim',
      callers: ['anyone'],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'The call comes from within a delivery.'},
        {
          error: 'L2MerkleRootDoesNotExist',
          when: 'L1 doesn’t have `merkleRoot`: the finalization is still pending, or the tree is wrong.',
        },
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: 'The length of `proof` differs from the depth of the tree.',
        },
        {error: 'MessageAlreadyClaimed', when: 'A message with this number was already delivered.'},
        {
          error: 'RateLimitExceeded',
          when: 'Fee and value exceed the rest of the period’s limit, `RateLimiter.limitInWei`. Claim in the next period. If the amount exceeds the whole limit, wait until the limit is raised.',
        },
        {error: 'LeafIndexOutOfBounds', when: '`leafIndex` is outside the tree.'},
        {
          error: 'SafeCastOverflowedUintDowncast',
          when: 'The tree is deeper than 32 levels. No tree of the network is that deep.',
        },
        {
          error: 'InvalidMerkleProof',
          when: 'A field differs from the message, or `leafIndex` and `proof` belong to another leaf.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract has too little ETH. If the recipient reverted with data, you get its error instead.',
        },
        {
          error: 'FeePaymentFailed',
          when: 'The fee recipient rejects the payment or needs more than 2,300 gas, or the contract has too little ETH.',
        },
        {
          message: 'Panic(0x11)',
          when: '`fee`, `value` and the amount used in the period together exceed a `uint256`.',
        },
      ],
      emits: ['MessageClaimed'],
    },
    {
      kind: 'function',
      signature: 'function _claimMessageWithProof(ClaimMessageWithProofParams _params) internal',
      meaning:
        'Does the work of `claimMessageWithProof`, without the reentrancy guard and the fee payment.',
      params: {_params: 'The claim, as in `claimMessageWithProof`.'},
      reverts: [
        {error: 'IsPaused', when: '`L2_L1` or `GENERAL` is paused.'},
        {error: 'L2MerkleRootDoesNotExist', when: 'L1 doesn’t have `merkleRoot`.'},
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: 'The length of `proof` differs from the depth of the tree.',
        },
        {error: 'MessageAlreadyClaimed', when: 'A message with this number was already delivered.'},
        {
          error: 'RateLimitExceeded',
          when: 'Fee and value exceed the rest of the current period’s limit.',
        },
        {error: 'LeafIndexOutOfBounds', when: '`leafIndex` is outside the tree.'},
        {error: 'SafeCastOverflowedUintDowncast', when: 'The tree is deeper than 32 levels.'},
        {
          error: 'InvalidMerkleProof',
          when: 'Message, `leafIndex` and `proof` lead to another root.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract has too little ETH.',
        },
        {
          message: 'Panic(0x11)',
          when: '`fee`, `value` and the amount used in the period together exceed a `uint256`.',
        },
      ],
      emits: ['MessageClaimed'],
    },
    {
      kind: 'function',
      signature:
        'function _validateAndConsumeMessageProof(ClaimMessageWithProofParams _params) internal returns (bytes32 messageLeafHash)',
      meaning:
        'Checks a message and marks it as claimed, without calling the recipient. `claimMessageWithProofAndWithdrawLST` uses it and pays in stETH instead. The message still counts against the rate limit.',
      params: {
        _params:
          'The claim, as in `claimMessageWithProof`. The function doesn’t read `feeRecipient`.',
      },
      returns: {messageLeafHash: 'Hash of the message, for the event that the caller emits.'},
      reverts: [
        {error: 'IsPaused', when: '`L2_L1` or `GENERAL` is paused.'},
        {error: 'L2MerkleRootDoesNotExist', when: 'L1 doesn’t have `merkleRoot`.'},
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: 'The length of `proof` differs from the depth of the tree.',
        },
        {error: 'MessageAlreadyClaimed', when: 'A message with this number was already delivered.'},
        {
          error: 'RateLimitExceeded',
          when: 'Fee and value exceed the rest of the current period’s limit.',
        },
        {error: 'LeafIndexOutOfBounds', when: '`leafIndex` is outside the tree.'},
        {error: 'SafeCastOverflowedUintDowncast', when: 'The tree is deeper than 32 levels.'},
        {
          error: 'InvalidMerkleProof',
          when: 'Message, `leafIndex` and `proof` lead to another root.',
        },
        {
          message: 'Panic(0x11)',
          when: '`fee`, `value` and the amount used in the period together exceed a `uint256`.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function sender() public view returns (address originalSender)',
      meaning:
        'Returns the message’s sender on L2 during a delivery. A recipient must check this value and `msg.sender`, which is the message service. Outside a delivery, it returns zero without an error.',
    },
  ],
} as const satisfies ContractFacts;
