import type {ContractFacts} from './schema';

export const LineaRollupYieldExtension = {
  name: 'LineaRollupYieldExtension',
  kind: 'abstract contract',
  summary:
    'Sends bridged ETH to `YieldManager` for staking, accepts it back, reports the yield, and pays withdrawals in stETH when ETH is short.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupYieldExtension.sol',
  checked: '2026-11-22',
  page: 'linearollupyieldextension',
  bases: ['LineaRollupBase', 'ILineaRollupYieldExtension'],
  uses: ['IYieldManager', 'IYieldProvider', 'SparseMerkleTreeVerifier'],
  members: [
    {
      kind: 'constant',
      signature: 'function YIELD_PROVIDER_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("YIELD_PROVIDER_STAKING_ROLE")',
      meaning:
        'May move ETH out of the bridge for staking. Only the reserve in `YieldManager` limits the amount.',
    },
    {
      kind: 'constant',
      signature: 'function SET_YIELD_MANAGER_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_YIELD_MANAGER_ROLE")',
      meaning:
        'May choose the `YieldManager`, on which all bridged ETH depends: it gets ETH, and can create messages with value without paying.',
    },
    {
      kind: 'struct',
      signature: 'struct LineaRollupYieldExtensionStorage {address _yieldManager;}',
      meaning:
        'Stores the manager’s address at the ERC-7201 slot `linea.storage.LineaRollupYieldExtensionStorage`, so that older storage stays unchanged.',
      params: {_yieldManager: 'The value of `yieldManager`.'},
    },
    {
      kind: 'function',
      signature: 'function _storage() private pure returns (LineaRollupYieldExtensionStorage $)',
      meaning: 'Returns the contract’s struct at its ERC-7201 slot.',
      returns: {$: 'A pointer to the struct in storage.'},
    },
    {
      kind: 'function',
      signature: 'function yieldManager() public view returns (address)',
      meaning: 'Returns the only contract that can report yield and that receives ETH for staking.',
      returns: 'The current `YieldManager`.',
    },
    {
      kind: 'function',
      signature: 'function __LineaRollupYieldExtension_init(address _yieldManager) internal',
      meaning:
        'Connects a new proxy with staking. A rollup can’t be initialized without a yield manager.',
      params: {_yieldManager: 'The `YieldManager`; not zero.'},
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: 'The address is zero.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'The caller isn’t an initializer.',
        },
      ],
      emits: ['YieldManagerChanged'],
    },
    {
      kind: 'function',
      signature: 'function isWithdrawLSTAllowed() public view returns (bool)',
      meaning:
        'Reads a flag in transient storage. A message can’t set it, so `claimMessageWithProof` can’t make `YieldManager` mint stETH. Outside a transaction, it’s always `false`.',
      returns: '`true` while `claimMessageWithProofAndWithdrawLST` calls `YieldManager`.',
    },
    {
      kind: 'function',
      signature: 'function transferFundsForNativeYield(uint256 _amount) public',
      meaning:
        'Sends the ETH to `YieldManager`, which rejects it if less than the minimum reserve would stay for withdrawals. It emits no event here: look for `ReserveFundsReceived` of `YieldManager`.',
      callers: [{role: 'YIELD_PROVIDER_STAKING_ROLE'}],
      pausedBy: ['NATIVE_YIELD_STAKING', 'GENERAL'],
      reverts: [
        {
          error: 'InsufficientWithdrawalReserve',
          when: 'The remaining ETH would be below the minimum reserve. `YieldManager` throws it.',
        },
        {error: 'SenderNotL1MessageService', when: '`YieldManager` serves another contract.'},
        {message: '(no data)', when: '`_amount` is more than the contract has.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function fund() external payable',
      meaning:
        'Adds ETH for withdrawals. It credits no account, and you can’t claim the ETH back, so don’t use it to bridge. No pause stops it. It’s the only function that accepts plain ETH, because the contract has neither `receive` nor `fallback`.',
      callers: ['anyone'],
      reverts: [{error: 'NoEthSent', when: 'The value is 0 wei.'}],
      emits: ['FundingReceived'],
    },
    {
      kind: 'function',
      signature: 'function setYieldManager(address _newYieldManager) external',
      meaning:
        'Sets another `YieldManager`, with immediate effect. ETH in the old contract stays there, and can still come back through `fund`.',
      callers: [{role: 'SET_YIELD_MANAGER_ROLE'}],
      reverts: [{error: 'ZeroAddressNotAllowed', when: 'The address is zero.'}],
      emits: ['YieldManagerChanged'],
    },
    {
      kind: 'function',
      signature: 'function _setYieldManager(address _newYieldManager) internal',
      meaning: 'Sets the address, and emits the event even if the address doesn’t change.',
      params: {_newYieldManager: 'The new contract; not zero.'},
      reverts: [{error: 'ZeroAddressNotAllowed', when: 'The address is zero.'}],
      emits: ['YieldManagerChanged'],
    },
    {
      kind: 'function',
      signature: 'function reportNativeYield(uint256 _amount, address _l2YieldRecipient) public',
      meaning:
        'Creates a message with value without receiving ETH: the staked ETH backs the yield. `MessageSent` contains `YieldManager` as sender. This revision hashes the message with the rollup contract as sender. The Mainnet contract uses `YieldManager` [since September 2026](/release-notes#rollup-v8-0-fix).',
      callers: [{only: 'the contract in `yieldManager`'}],
      pausedBy: ['L1_L2', 'GENERAL'],
      reverts: [
        {error: 'CallerIsNotYieldManager', when: 'The caller isn’t `yieldManager`.'},
        {error: 'ZeroAddressNotAllowed', when: 'The recipient is zero.'},
      ],
      emits: ['RollingHashUpdated', 'MessageSent'],
    },
    {
      kind: 'function',
      signature:
        'function claimMessageWithProofAndWithdrawLST(ClaimMessageWithProofParams _params, address _yieldProvider) public',
      meaning:
        'Pays a withdrawal in stETH if the contract has too little ETH. The message’s calldata isn’t delivered and its fee isn’t paid, but the message counts as claimed. Fee and value count toward the rate limit. A pause of `NATIVE_YIELD_PERMISSIONLESS_ACTIONS` or `GENERAL` in `YieldManager` also stops it, with the error `IsPaused`.',
      callers: [{only: 'the recipient of the message'}],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'The call comes from within a claim.'},
        {
          error: 'LSTWithdrawalRequiresDeficit',
          when: 'The contract has the message’s value in ETH, or more.',
        },
        {
          error: 'CallerNotLSTWithdrawalRecipient',
          when: 'The caller isn’t the message’s `to`.',
        },
        {error: 'L2MerkleRootDoesNotExist', when: 'No finalization has added this root.'},
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: 'The number of hashes in the proof differs from the tree’s depth.',
        },
        {error: 'MessageAlreadyClaimed', when: 'The message is already claimed.'},
        {error: 'RateLimitExceeded', when: 'Fee and value exceed the period’s remaining limit.'},
        {error: 'LeafIndexOutOfBounds', when: 'The tree has no leaf with this index.'},
        {
          error: 'SafeCastOverflowedUintDowncast',
          when: 'The tree is deeper than 32 levels. No tree of the network is that deep.',
        },
        {
          error: 'InvalidMerkleProof',
          when: 'The proof doesn’t lead from the message to the root.',
        },
        {
          error: 'UnknownYieldProvider',
          when: '`_yieldProvider` isn’t registered in `YieldManager`.',
        },
        {
          error: 'LSTWithdrawalExceedsYieldProviderFunds',
          when: 'The value exceeds the users’ ETH at the provider, minus its loss at the last report.',
        },
        {
          error: 'MintLSTDisabledDuringOssification',
          when: 'The provider’s shutdown has started or is complete. Other errors of the provider and of Lido also pass through.',
        },
        {message: 'Panic(0x11)', when: 'Fee and value together exceed a `uint256`.'},
      ],
      emits: ['MessageClaimed'],
    },
  ],
} as const satisfies ContractFacts;
