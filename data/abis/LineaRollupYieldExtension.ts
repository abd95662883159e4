import type {ContractFacts} from './schema';

export const LineaRollupYieldExtension = {
  name: 'LineaRollupYieldExtension',
  kind: 'abstract contract',
  summary:
    'Lets bridged ETH be staked: hands it to `YieldManager`, takes it back, reports what it earned, and pays withdrawals in stETH when ETH is short.',
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
        'Takes ETH out of the bridge for staking. How much may leave is up to the reserve that `YieldManager` keeps, not to the role.',
    },
    {
      kind: 'constant',
      signature: 'function SET_YIELD_MANAGER_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_YIELD_MANAGER_ROLE")',
      meaning:
        'Chooses the contract that gets bridged ETH and keeps the reserve, and that can create messages with value without paying for them. All bridged ETH depends on that contract.',
    },
    {
      kind: 'struct',
      signature: 'struct LineaRollupYieldExtensionStorage {address _yieldManager;}',
      meaning:
        'Lies at a slot of its own, `linea.storage.LineaRollupYieldExtensionStorage` by ERC-7201, so that older storage stays in place.',
      params: {_yieldManager: 'What `yieldManager` answers.'},
    },
    {
      kind: 'function',
      signature: 'function _storage() private pure returns (LineaRollupYieldExtensionStorage $)',
      meaning: 'The only way to that slot.',
      returns: {$: 'A pointer to the struct in storage.'},
    },
    {
      kind: 'function',
      signature: 'function yieldManager() public view returns (address)',
      meaning:
        'The only caller that may report yield, and the only place to which ETH leaves for staking.',
      returns: 'The `YieldManager` in use.',
    },
    {
      kind: 'function',
      signature: 'function __LineaRollupYieldExtension_init(address _yieldManager) internal',
      meaning:
        'Connects a new proxy with staking. A rollup cannot be set up without a yield manager.',
      params: {_yieldManager: 'The `YieldManager`; not zero.'},
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: 'The address is zero.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
        },
      ],
      emits: ['YieldManagerChanged'],
    },
    {
      kind: 'function',
      signature: 'function isWithdrawLSTAllowed() public view returns (bool)',
      meaning:
        'A flag in transient storage. A message cannot set it, so nobody can have `YieldManager` mint stETH through `claimMessageWithProof`. Outside a transaction the answer is always `false`.',
      returns: '`true` while `claimMessageWithProofAndWithdrawLST` calls `YieldManager`.',
    },
    {
      kind: 'function',
      signature: 'function transferFundsForNativeYield(uint256 _amount) public',
      meaning:
        'Sends the ETH to `YieldManager`, which refuses it when less than its minimum reserve would stay behind for withdrawals. No event here: look for `ReserveFundsReceived` of `YieldManager`.',
      callers: [{role: 'YIELD_PROVIDER_STAKING_ROLE'}],
      pausedBy: ['NATIVE_YIELD_STAKING', 'GENERAL'],
      reverts: [
        {
          error: 'InsufficientWithdrawalReserve',
          when: 'What stays in the contract would be below the minimum reserve. `YieldManager` raises it.',
        },
        {error: 'SenderNotL1MessageService', when: '`YieldManager` serves another contract.'},
        {message: '(no data)', when: '`_amount` is more than the contract has.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function fund() external payable',
      meaning:
        'Keeps the ETH for withdrawals. It is credited to nobody and cannot be claimed back: this is not a way to bridge. No pause stops it, and it is the only function that takes plain ETH, since the contract has neither `receive` nor `fallback`.',
      callers: ['anyone'],
      reverts: [{error: 'NoEthSent', when: 'The value is 0 wei.'}],
      emits: ['FundingReceived'],
    },
    {
      kind: 'function',
      signature: 'function setYieldManager(address _newYieldManager) external',
      meaning:
        'Takes effect at once. ETH in the old contract does not move by itself, and can still come back through `fund`.',
      callers: [{role: 'SET_YIELD_MANAGER_ROLE'}],
      reverts: [{error: 'ZeroAddressNotAllowed', when: 'The address is zero.'}],
      emits: ['YieldManagerChanged'],
    },
    {
      kind: 'function',
      signature: 'function _setYieldManager(address _newYieldManager) internal',
      meaning: 'Emits the event also when the address is the one in use.',
      params: {_newYieldManager: 'The new contract; not zero.'},
      reverts: [{error: 'ZeroAddressNotAllowed', when: 'The address is zero.'}],
      emits: ['YieldManagerChanged'],
    },
    {
      kind: 'function',
      signature: 'function reportNativeYield(uint256 _amount, address _l2YieldRecipient) public',
      meaning:
        'Makes a message with value though no ETH comes with it: what staking earned is covered by the staked ETH. `MessageSent` names `YieldManager` as sender. This revision hashes the message with the rollup contract as sender; what Mainnet runs [since September 2026](/release-notes#rollup-v8-0-fix) hashes it with `YieldManager`.',
      callers: [{only: 'the contract in `yieldManager`'}],
      pausedBy: ['L1_L2', 'GENERAL'],
      reverts: [
        {error: 'CallerIsNotYieldManager', when: 'Another account calls.'},
        {error: 'ZeroAddressNotAllowed', when: 'The recipient is zero.'},
      ],
      emits: ['RollingHashUpdated', 'MessageSent'],
    },
    {
      kind: 'function',
      signature:
        'function claimMessageWithProofAndWithdrawLST(ClaimMessageWithProofParams _params, address _yieldProvider) public',
      meaning:
        'For a withdrawal of more ETH than the contract has: the recipient gets the value as stETH from `YieldManager`. The calldata of the message is not run and its fee is paid to nobody, yet the message counts as claimed, and against the rate limit with fee and value. A pause of `NATIVE_YIELD_PERMISSIONLESS_ACTIONS` or `GENERAL` in `YieldManager` stops it with the same `IsPaused`.',
      callers: [{only: 'the recipient of the message'}],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'It is called from within a claim.'},
        {
          error: 'LSTWithdrawalRequiresDeficit',
          when: 'The contract has the value of the message in ETH, or more.',
        },
        {
          error: 'CallerNotLSTWithdrawalRecipient',
          when: 'The caller is not `to` of the message.',
        },
        {error: 'L2MerkleRootDoesNotExist', when: 'No finalization has brought this root.'},
        {
          error: 'ProofLengthDifferentThanMerkleDepth',
          when: 'The proof has more or fewer hashes than the tree has levels.',
        },
        {error: 'MessageAlreadyClaimed', when: 'The message was claimed.'},
        {error: 'RateLimitExceeded', when: 'Fee and value do not fit into the period.'},
        {error: 'LeafIndexOutOfBounds', when: 'The tree has no leaf with this index.'},
        {
          error: 'SafeCastOverflowedUintDowncast',
          when: 'The tree is deeper than 32 levels, which no tree of the network is.',
        },
        {
          error: 'InvalidMerkleProof',
          when: 'The proof does not lead from the message to the root.',
        },
        {error: 'UnknownYieldProvider', when: '`YieldManager` does not know `_yieldProvider`.'},
        {
          error: 'LSTWithdrawalExceedsYieldProviderFunds',
          when: 'The value is above the users’ ETH at the provider, less its loss at the last report.',
        },
        {
          error: 'MintLSTDisabledDuringOssification',
          when: 'The shutdown of the provider has begun or is done. Other errors of the provider and of Lido come through as well.',
        },
        {message: 'Panic(0x11)', when: 'Fee and value together exceed a `uint256`.'},
      ],
      emits: ['MessageClaimed'],
    },
  ],
} as const satisfies ContractFacts;
