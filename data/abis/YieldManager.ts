import type {ContractFacts, Revert} from './schema';
import {
  lstReverts,
  replenishReverts,
  silentFailure,
  unknownProvider,
  unstakeReverts,
} from './yieldReverts';

const belowMinimum = {
  error: 'InsufficientWithdrawalReserve',
  when: '`LineaRollup` holds less than the minimum.',
} as const satisfies Revert;
const nothingSent = {
  error: 'NoEthSent',
  when: 'The amount for `LineaRollup` would be 0 wei, which it rejects.',
} as const satisfies Revert;
const tooLittle = {
  message: '(no data)',
  when: '`_amount` is more than this contract holds.',
} as const satisfies Revert;
const reserveRules = [
  {error: 'BpsMoreThan10000', when: 'A share is above 10,000 basis points.'},
  {
    error: 'TargetReservePercentageMustBeAboveMinimum',
    when: 'The target’s share isn’t above the minimum’s.',
  },
  {
    error: 'TargetReserveAmountMustBeAboveMinimum',
    when: 'The target’s amount isn’t above the minimum’s.',
  },
] as const satisfies readonly Revert[];

export const YieldManager = {
  name: 'YieldManager',
  kind: 'contract',
  summary:
    'Stakes part of the bridged ETH on L1, keeps a reserve for withdrawals, and brings ETH back.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/YieldManager.sol',
  checked: '2026-11-22',
  page: 'yield/yieldmanager',
  bases: [
    'AccessControlUpgradeable',
    'YieldManagerPauseManager',
    'PermissionsManager',
    'YieldManagerStorageLayout',
    'TransientStorageReentrancyGuardUpgradeable',
    'IYieldManager',
  ],
  uses: ['IYieldProvider', 'IValidatorContainerProofVerifier', 'SSZ', 'ILineaRollupYieldExtension'],
  deployed: ['ethereum/YieldManager', 'ethereum/YieldManager implementation'],
  members: [
    {
      kind: 'constant',
      signature: 'function YIELD_PROVIDER_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("YIELD_PROVIDER_STAKING_ROLE")',
      meaning:
        'May send ETH from this contract to a vault. `LineaRollup` grants a separate role with this name for the step before.',
    },
    {
      kind: 'constant',
      signature: 'function YIELD_PROVIDER_UNSTAKER_ROLE() public view returns (bytes32)',
      value: 'keccak256("YIELD_PROVIDER_UNSTAKER_ROLE")',
      meaning: 'May bring ETH back, even if the reserve is full.',
    },
    {
      kind: 'constant',
      signature: 'function YIELD_REPORTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("YIELD_REPORTER_ROLE")',
      meaning:
        'May report yield to L2, and choose its recipient from the list. The adapter computes the amount.',
    },
    {
      kind: 'constant',
      signature: 'function STAKING_PAUSE_CONTROLLER_ROLE() public view returns (bytes32)',
      value: 'keccak256("STAKING_PAUSE_CONTROLLER_ROLE")',
      meaning: 'May pause and resume a single provider’s deposits. No pause type does that.',
    },
    {
      kind: 'constant',
      signature: 'function OSSIFICATION_INITIATOR_ROLE() public view returns (bytes32)',
      value: 'keccak256("OSSIFICATION_INITIATOR_ROLE")',
      meaning: 'May start a provider’s shutdown, which can’t be undone.',
    },
    {
      kind: 'constant',
      signature: 'function OSSIFICATION_PROCESSOR_ROLE() public view returns (bytes32)',
      value: 'keccak256("OSSIFICATION_PROCESSOR_ROLE")',
      meaning: 'May continue a shutdown that another role has started.',
    },
    {
      kind: 'constant',
      signature: 'function WITHDRAWAL_RESERVE_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("WITHDRAWAL_RESERVE_SETTER_ROLE")',
      meaning: 'May set the minimum and target of the reserve, which is the ETH in `LineaRollup`.',
    },
    {
      kind: 'constant',
      signature: 'function SET_YIELD_PROVIDER_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_YIELD_PROVIDER_ROLE")',
      meaning:
        'May add and remove adapters. An adapter’s code runs as this contract, with its storage and its ETH.',
    },
    {
      kind: 'constant',
      signature: 'function SET_L2_YIELD_RECIPIENT_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_L2_YIELD_RECIPIENT_ROLE")',
      meaning: 'May choose the accounts on L2 that can receive yield.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant MAX_BPS',
      value: '10000',
      meaning: 'Number of basis points in 100%.',
    },
    {
      kind: 'constant',
      signature: 'uint64 internal constant SLOTS_PER_HISTORICAL_ROOT',
      value: '8192',
      meaning:
        'The slots of two proofs about a validator must be more than this number apart: 27 hours and 18 minutes, at 12 seconds a slot.',
    },
    {
      kind: 'function',
      signature: 'function minimumWithdrawalReservePercentageBps() public view returns (uint256)',
      meaning:
        'Returns the minimum’s share of `getTotalSystemBalance`. With 0, only the amount counts.',
      returns: 'The minimum as a share, in basis points: 3,500 is 35%.',
    },
    {
      kind: 'function',
      signature: 'function minimumWithdrawalReserveAmount() public view returns (uint256)',
      meaning:
        'Returns the minimum’s amount. It counts if it’s larger than the share, which protects small balances.',
      returns: 'The minimum as an amount, in wei.',
    },
    {
      kind: 'function',
      signature: 'function targetWithdrawalReservePercentageBps() public view returns (uint256)',
      meaning:
        'Returns the target’s share of `getTotalSystemBalance`, which is always above the minimum’s share.',
      returns: 'The target as a share, in basis points: 4,000 is 40%.',
    },
    {
      kind: 'function',
      signature: 'function targetWithdrawalReserveAmount() public view returns (uint256)',
      meaning:
        'Returns the target’s amount. It counts if it’s larger than the share, and is always above the minimum’s amount.',
      returns: 'The target as an amount, in wei.',
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyL1MessageService()',
      meaning:
        'Requires `LineaRollup` as caller. A claimed message also calls as `LineaRollup`, so any account can reach a function with this guard only.',
      reverts: [{error: 'SenderNotL1MessageService', when: 'The caller is not `LineaRollup`.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyWhenWithdrawalReserveHealthy()',
      meaning: 'Requires the reserve to be at its minimum or above. It doesn’t check the target.',
      reverts: [belowMinimum],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyWhenWithdrawalReserveInDeficit(uint256 _amountToSubtract)',
      meaning:
        'Requires the reserve to be below its minimum. It guards functions that any account can call, which stay closed between minimum and target.',
      params: {
        _amountToSubtract: 'ETH of the running call that must not count, in wei.',
      },
      reverts: [
        {
          error: 'WithdrawalReserveNotInDeficit',
          when: '`LineaRollup` holds the minimum or more.',
        },
      ],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyKnownYieldProvider(address _yieldProvider)',
      meaning:
        'Rejects unregistered adapters, so that unknown code can’t run as this contract. Functions check it before the role.',
      params: {_yieldProvider: 'The adapter’s address.'},
      reverts: [unknownProvider],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyKnownL2YieldRecipient(address _l2YieldRecipient)',
      meaning:
        'Rejects yield recipients that aren’t on the list. Functions check it before the role.',
      params: {_l2YieldRecipient: 'An account on L2.'},
      reverts: [{error: 'UnknownL2YieldRecipient', when: 'The account isn’t on the list.'}],
    },
    {
      kind: 'constructor',
      signature: 'constructor(address _l1MessageService)',
      meaning: 'Stores `LineaRollup` in the code and locks the implementation.',
      params: {_l1MessageService: 'The proxy of `LineaRollup`; not zero.'},
      reverts: [{error: 'ZeroAddressNotAllowed', when: '`_l1MessageService` is zero.'}],
      emits: ['YieldManagerDeployed', 'Initialized'],
    },
    {
      kind: 'function',
      signature: 'function initialize(YieldManagerInitializationData _initializationData) external',
      meaning:
        'Initializes a new proxy. The deployed proxy is already initialized and always reverts. Call it in the transaction that deploys the proxy, because the first caller sets the roles.',
      params: {_initializationData: 'Roles, pauses, recipients and reserve.'},
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The proxy is already initialized, or the contract is the implementation.',
        },
        {
          error: 'ZeroAddressNotAllowed',
          when: 'The administrator, a recipient or the account of a role is zero.',
        },
        {error: 'ZeroHashNotAllowed', when: 'An entry of `roleAddresses` has no role.'},
        ...reserveRules,
      ],
      emits: [
        'PauseTypeRoleSet',
        'UnPauseTypeRoleSet',
        'RoleGranted',
        'WithdrawalReserveParametersSet',
        'YieldManagerInitialized',
        'Initialized',
      ],
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() public view returns (string contractVersion)',
      meaning:
        'Returns the contract’s version, which counts interface changes, not initializations. The Mainnet contract is older and reverts without data.',
      missingOn: ['mainnet'],
      returns: {contractVersion: '`1.0`.'},
    },
    {
      kind: 'function',
      signature:
        'function getTotalSystemBalance() external view returns (uint256 totalSystemBalance)',
      meaning:
        'Returns the total that the reserve’s shares refer to. Any ETH sent to `LineaRollup` or to this contract raises it. A vault’s earnings count once they’re reported.',
    },
    {
      kind: 'function',
      signature:
        'function _getTotalSystemBalance(uint256 _amountToSubtract) internal view returns (uint256 totalSystemBalance, uint256 cachedL1MessageServiceBalance)',
      meaning:
        'Returns the total, and the ETH of `LineaRollup`, so that the caller doesn’t read it twice.',
      params: {_amountToSubtract: 'ETH of the running call, left out of the sum, in wei.'},
      returns: {
        totalSystemBalance:
          'The ETH of `LineaRollup` and of this contract, and what providers owe to users, in wei.',
        cachedL1MessageServiceBalance: 'The ETH of `LineaRollup`, in wei.',
      },
    },
    {
      kind: 'function',
      signature:
        'function getEffectiveMinimumWithdrawalReserve() external view returns (uint256 minimumWithdrawalReserve)',
      meaning:
        'Returns the larger of the minimum’s share and amount. The share is rounded down to a wei. A withdrawal lowers the share, but not the amount.',
    },
    {
      kind: 'function',
      signature:
        'function _getEffectiveMinimumWithdrawalReserve(uint256 _amountToSubtract) internal view returns (uint256 minimumWithdrawalReserve, uint256 cachedL1MessageServiceBalance)',
      meaning:
        'Returns the minimum reserve: a share of the total, or a fixed amount if that is larger.',
      params: {_amountToSubtract: 'Left out of the total for the share, in wei.'},
      returns: {
        minimumWithdrawalReserve: 'What `LineaRollup` must hold, in wei.',
        cachedL1MessageServiceBalance: 'The ETH of `LineaRollup`, in wei.',
      },
    },
    {
      kind: 'function',
      signature:
        'function getEffectiveTargetWithdrawalReserve() external view returns (uint256 targetWithdrawalReserve)',
      meaning:
        'Returns the larger of the target’s share and amount. Up to this value, returning ETH goes to `LineaRollup` first.',
    },
    {
      kind: 'function',
      signature:
        'function _getEffectiveTargetWithdrawalReserve(uint256 _amountToSubtract) internal view returns (uint256 targetWithdrawalReserve, uint256 cachedL1MessageServiceBalance)',
      meaning:
        'Returns the target reserve: a share of the total, or a fixed amount if that is larger.',
      params: {_amountToSubtract: 'Left out of the total for the share, in wei.'},
      returns: {
        targetWithdrawalReserve: 'What `LineaRollup` should hold, in wei.',
        cachedL1MessageServiceBalance: 'The ETH of `LineaRollup`, in wei.',
      },
    },
    {
      kind: 'function',
      signature:
        'function getMinimumReserveDeficit() public view returns (uint256 minimumReserveDeficit)',
      meaning:
        'Returns what `LineaRollup` lacks to reach the minimum. It’s above 0 exactly when `replenishWithdrawalReserve` is open. ETH that waits in this contract doesn’t count as reserve.',
    },
    {
      kind: 'function',
      signature:
        'function getTargetReserveDeficit() external view returns (uint256 targetReserveDeficit)',
      meaning:
        'Returns what `LineaRollup` lacks to reach the target. `replenishWithdrawalReserve` tries to send this amount once the reserve is below its minimum.',
    },
    {
      kind: 'function',
      signature:
        'function _getTargetReserveDeficit(uint256 _amountToSubtract) internal view returns (uint256 targetReserveDeficit)',
      meaning: 'Returns what `LineaRollup` lacks to reach the target, or 0 for a surplus.',
      params: {_amountToSubtract: 'Left out of the total for the share, in wei.'},
      returns: {targetReserveDeficit: 'What `LineaRollup` lacks to reach the target, in wei.'},
    },
    {
      kind: 'function',
      signature: 'function isWithdrawalReserveBelowMinimum() public view returns (bool)',
      meaning:
        'Returns whether the reserve is below its minimum. Call it right before `replenishWithdrawalReserve`, because any claim or deposit on L1 can change the result.',
    },
    {
      kind: 'function',
      signature:
        'function _isWithdrawalReserveBelowMinimum(uint256 _amountToSubtract) internal view returns (bool)',
      meaning:
        'Returns whether the reserve is below its minimum. It’s `false` if `LineaRollup` holds exactly the minimum.',
      params: {_amountToSubtract: 'Left out of the total for the share, in wei.'},
      returns: '`true` if `LineaRollup` holds less ETH than the minimum.',
    },
    {
      kind: 'function',
      signature:
        'function isL2YieldRecipientKnown(address _l2YieldRecipient) external view returns (bool)',
      meaning:
        'Returns whether an account on L2 can receive yield. To list the recipients, read the logs of the initialization, `L2YieldRecipientAdded` and `L2YieldRecipientRemoved`.',
    },
    {
      kind: 'function',
      signature: 'function isYieldProviderKnown(address _yieldProvider) public view returns (bool)',
      meaning:
        'Returns whether an adapter is registered. On Mainnet, `LidoStVaultYieldProvider` is.',
    },
    {
      kind: 'function',
      signature: 'function yieldProviderCount() external view returns (uint256 count)',
      meaning: 'Returns the number of registered adapters, without the empty position 0.',
    },
    {
      kind: 'function',
      signature:
        'function yieldProviderByIndex(uint256 _index) external view returns (address yieldProvider)',
      meaning:
        'Returns the adapter at a position. To list all adapters, call it with 1 to `yieldProviderCount` within one block.',
      reverts: [
        {
          error: 'YieldProviderIndexOutOfBounds',
          when: '`_index` is 0, or above `yieldProviderCount`.',
        },
      ],
    },
    {
      kind: 'function',
      signature:
        'function getYieldProviderData(address _yieldProvider) external view returns (YieldProviderStorage yieldProviderData)',
      meaning:
        'Returns the record of a provider, without querying the vault. The last two amounts date from the last report or payment.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature: 'function userFunds(address _yieldProvider) external view returns (uint256 funds)',
      meaning:
        'Returns what a provider owes to users. It grows with each funding and report, and falls with each withdrawal and with stETH paid to users.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature:
        'function isStakingPaused(address _yieldProvider) external view returns (bool isPaused)',
      meaning:
        'Returns whether this contract has paused a provider’s deposits. Lido, or an account with a role there, may also have paused the vault.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature: 'function isOssified(address _yieldProvider) external view returns (bool)',
      meaning:
        'Returns whether a provider’s shutdown is complete. From then on, this contract calls the vault itself, not its dashboard.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature:
        'function isOssificationInitiated(address _yieldProvider) external view returns (bool isInitiated)',
      meaning:
        'Returns whether a provider’s shutdown has started. If it has and `isOssified` is still `false`, the shutdown is in progress.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature:
        'function userFundsInYieldProvidersTotal() external view returns (uint256 totalUserFunds)',
      meaning: 'Returns what all providers owe to users. A vault’s loss doesn’t lower it.',
    },
    {
      kind: 'function',
      signature:
        'function pendingPermissionlessUnstake() external view returns (uint256 pendingUnstake)',
      meaning:
        'Returns an estimate of pending ETH from permissionless requests. ETH that has reached the vault counts twice, here and as withdrawable, until it’s withdrawn. Meanwhile, `unstakePermissionless` allows less.',
    },
    {
      kind: 'function',
      signature:
        'function lastProvenSlot(uint64 _validatorIndex) external view returns (uint64 lastProvenSlot)',
      meaning:
        'Returns the slot of the last proof about a validator. It changes only if the whole call of `unstakePermissionless` succeeds.',
    },
    {
      kind: 'function',
      signature:
        'function _delegatecallYieldProvider(address _yieldProvider, bytes _callData) internal returns (bytes)',
      meaning:
        'Runs the adapter’s code as this contract. Errors of the adapter and Lido pass through unchanged, so an error may not be listed on this page.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _callData: 'The encoded call.',
      },
      returns: 'The returned bytes.',
      reverts: [silentFailure],
    },
    {
      kind: 'function',
      signature: 'function _fundReserve(uint256 _amount) internal',
      meaning: 'Calls `fund` of `LineaRollup`, which emits `FundingReceived`.',
      params: {_amount: 'In wei, above 0.'},
      reverts: [nothingSent, tooLittle],
    },
    {
      kind: 'function',
      signature:
        'function withdrawableValue(address _yieldProvider) public returns (uint256 withdrawableAmount)',
      meaning:
        'Returns the smaller of what the vault can pay and `userFunds`. It isn’t a view function: read it with `eth_call`. ETH on validators counts once it has arrived in the vault.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: {withdrawableAmount: 'What can be withdrawn immediately, in wei.'},
      callers: ['anyone'],
      reverts: [unknownProvider, silentFailure],
    },
    {
      kind: 'function',
      signature: 'function receiveFundsFromReserve() external payable',
      meaning:
        'Receives ETH from `transferFundsForNativeYield` of `LineaRollup`. If a message from L2 calls it, the sender loses the message’s ETH.',
      callers: [{only: '`LineaRollup`'}],
      reverts: [
        {error: 'SenderNotL1MessageService', when: 'The caller is not `LineaRollup`.'},
        {
          error: 'InsufficientWithdrawalReserve',
          when: 'Without this ETH, `LineaRollup` holds less than the minimum.',
        },
      ],
      emits: ['ReserveFundsReceived'],
    },
    {
      kind: 'function',
      signature: 'function transferFundsToReserve(uint256 _amount) external',
      meaning:
        'Sends ETH of this contract to `LineaRollup`, without checking minimum or target. It emits no event here: look for `FundingReceived` of `LineaRollup`.',
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
      pausedBy: ['NATIVE_YIELD_UNSTAKING', 'GENERAL'],
      reverts: [nothingSent, tooLittle],
    },
    {
      kind: 'function',
      signature: 'function fundYieldProvider(address _yieldProvider, uint256 _amount) external',
      meaning:
        'Sends ETH of this contract to a vault. It requires the target, not only the minimum: below the target, it pauses staking, so the Lido adapter rejects the call. The revert also undoes that pause.',
      callers: [{role: 'YIELD_PROVIDER_STAKING_ROLE'}],
      pausedBy: ['NATIVE_YIELD_STAKING', 'GENERAL'],
      reverts: [
        unknownProvider,
        belowMinimum,
        {
          error: 'OperationNotSupportedDuringStakingPause',
          when: 'Staking is paused for the provider, or `LineaRollup` holds less than the target.',
        },
        {
          error: 'OperationNotSupportedDuringOssification',
          when: 'Doesn’t occur at present: a shutdown pauses staking, so you get the previous error.',
        },
        silentFailure,
      ],
      emits: ['YieldProviderFunded'],
    },
    {
      kind: 'function',
      signature:
        'function reportYield(address _yieldProvider, address _l2YieldRecipient) external returns (uint256 newReportedYield, uint256 outstandingNegativeYield)',
      meaning:
        'Computes and reports the yield: the vault’s value minus what it owes to users, Lido and its operator, and for stETH. The yield stays in the vault and counts as owed to users; L2 pays the same amount. The vault then pays its debts for stETH, to Lido and to its operator from its available ETH. Without yield, the message’s value is 0 wei. A pause of `L1_L2` or `GENERAL` on `LineaRollup` also stops it.',
      callers: [{role: 'YIELD_REPORTER_ROLE'}],
      pausedBy: ['NATIVE_YIELD_REPORTING', 'GENERAL'],
      reverts: [
        unknownProvider,
        {error: 'UnknownL2YieldRecipient', when: '`_l2YieldRecipient` isn’t on the list.'},
        {
          error: 'OperationNotSupportedDuringOssification',
          when: 'The provider’s shutdown is complete.',
        },
        {
          error: 'CallerIsNotYieldManager',
          when: '`LineaRollup` uses another manager.',
        },
        silentFailure,
      ],
      emits: ['NativeYieldReported', 'LSTLiabilityPrincipalSynced'],
    },
    {
      kind: 'function',
      signature:
        'function unstake(address _yieldProvider, bytes _withdrawalParams) external payable',
      meaning:
        'Sends a request to the beacon chain. The call’s value pays the EIP-7002 fee. The ETH arrives in the vault when Ethereum has processed the request, and doesn’t count in `pendingPermissionlessUnstake`.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _withdrawalParams:
          'For Lido, encoded as `(bytes pubkeys, uint64[] amounts, address refundRecipient)`: keys of 48 bytes each, amounts in gwei, 0 for a full exit.',
      },
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
      pausedBy: ['NATIVE_YIELD_UNSTAKING', 'GENERAL'],
      reverts: [unknownProvider, silentFailure],
    },
    {
      kind: 'function',
      signature:
        'function unstakePermissionless(address _yieldProvider, uint64 _validatorIndex, uint64 _slot, bytes _withdrawalParams, bytes _withdrawalParamsProof) external payable',
      meaning:
        'Requests what the target lacks, minus this contract’s ETH, what the vault can pay, and pending requests. The validator keeps 32 ETH, and the call’s value pays the EIP-7002 fee. See the [requirements](/api/linea-smart-contracts/yield/yieldmanager#unstake-without-role).',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _validatorIndex: 'The validator’s index on the beacon chain.',
        _slot: 'The slot of the beacon block in the proof.',
        _withdrawalParams:
          'For Lido, encoded as `(bytes pubkey, address refundRecipient)`: one key of 48 bytes.',
        _withdrawalParamsProof:
          'For Lido, an encoded `BeaconProofWitness`. It proves that the validator is active, not slashed and not exiting.',
      },
      callers: ['anyone'],
      pausedBy: ['NATIVE_YIELD_PERMISSIONLESS_ACTIONS', 'GENERAL'],
      reverts: unstakeReverts,
      emits: ['UnstakePermissionlessRequest'],
    },
    {
      kind: 'function',
      signature:
        'function _validateAndUpdateLastProvenSlot(YieldManagerStorage $, uint64 _validatorIndex, uint64 _slot) internal',
      meaning: 'Prevents reuse of a proof. A validator’s first slot must also be above 8,192.',
      params: {
        $: 'The manager’s storage.',
        _validatorIndex: 'The validator’s index on the beacon chain.',
        _slot: 'The slot of the beacon block in the proof.',
      },
      reverts: [
        {
          error: 'SlotTooCloseToLastProvenSlot',
          when: '`_slot` isn’t more than 8,192 above `lastProvenSlot`.',
        },
      ],
    },
    {
      kind: 'function',
      signature:
        'function safeWithdrawFromYieldProvider(address _yieldProvider, uint256 _amount) external',
      meaning:
        'Withdraws ETH from a vault. `LineaRollup` gets it up to the target, and this contract gets the rest. It first pays the vault’s stETH debt, which lowers what can be withdrawn. ETH that this contract already held doesn’t move.',
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
      pausedBy: ['NATIVE_YIELD_UNSTAKING', 'GENERAL'],
      reverts: [unknownProvider, silentFailure],
      emits: [
        'YieldProviderWithdrawal',
        'YieldProviderStakingPaused',
        'LSTLiabilityPrincipalSynced',
      ],
    },
    {
      kind: 'function',
      signature:
        'function _withdrawFromYieldProvider(address _yieldProvider, uint256 _amount) internal',
      meaning:
        'Withdraws ETH from a vault and sends `LineaRollup` up to what the target lacks. If the target still isn’t met, it pauses staking.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _amount: 'In wei; with 0, the vault isn’t called.',
      },
      reverts: [silentFailure],
      emits: ['YieldProviderWithdrawal', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature:
        'function _delegatecallWithdrawFromYieldProvider(address _yieldProvider, uint256 _amount) internal',
      meaning:
        'Withdraws ETH through the adapter, and subtracts the amount from what the provider owes. The ETH arrives through `receive`, which lowers `pendingPermissionlessUnstake`.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _amount: 'In wei; 0 has no effect.',
      },
      reverts: [silentFailure],
    },
    {
      kind: 'function',
      signature:
        'function _delegatecallBeforeWithdrawFromYieldProvider(address _yieldProvider, bool _isPermissionlessReserveDeficitWithdrawal) internal',
      meaning: 'Lets the adapter pay stETH debt before it computes what it can pay out.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _isPermissionlessReserveDeficitWithdrawal:
          '`true` if an account without a role refills the reserve. Then no stETH debt is paid.',
      },
      reverts: [silentFailure],
      emits: ['LSTLiabilityPrincipalSynced'],
    },
    {
      kind: 'function',
      signature: 'function _decrementPendingPermissionlessUnstake(uint256 _amount) internal',
      meaning: 'Subtracts received ETH from `pendingPermissionlessUnstake`, down to 0.',
      params: {_amount: 'The received amount, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function safeAddToWithdrawalReserve(address _yieldProvider, uint256 _amount) external',
      meaning:
        'Sends ETH to `LineaRollup`, first from this contract and then from the vault, even beyond the target. It first pays the vault’s stETH debt. If it sends less than the target’s deficit, it pauses staking, even if the vault had more.',
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
      pausedBy: ['NATIVE_YIELD_UNSTAKING', 'GENERAL'],
      reverts: [unknownProvider, nothingSent, silentFailure],
      emits: [
        'WithdrawalReserveAugmented',
        'YieldProviderStakingPaused',
        'LSTLiabilityPrincipalSynced',
      ],
    },
    {
      kind: 'function',
      signature:
        'function _addToWithdrawalReserve(address _yieldProvider, uint256 _amount) internal',
      meaning:
        'Sends ETH to `LineaRollup`. It doesn’t call the vault if this contract holds enough.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _amount: 'In wei, at most what this contract holds and the vault can pay.',
      },
      reverts: [nothingSent, silentFailure],
      emits: ['WithdrawalReserveAugmented', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function replenishWithdrawalReserve(address _yieldProvider) external',
      meaning:
        'Refills the reserve up to its target, with this contract’s ETH and then with what the vault can pay immediately. You pay the gas, and the next claims get the ETH. If the target still isn’t met, it pauses staking.',
      callers: ['anyone'],
      pausedBy: ['NATIVE_YIELD_PERMISSIONLESS_ACTIONS', 'GENERAL'],
      reverts: replenishReverts,
      emits: ['WithdrawalReserveReplenished', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function pauseStaking(address _yieldProvider) external',
      meaning:
        'Pauses a provider’s deposits until `unpauseStaking`, without a time limit. No pause type stops this function.',
      callers: [{role: 'STAKING_PAUSE_CONTROLLER_ROLE'}],
      reverts: [
        unknownProvider,
        {error: 'StakingAlreadyPaused', when: 'Staking is already paused for the provider.'},
        silentFailure,
      ],
      emits: ['YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function _pauseStaking(address _yieldProvider) internal',
      meaning: 'Stops deposits at the vault, then records it.',
      params: {_yieldProvider: 'The adapter’s address.'},
      reverts: [silentFailure],
      emits: ['YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function _pauseStakingIfNotAlready(address _yieldProvider) internal',
      meaning:
        'Pauses staking unless it’s already paused. Functions that pause staking as a side effect use it.',
      params: {_yieldProvider: 'The adapter’s address.'},
      reverts: [silentFailure],
      emits: ['YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function unpauseStaking(address _yieldProvider) external',
      meaning:
        'Resumes a provider’s deposits. It requires the minimum, while `fundYieldProvider` requires the target. Until the target is met, the vault can stake only the ETH that it has.',
      callers: [{role: 'STAKING_PAUSE_CONTROLLER_ROLE'}],
      reverts: [
        unknownProvider,
        belowMinimum,
        {error: 'StakingAlreadyUnpaused', when: 'Staking isn’t paused for the provider.'},
        {
          error: 'UnpauseStakingForbiddenWithCurrentLSTLiability',
          when: 'The vault still has debt for stETH that users received.',
        },
        {
          error: 'UnpauseStakingForbiddenDuringPendingOssification',
          when: 'The shutdown has started and isn’t complete.',
        },
        {error: 'UnpauseStakingForbiddenWhenOssified', when: 'The shutdown is complete.'},
        silentFailure,
      ],
      emits: ['YieldProviderStakingUnpaused', 'LSTLiabilityPrincipalSynced'],
    },
    {
      kind: 'function',
      signature: 'function _unpauseStaking(address _yieldProvider) internal',
      meaning: 'Allows the vault’s deposits again, then records it.',
      params: {_yieldProvider: 'The adapter’s address.'},
      reverts: [
        {error: 'UnpauseStakingForbiddenWhenOssified', when: 'The shutdown is complete.'},
        silentFailure,
      ],
      emits: ['YieldProviderStakingUnpaused'],
    },
    {
      kind: 'function',
      signature:
        'function withdrawLST(address _yieldProvider, uint256 _amount, address _recipient) external',
      meaning:
        'Pays a withdrawal in stETH. You don’t call it: `LineaRollup` does, for the recipient of a message that it can’t pay in ETH. It pauses staking until the vault has repaid its debt and a role resumes it.',
      callers: [{only: '`LineaRollup`, in `claimMessageWithProofAndWithdrawLST`'}],
      pausedBy: ['NATIVE_YIELD_PERMISSIONLESS_ACTIONS', 'GENERAL'],
      reverts: lstReverts,
      emits: ['LSTMinted', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function initiateOssification(address _yieldProvider) external',
      meaning:
        'Starts a provider’s shutdown. It pays stETH debt as far as the vault can, asks Lido to disconnect the vault, and pauses staking. If Lido refuses, it doesn’t revert: `progressPendingOssification` asks again.',
      callers: [{role: 'OSSIFICATION_INITIATOR_ROLE'}],
      reverts: [
        unknownProvider,
        {
          error: 'OssificationAlreadyInitiated',
          when: 'The shutdown has started or is complete. A second check, for `AlreadyOssified`, is never reached.',
        },
        silentFailure,
      ],
      emits: [
        'YieldProviderOssificationInitiated',
        'YieldProviderStakingPaused',
        'LSTLiabilityPrincipalSynced',
      ],
    },
    {
      kind: 'function',
      signature:
        'function progressPendingOssification(address _yieldProvider) external returns (uint8 progressOssificationResult)',
      meaning:
        'Continues a shutdown. If it returns 2, this contract owns the vault, which isn’t part of Lido anymore. ETH reserved for validators becomes available.',
      callers: [{role: 'OSSIFICATION_PROCESSOR_ROLE'}],
      reverts: [
        unknownProvider,
        {error: 'OssificationNotInitiated', when: 'No shutdown has started.'},
        {error: 'AlreadyOssified', when: 'The shutdown is complete.'},
        silentFailure,
      ],
      emits: ['YieldProviderOssificationProcessed', 'LSTLiabilityPrincipalSynced'],
    },
    {
      kind: 'receive',
      signature: 'receive() external payable',
      meaning:
        'Accepts ETH from vaults, and from any other account, which can’t get it back. Each payment lowers `pendingPermissionlessUnstake`. It emits no event.',
    },
    {
      kind: 'function',
      signature:
        'function addYieldProvider(address _yieldProvider, bytes _vendorInitializationData) external',
      meaning:
        'Registers an adapter. For Lido, it also creates a vault with a dashboard and locks 1 ETH of this contract in it. That ETH counts as owed to users.',
      params: {
        _yieldProvider: 'The adapter’s address; not zero.',
        _vendorInitializationData:
          'For Lido, encoded as `(address defaultAdmin, address nodeOperator, address nodeOperatorManager, uint256 nodeOperatorFeeBP, uint256 confirmExpiry, RoleAddress[] roleAssignments)`: the fee in basis points, the time in seconds.',
      },
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_yieldProvider` is zero.'},
        {error: 'YieldProviderAlreadyAdded', when: 'The adapter is already registered.'},
        {
          error: 'ContextIsNotYieldManager',
          when: 'The adapter was deployed for another `YieldManager`.',
        },
        {message: '(no data)', when: '`_yieldProvider` has no code.'},
        {
          error: 'DelegateCallFailed',
          when: 'For Lido, this contract holds less than 1 ETH; or the adapter, or a contract that it calls, failed without data.',
        },
      ],
      emits: ['YieldProviderAdded'],
    },
    {
      kind: 'function',
      signature:
        'function removeYieldProvider(address _yieldProvider, bytes _vendorExitData) external',
      meaning:
        'Removes a provider that owes nothing to users. New reported yield is owed, and so is a Lido vault’s 1 ETH until the vault has left Lido. After the removal, the new owner must call `acceptOwnership` of the vault.',
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      reverts: [
        unknownProvider,
        {error: 'YieldProviderHasRemainingFunds', when: '`userFunds` isn’t 0.'},
        {error: 'NoVendorExitDataProvided', when: '`_vendorExitData` is empty.'},
        {error: 'ZeroAddressNotAllowed', when: 'The vault’s new owner is zero.'},
        silentFailure,
      ],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function emergencyRemoveYieldProvider(address _yieldProvider, bytes _vendorExitData) external',
      meaning:
        'Removes a provider regardless of what it owes, and transfers its vault with the ETH. After ossification, the new owner must call `acceptOwnership` of the vault. Before ossification, two dashboard roles must agree: see [provider states](/api/linea-smart-contracts/yield/yieldmanager#states). The call can then delete the provider while the vault keeps its owner. `getTotalSystemBalance` loses what the provider owed, which lowers minimum and target.',
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      reverts: [
        unknownProvider,
        {error: 'NoVendorExitDataProvided', when: '`_vendorExitData` is empty.'},
        {error: 'ZeroAddressNotAllowed', when: 'The vault’s new owner is zero.'},
        silentFailure,
      ],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function _removeYieldProvider(address _yieldProvider, bytes _vendorExitData, bool _isEmergencyRemove, uint256 _userFunds) internal',
      meaning:
        'Lets the adapter transfer the vault, moves the last provider to the free position, and deletes the data. It doesn’t check that the vault has its new owner.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _vendorExitData: 'For Lido: the ABI-encoded address of the vault’s new owner.',
        _isEmergencyRemove: 'Used in the event only.',
        _userFunds: 'Subtracted from the total, in wei.',
      },
      reverts: [
        {error: 'NoVendorExitDataProvided', when: '`_vendorExitData` is empty.'},
        {error: 'ZeroAddressNotAllowed', when: 'The vault’s new owner is zero.'},
        silentFailure,
      ],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature: 'function addL2YieldRecipient(address _l2YieldRecipient) external',
      meaning:
        'Adds an account to the yield recipients. From this block on, `YIELD_REPORTER_ROLE` can send all new yield to it.',
      params: {_l2YieldRecipient: 'An account on L2; not zero.'},
      callers: [{role: 'SET_L2_YIELD_RECIPIENT_ROLE'}],
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_l2YieldRecipient` is zero.'},
        {error: 'L2YieldRecipientAlreadyAdded', when: 'The account is already on the list.'},
      ],
      emits: ['L2YieldRecipientAdded'],
    },
    {
      kind: 'function',
      signature: 'function removeL2YieldRecipient(address _l2YieldRecipient) external',
      meaning:
        'Removes an account from the yield recipients. It can also remove the last one: then no yield can be reported.',
      params: {_l2YieldRecipient: 'An account on the list.'},
      callers: [{role: 'SET_L2_YIELD_RECIPIENT_ROLE'}],
      reverts: [{error: 'UnknownL2YieldRecipient', when: 'The account isn’t on the list.'}],
      emits: ['L2YieldRecipientRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function setWithdrawalReserveParameters(UpdateReserveParametersConfig _params) external',
      meaning:
        'Sets minimum and target of the reserve, from this block on and without a delay. No lower bound applies: the minimum can be 0. It moves no ETH. The struct’s order is minimum share, target share, minimum amount, target amount.',
      callers: [{role: 'WITHDRAWAL_RESERVE_SETTER_ROLE'}],
      reverts: reserveRules,
      emits: ['WithdrawalReserveParametersSet'],
    },
    {
      kind: 'function',
      signature:
        'function _setWithdrawalReserveParameters(UpdateReserveParametersConfig _params) internal',
      meaning:
        'Sets the four values, and also logs the previous ones, which are all 0 the first time.',
      params: {_params: 'Minimum and target, each as a share and as an amount.'},
      reverts: reserveRules,
      emits: ['WithdrawalReserveParametersSet'],
    },
  ],
} as const satisfies ContractFacts;
