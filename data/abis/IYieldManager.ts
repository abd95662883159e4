import type {ContractFacts} from './schema';
import {lstReverts, permissionlessPause, replenishReverts, unstakeReverts} from './yieldReverts';

export const IYieldManager = {
  name: 'IYieldManager',
  kind: 'interface',
  summary: 'Functions, events and errors for staking bridged ETH on L1 and bringing it back.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/interfaces/IYieldManager.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iyieldmanager',
  bases: [],
  uses: [
    'YieldManager',
    'IPauseManager',
    'IPermissionsManager',
    'YieldManagerStorageLayout',
    'TransientStorageReentrancyGuardUpgradeable',
    'IYieldProvider',
    'IValidatorContainerProofVerifier',
    'SSZ',
  ],
  members: [
    {
      kind: 'struct',
      signature:
        'struct YieldManagerInitializationData {PauseTypeRole[] pauseTypeRoles; PauseTypeRole[] unpauseTypeRoles; RoleAddress[] roleAddresses; address[] initialL2YieldRecipients; address defaultAdmin; uint16 initialMinimumWithdrawalReservePercentageBps; uint16 initialTargetWithdrawalReservePercentageBps; uint256 initialMinimumWithdrawalReserveAmount; uint256 initialTargetWithdrawalReserveAmount;}',
      meaning: 'Argument of `YieldManager.initialize`. Each target must be above its minimum.',
      params: {
        pauseTypeRoles: 'The role that pauses each type.',
        unpauseTypeRoles: 'The role that lifts the pauses of each type.',
        roleAddresses: 'The account that receives each role.',
        initialL2YieldRecipients: 'The accounts on L2 that can receive yield; none of them zero.',
        defaultAdmin: 'The account that administers all roles; not zero.',
        initialMinimumWithdrawalReservePercentageBps:
          'The minimum as a share, in basis points: 10,000 at most.',
        initialTargetWithdrawalReservePercentageBps:
          'The target as a share, in basis points: 10,000 at most.',
        initialMinimumWithdrawalReserveAmount: 'The minimum as an amount, in wei.',
        initialTargetWithdrawalReserveAmount: 'The target as an amount, in wei.',
      },
    },
    {
      kind: 'event',
      signature: 'event YieldManagerDeployed(address l1MessageService)',
      meaning:
        'Emitted by the implementation in its constructor. The log has the implementation’s address, not the proxy’s.',
      params: {l1MessageService: 'The `LineaRollup` that this implementation serves.'},
    },
    {
      kind: 'event',
      signature:
        'event YieldManagerInitialized(bytes8 indexed contractVersion, address[] initialL2YieldRecipients)',
      meaning:
        'Emitted once per proxy, at initialization. Recipients in it have no `L2YieldRecipientAdded` event.',
      missingOn: ['mainnet'],
      params: {
        contractVersion:
          'The value of `YieldManager.CONTRACT_VERSION` in ASCII, padded with zeros.',
        initialL2YieldRecipients: 'The accounts on L2 that can receive yield from the start.',
      },
    },
    {
      kind: 'event',
      signature: 'event YieldManagerInitialized(address[] initialL2YieldRecipients)',
      meaning:
        'Emitted by the Mainnet proxy when it was initialized in February 2026. This form has no version.',
      gone: 'The newest source adds the contract version before the recipients, which changes the event’s topic.',
      params: {
        initialL2YieldRecipients: 'The accounts on L2 that can receive yield from the start.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct UpdateReserveParametersConfig {uint16 minimumWithdrawalReservePercentageBps; uint16 targetWithdrawalReservePercentageBps; uint256 minimumWithdrawalReserveAmount; uint256 targetWithdrawalReserveAmount;}',
      meaning:
        'Contains both shares, then both amounts. `WithdrawalReserveParametersSet` has another order.',
      params: {
        minimumWithdrawalReservePercentageBps: 'Share in basis points, below the target’s share.',
        targetWithdrawalReservePercentageBps: 'Share in basis points: 10,000 at most.',
        minimumWithdrawalReserveAmount: 'Amount in wei, below the target’s amount.',
        targetWithdrawalReserveAmount: 'Amount in wei.',
      },
    },
    {
      kind: 'event',
      signature: 'event ReserveFundsReceived(uint256 amount)',
      meaning:
        'Emitted when ETH leaves the reserve for staking, or when a claimed message from L2 calls `receiveFundsFromReserve`.',
      params: {amount: 'The ETH from `LineaRollup`, in wei.'},
    },
    {
      kind: 'event',
      signature: 'event YieldProviderFunded(address indexed yieldProvider, uint256 amount)',
      meaning: 'Emitted when the manager sends ETH to a vault. All of it counts as owed to users.',
      params: {
        yieldProvider: 'The adapter’s address.',
        amount: 'The ETH sent, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event NativeYieldReported(address indexed yieldProvider, address indexed l2YieldRecipient, uint256 yieldAmount, uint256 outstandingNegativeYield)',
      meaning:
        'Emitted when yield is reported, with a `MessageSent` of `LineaRollup` for the same amount, which the recipient gets on L2. At most one of the two amounts is above 0.',
      params: {
        yieldProvider: 'The adapter’s address.',
        l2YieldRecipient: 'The account that gets the yield on L2.',
        yieldAmount: 'The yield since the last report, in wei.',
        outstandingNegativeYield: 'The vault’s shortfall against all its debts, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event YieldProviderWithdrawal(address indexed yieldProvider, uint256 amountWithdrawn, uint256 reserveIncrementAmount)',
      meaning:
        'Emitted when a vault pays ETH. The rest after the reserve’s part stays in the manager.',
      params: {
        yieldProvider: 'The adapter’s address.',
        amountWithdrawn: 'The ETH that the vault paid, in wei; 0 if it had none.',
        reserveIncrementAmount: 'The part that went to `LineaRollup`, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event WithdrawalReserveAugmented(address indexed yieldProvider, uint256 reserveIncrementAmount, uint256 fromYieldManager, uint256 fromYieldProvider)',
      meaning:
        'Emitted when an account with a role brings ETH back. The last two amounts add up to the first.',
      params: {
        yieldProvider: 'The adapter in the call, even if its vault paid nothing.',
        reserveIncrementAmount: 'The ETH sent to `LineaRollup`, in wei.',
        fromYieldManager: 'The part from the manager, in wei.',
        fromYieldProvider: 'The part from the vault, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event WithdrawalReserveReplenished(address indexed yieldProvider, uint256 targetDeficit, uint256 reserveIncrementAmount, uint256 fromYieldManager, uint256 fromYieldProvider)',
      meaning:
        'Emitted when an account refills the reserve with `replenishWithdrawalReserve`. If the increment is below the deficit, the rest is still staked.',
      params: {
        yieldProvider: 'The adapter in the call, even if its vault paid nothing.',
        targetDeficit: 'The target’s deficit before the refill, in wei.',
        reserveIncrementAmount: 'The ETH sent to `LineaRollup`, in wei.',
        fromYieldManager: 'The part from the manager, in wei.',
        fromYieldProvider: 'The part from the vault, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event UnstakePermissionlessRequest(address indexed yieldProvider, uint64 indexed validatorIndex, uint64 indexed slot, uint256 requiredUnstakeAmount, uint256 unstakedAmount, bytes withdrawalParams)',
      meaning:
        'Emitted for a request to the beacon chain. The ETH arrives in the vault when Ethereum has processed the request.',
      params: {
        yieldProvider: 'The adapter’s address.',
        validatorIndex: 'The validator’s index on the beacon chain.',
        slot: 'The slot of the beacon block in the proof.',
        requiredUnstakeAmount:
          'The target’s deficit minus the manager’s ETH, what the vault could pay, and pending requests, in wei.',
        unstakedAmount: 'The maximum ETH from the request, in wei.',
        withdrawalParams:
          'For Lido: the public key and the address that receives the rest of the fee.',
      },
    },
    {
      kind: 'event',
      signature: 'event YieldProviderStakingPaused(address indexed yieldProvider)',
      meaning:
        'Emitted when a provider’s staking is paused. The cause is an account with the role, a shortfall of the reserve, a withdrawal in stETH, or the start of a shutdown.',
      params: {yieldProvider: 'The adapter’s address.'},
    },
    {
      kind: 'event',
      signature: 'event YieldProviderStakingUnpaused(address indexed yieldProvider)',
      meaning:
        'Emitted when an account with the role resumes staking. It never happens automatically after a shortfall.',
      params: {yieldProvider: 'The adapter’s address.'},
    },
    {
      kind: 'event',
      signature:
        'event LSTMinted(address indexed yieldProvider, address indexed recipient, uint256 amount)',
      meaning:
        'Emitted when a withdrawal from L2 is paid in stETH. The vault owes that stETH from then on.',
      params: {
        yieldProvider: 'The adapter’s address.',
        recipient: 'The account that received the stETH.',
        amount: 'The stETH in wei of ETH, not in shares.',
      },
    },
    {
      kind: 'event',
      signature: 'event YieldProviderOssificationInitiated(address indexed yieldProvider)',
      meaning:
        'Emitted when a shutdown starts. The provider never stakes again and pays no more stETH, but ETH can still be withdrawn.',
      params: {yieldProvider: 'The adapter’s address.'},
    },
    {
      kind: 'event',
      signature:
        'event YieldProviderOssificationProcessed(address indexed yieldProvider, uint8 progressOssificationResult)',
      meaning: 'Emitted at each attempt to continue a shutdown, even if it changes nothing.',
      params: {
        yieldProvider: 'The adapter’s address.',
        progressOssificationResult:
          '0: asked Lido again to disconnect the vault. 1: Lido hasn’t disconnected it yet. 2: complete.',
      },
    },
    {
      kind: 'event',
      signature:
        'event YieldProviderAdded(address indexed yieldProvider, uint8 indexed yieldProviderVendor, address primaryEntrypoint, address indexed ossifiedEntrypoint, uint256 usersFundsIncrement)',
      meaning: 'Emitted when a provider is added. It shows which vault belongs to an adapter.',
      params: {
        yieldProvider: 'The adapter’s address.',
        yieldProviderVendor: '1 for a Lido vault.',
        primaryEntrypoint: 'The vault’s dashboard.',
        ossifiedEntrypoint: 'The vault itself.',
        usersFundsIncrement: 'The vault’s initial ETH, in wei: 1 ETH for Lido.',
      },
    },
    {
      kind: 'event',
      signature: 'event YieldProviderRemoved(address indexed yieldProvider, bool emergencyRemoval)',
      meaning:
        'Emitted when the manager deletes a provider. It doesn’t prove that the vault has a new owner: check the logs of the vault and its dashboard.',
      params: {
        yieldProvider: 'The adapter’s address.',
        emergencyRemoval:
          '`true` if the removal skipped the check of the provider’s funds. The total then loses what the provider owed.',
      },
    },
    {
      kind: 'event',
      signature: 'event L2YieldRecipientAdded(address l2YieldRecipient)',
      meaning:
        'Emitted when an account joins the list. The parameter isn’t indexed: filter by topic and decode all logs.',
      params: {l2YieldRecipient: 'The account that can receive yield on L2 from now on.'},
    },
    {
      kind: 'event',
      signature: 'event L2YieldRecipientRemoved(address l2YieldRecipient)',
      meaning:
        'Emitted when an account leaves the list. Yield that was already reported still arrives on L2.',
      params: {l2YieldRecipient: 'The account that can no longer receive yield.'},
    },
    {
      kind: 'event',
      signature:
        'event WithdrawalReserveParametersSet(uint256 oldMinimumWithdrawalReservePercentageBps, uint256 oldMinimumWithdrawalReserveAmount, uint256 oldTargetWithdrawalReservePercentageBps, uint256 oldTargetWithdrawalReserveAmount, uint256 newMinimumWithdrawalReservePercentageBps, uint256 newMinimumWithdrawalReserveAmount, uint256 newTargetWithdrawalReservePercentageBps, uint256 newTargetWithdrawalReserveAmount)',
      meaning:
        'Emitted at each change of the reserve settings. The minimum comes before the target, and the share before the amount.',
      params: {
        oldMinimumWithdrawalReservePercentageBps: 'Previous share, in basis points.',
        oldMinimumWithdrawalReserveAmount: 'Previous amount, in wei.',
        oldTargetWithdrawalReservePercentageBps: 'Previous share, in basis points.',
        oldTargetWithdrawalReserveAmount: 'Previous amount, in wei.',
        newMinimumWithdrawalReservePercentageBps: 'New share, in basis points.',
        newMinimumWithdrawalReserveAmount: 'New amount, in wei.',
        newTargetWithdrawalReservePercentageBps: 'New share, in basis points.',
        newTargetWithdrawalReserveAmount: 'New amount, in wei.',
      },
    },
    {
      kind: 'error',
      signature: 'error DelegateCallFailed()',
      meaning:
        'From functions that run an adapter’s code. The adapter’s code failed without data, for example because ETH was missing. Errors with data pass through unchanged.',
    },
    {
      kind: 'error',
      signature: 'error UnknownYieldProvider()',
      meaning:
        'From functions with a `_yieldProvider`, except `isYieldProviderKnown` and `addYieldProvider`. The address isn’t a registered adapter. Use the adapter’s address, not the vault’s or its dashboard’s.',
    },
    {
      kind: 'error',
      signature: 'error YieldProviderIndexOutOfBounds(uint256 index, uint256 count)',
      meaning:
        'From `yieldProviderByIndex`. The position is out of range. Positions start at 1, so 0 fails.',
      params: {index: 'The requested position.', count: 'The last position.'},
    },
    {
      kind: 'error',
      signature: 'error UnknownL2YieldRecipient()',
      meaning:
        'From `reportYield` and `removeL2YieldRecipient`. The account on L2 isn’t on the list of yield recipients.',
    },
    {
      kind: 'error',
      signature: 'error SenderNotL1MessageService()',
      meaning:
        'From `receiveFundsFromReserve` and `withdrawLST`. Only `LineaRollup` can call this function. Use the function of `LineaRollup` that calls it.',
    },
    {
      kind: 'error',
      signature: 'error InsufficientWithdrawalReserve()',
      meaning:
        'From `receiveFundsFromReserve`, `fundYieldProvider` and `unpauseStaking`. `LineaRollup` holds, or would then hold, less ETH than the minimum, so no more ETH is staked.',
    },
    {
      kind: 'error',
      signature: 'error WithdrawalReserveNotInDeficit()',
      meaning:
        'From `replenishWithdrawalReserve` and `unstakePermissionless`. The reserve is at its minimum or above, so only accounts with a role can bring ETH back. A reserve below its target but not below its minimum isn’t enough.',
    },
    {
      kind: 'error',
      signature:
        'error SlotTooCloseToLastProvenSlot(uint256 _validatorIndex, uint256 _lastProvenSlot, uint256 _slot)',
      meaning:
        'From `unstakePermissionless`. Two proofs about a validator must be more than 8,192 slots of 12 seconds apart, a bit over 27 hours. Prove a newer block, or use another validator.',
      params: {
        _validatorIndex: 'The validator’s index.',
        _lastProvenSlot: 'The slot of the last proof; 0 if there was none.',
        _slot: 'The slot of this proof.',
      },
    },
    {
      kind: 'error',
      signature: 'error NoRequirementToUnstakePermissionless()',
      meaning:
        'From `unstakePermissionless`. The manager’s ETH, what the vault can pay, and pending requests cover the target. Call `replenishWithdrawalReserve`, or wait for the pending ETH.',
    },
    {
      kind: 'error',
      signature: 'error YieldProviderReturnedZeroUnstakeAmount()',
      meaning:
        'From `unstakePermissionless`. The validator has no ETH beyond 32 ETH and its pending withdrawals, or less than 1 gwei is needed.',
    },
    {
      kind: 'error',
      signature:
        'error UnstakedAmountExceedsRequired(uint256 _unstakedAmountWei, uint256 _requiredUnstakeAmountWei)',
      meaning:
        'From `unstakePermissionless`. The adapter would unstake more than needed. The Lido adapter never does.',
      params: {
        _unstakedAmountWei: 'The ETH that the adapter would unstake, in wei.',
        _requiredUnstakeAmountWei: 'The needed ETH, in wei.',
      },
    },
    {
      kind: 'error',
      signature: 'error NoAvailableFundsToReplenishWithdrawalReserve()',
      meaning:
        'From `replenishWithdrawalReserve`. The manager has no ETH, and the vault can pay none immediately. Unstake ETH first.',
    },
    {
      kind: 'error',
      signature: 'error StakingAlreadyPaused()',
      meaning:
        'From `pauseStaking`. The provider is already paused, possibly automatically after a shortfall.',
    },
    {
      kind: 'error',
      signature: 'error StakingAlreadyUnpaused()',
      meaning: 'From `unpauseStaking`. The provider isn’t paused.',
    },
    {
      kind: 'error',
      signature: 'error UnpauseStakingForbiddenWithCurrentLSTLiability()',
      meaning:
        'From `unpauseStaking`. The vault still owes stETH that users received. Yield reports and withdrawals by accounts with a role repay it.',
    },
    {
      kind: 'error',
      signature: 'error UnpauseStakingForbiddenDuringPendingOssification()',
      meaning:
        'From `unpauseStaking`. The shutdown has started. Once it’s complete, the adapter reverts with `UnpauseStakingForbiddenWhenOssified` instead.',
    },
    {
      kind: 'error',
      signature: 'error LSTWithdrawalNotAllowed()',
      meaning:
        'From `withdrawLST`. A message from L2 tried to call `withdrawLST` directly. Claim with `claimMessageWithProofAndWithdrawLST` of `LineaRollup`.',
    },
    {
      kind: 'error',
      signature: 'error LSTWithdrawalExceedsYieldProviderFunds()',
      meaning:
        'From `withdrawLST`. The withdrawal exceeds what the provider owes to users, minus its loss at the last report. Use another provider, or wait for ETH.',
    },
    {
      kind: 'error',
      signature: 'error OssificationNotInitiated()',
      meaning: 'From `progressPendingOssification`. No shutdown has started.',
    },
    {
      kind: 'error',
      signature: 'error OssificationAlreadyInitiated()',
      meaning: 'From `initiateOssification`. The shutdown has started or is complete.',
    },
    {
      kind: 'error',
      signature: 'error AlreadyOssified()',
      meaning:
        'From `progressPendingOssification`. The shutdown is complete. Starting it again reverts with `OssificationAlreadyInitiated`.',
    },
    {
      kind: 'error',
      signature: 'error YieldProviderAlreadyAdded()',
      meaning:
        'From `addYieldProvider`. The adapter is already registered. One adapter serves one vault.',
    },
    {
      kind: 'error',
      signature: 'error YieldProviderHasRemainingFunds(uint256 remainingUserFunds)',
      meaning:
        'From `removeYieldProvider`. The provider still owes ETH to users: withdraw everything first. `emergencyRemoveYieldProvider` doesn’t check this.',
      params: {remainingUserFunds: 'The provider’s debt to users, in wei.'},
    },
    {
      kind: 'error',
      signature: 'error L2YieldRecipientAlreadyAdded()',
      meaning: 'From `addL2YieldRecipient`. The account on L2 is already on the list.',
    },
    {
      kind: 'error',
      signature: 'error BpsMoreThan10000()',
      meaning:
        'From `initialize` of `YieldManager` and `setWithdrawalReserveParameters`. One of the two shares is above 100%.',
    },
    {
      kind: 'error',
      signature: 'error TargetReservePercentageMustBeAboveMinimum()',
      meaning:
        'From `initialize` of `YieldManager` and `setWithdrawalReserveParameters`. The target’s share isn’t above the minimum’s share.',
    },
    {
      kind: 'error',
      signature: 'error TargetReserveAmountMustBeAboveMinimum()',
      meaning:
        'From `initialize` of `YieldManager` and `setWithdrawalReserveParameters`. The target’s amount isn’t above the minimum’s amount. Two zeros also fail.',
    },
    {
      kind: 'function',
      signature:
        'function getTotalSystemBalance() external view returns (uint256 totalSystemBalance)',
      meaning: 'Returns the total that the reserve’s shares refer to.',
      returns: {
        totalSystemBalance:
          'The ETH of `LineaRollup` and of the manager, and what providers owe to users, in wei.',
      },
    },
    {
      kind: 'function',
      signature:
        'function getEffectiveMinimumWithdrawalReserve() external view returns (uint256 minimumWithdrawalReserve)',
      meaning:
        'Returns the minimum reserve: a share of the total, or a fixed amount if that is larger. The share changes with every deposit and withdrawal.',
      returns: {minimumWithdrawalReserve: 'What `LineaRollup` must hold, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function getEffectiveTargetWithdrawalReserve() external view returns (uint256 targetWithdrawalReserve)',
      meaning:
        'Returns the target reserve: a share of the total, or a fixed amount if that is larger.',
      returns: {targetWithdrawalReserve: 'What `LineaRollup` should hold, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function getMinimumReserveDeficit() external view returns (uint256 minimumReserveDeficit)',
      meaning:
        'Returns what `LineaRollup` lacks to reach the minimum. If it’s above 0, any account can refill the reserve.',
      returns: {
        minimumReserveDeficit:
          'What `LineaRollup` lacks to reach the minimum, in wei; otherwise 0.',
      },
    },
    {
      kind: 'function',
      signature:
        'function getTargetReserveDeficit() external view returns (uint256 targetReserveDeficit)',
      meaning:
        'Returns what `LineaRollup` lacks to reach the target. If it’s above 0, withdrawals from a vault go to the reserve first.',
      returns: {
        targetReserveDeficit: 'What `LineaRollup` lacks to reach the target, in wei; otherwise 0.',
      },
    },
    {
      kind: 'function',
      signature: 'function isWithdrawalReserveBelowMinimum() external view returns (bool)',
      meaning:
        'Returns whether the reserve is below its minimum. If it is, any account can refill the reserve, and no ETH can be staked.',
      returns: '`true` if `LineaRollup` holds less ETH than the minimum.',
    },
    {
      kind: 'function',
      signature:
        'function isL2YieldRecipientKnown(address _l2YieldRecipient) external view returns (bool)',
      meaning: 'Returns whether an account can receive yield. No getter returns the whole list.',
      params: {_l2YieldRecipient: 'An account on L2.'},
      returns: '`true` if the account can receive yield.',
    },
    {
      kind: 'function',
      signature:
        'function isYieldProviderKnown(address _yieldProvider) external view returns (bool)',
      meaning:
        'Returns whether an adapter is registered. Unlike other getters about a provider, it doesn’t revert for an unknown adapter.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: '`true` if the adapter is registered.',
    },
    {
      kind: 'function',
      signature: 'function yieldProviderCount() external view returns (uint256 count)',
      meaning:
        'Returns the number of adapters, which is also the last position for `yieldProviderByIndex`.',
      returns: {count: 'The number of registered adapters.'},
    },
    {
      kind: 'function',
      signature:
        'function yieldProviderByIndex(uint256 _index) external view returns (address yieldProvider)',
      meaning:
        'Returns the adapter at a position. When a provider is removed, the last provider moves to its position.',
      params: {_index: 'The position, from 1.'},
      returns: {yieldProvider: 'The adapter’s address.'},
    },
    {
      kind: 'function',
      signature:
        'function getYieldProviderData(address _yieldProvider) external view returns (YieldProviderStorage yieldProviderData)',
      meaning: 'Returns everything that the manager stores about a provider.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: {
        yieldProviderData:
          'The provider’s [eleven fields](/api/linea-smart-contracts/yield/yieldmanager#provider-data).',
      },
    },
    {
      kind: 'function',
      signature: 'function userFunds(address _yieldProvider) external view returns (uint256 funds)',
      meaning: 'Returns a recorded debt, not what the vault is worth or can pay.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: {funds: 'The provider’s debt to users, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function isStakingPaused(address _yieldProvider) external view returns (bool isPaused)',
      meaning:
        'Returns whether a provider’s deposits to validators are paused. It doesn’t check pause types.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: {isPaused: '`true` if the manager has paused the provider’s deposits.'},
    },
    {
      kind: 'function',
      signature: 'function isOssified(address _yieldProvider) external view returns (bool)',
      meaning: 'Returns whether a provider’s shutdown is complete. Its vault then only pays out.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: '`true` if the provider’s shutdown is complete.',
    },
    {
      kind: 'function',
      signature:
        'function isOssificationInitiated(address _yieldProvider) external view returns (bool isInitiated)',
      meaning:
        'Returns whether a provider’s shutdown has started. It stays `true` after the shutdown: to see whether it’s complete, call `isOssified`.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: {isInitiated: '`true` if the provider’s shutdown has started.'},
    },
    {
      kind: 'function',
      signature:
        'function userFundsInYieldProvidersTotal() external view returns (uint256 totalUserFunds)',
      meaning: 'Returns the sum of `userFunds` over all providers.',
      returns: {totalUserFunds: 'The debt of all providers to users, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function pendingPermissionlessUnstake() external view returns (uint256 pendingUnstake)',
      meaning:
        'Returns an estimate of pending ETH. Requests add to it, and every plain ETH transfer to the manager lowers it, from any sender.',
      returns: {pendingUnstake: 'ETH that such requests should still bring, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function lastProvenSlot(uint64 _validatorIndex) external view returns (uint64 lastProvenSlot)',
      meaning:
        'Returns the slot of the last proof about a validator. The next proof must be more than 8,192 slots newer.',
      params: {_validatorIndex: 'The validator’s index on the beacon chain.'},
      returns: {lastProvenSlot: 'The slot of the last proof; 0 if there was none.'},
    },
    {
      kind: 'function',
      signature: 'function withdrawableValue(address _yieldProvider) external returns (uint256)',
      meaning:
        'Returns what the vault can pay immediately. The function isn’t declared `view`, so use `eth_call`.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: 'The ETH that the vault can pay immediately, in wei.',
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature: 'function receiveFundsFromReserve() external payable',
      meaning: 'Receives ETH from `LineaRollup` for staking.',
      callers: [{only: '`LineaRollup`'}],
      emits: ['ReserveFundsReceived'],
    },
    {
      kind: 'function',
      signature: 'function transferFundsToReserve(uint256 _amount) external',
      meaning: 'Sends ETH that the manager already holds to `LineaRollup`.',
      params: {_amount: 'In wei, above 0.'},
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
    },
    {
      kind: 'function',
      signature: 'function fundYieldProvider(address _yieldProvider, uint256 _amount) external',
      meaning: 'Sends ETH from the manager to a vault, whose operator stakes it.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _amount: 'In wei. The manager must hold it.',
      },
      callers: [{role: 'YIELD_PROVIDER_STAKING_ROLE'}],
      emits: ['YieldProviderFunded'],
    },
    {
      kind: 'function',
      signature:
        'function reportYield(address _yieldProvider, address _l2YieldRecipient) external returns (uint256 newReportedYield, uint256 outstandingNegativeYield)',
      meaning: 'Reports a vault’s earnings with a message that brings the same value to L2.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _l2YieldRecipient: 'The account that gets the yield on L2.',
      },
      returns: {
        newReportedYield: 'The yield since the last report, in wei.',
        outstandingNegativeYield: 'The vault’s shortfall in wei, if it has no yield.',
      },
      callers: [{role: 'YIELD_REPORTER_ROLE'}],
      emits: ['NativeYieldReported'],
    },
    {
      kind: 'function',
      signature:
        'function unstake(address _yieldProvider, bytes _withdrawalParams) external payable',
      meaning: 'Requests ETH from validators. The caller chooses the validators and the amounts.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _withdrawalParams: 'Data for the adapter: see `YieldManager.unstake`.',
      },
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
    },
    {
      kind: 'function',
      signature:
        'function unstakePermissionless(address _yieldProvider, uint64 _validatorIndex, uint64 _slot, bytes _withdrawalParams, bytes _withdrawalParamsProof) external payable',
      meaning:
        'Requests ETH from one validator while the reserve is below its minimum, up to what the target still lacks after available and pending ETH. The caller proves the validator’s state.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _validatorIndex: 'The validator’s index on the beacon chain.',
        _slot: 'The slot of the beacon block in the proof.',
        _withdrawalParams: 'Data for the adapter: see `YieldManager.unstakePermissionless`.',
        _withdrawalParamsProof: 'The proof in the adapter’s format.',
      },
      callers: ['anyone'],
      reverts: [permissionlessPause, ...unstakeReverts],
      emits: ['UnstakePermissionlessRequest'],
    },
    {
      kind: 'function',
      signature:
        'function safeWithdrawFromYieldProvider(address _yieldProvider, uint256 _amount) external',
      meaning:
        'Withdraws ETH from a vault. It goes to the reserve up to its target, and the rest to the manager.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _amount: 'In wei. If the vault can pay less, the smaller amount counts.',
      },
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
      emits: ['YieldProviderWithdrawal', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature:
        'function safeAddToWithdrawalReserve(address _yieldProvider, uint256 _amount) external',
      meaning: 'Sends ETH to the reserve, first from the manager, then from the vault.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _amount: 'In wei. If manager and vault have less, the smaller amount counts.',
      },
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
      emits: ['WithdrawalReserveAugmented', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function replenishWithdrawalReserve(address _yieldProvider) external',
      meaning:
        'Fills the reserve up to its target while it’s below its minimum, with ETH that’s available immediately.',
      params: {_yieldProvider: 'The adapter whose vault pays what the manager lacks.'},
      callers: ['anyone'],
      reverts: [permissionlessPause, ...replenishReverts],
      emits: ['WithdrawalReserveReplenished', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function pauseStaking(address _yieldProvider) external',
      meaning: 'Stops new deposits to validators. Active validators continue.',
      params: {_yieldProvider: 'The adapter’s address.'},
      callers: [{role: 'STAKING_PAUSE_CONTROLLER_ROLE'}],
      emits: ['YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function unpauseStaking(address _yieldProvider) external',
      meaning: 'Resumes deposits, unless the reserve, stETH debt or a shutdown prevents it.',
      params: {_yieldProvider: 'The adapter’s address.'},
      callers: [{role: 'STAKING_PAUSE_CONTROLLER_ROLE'}],
      emits: ['YieldProviderStakingUnpaused'],
    },
    {
      kind: 'function',
      signature:
        'function withdrawLST(address _yieldProvider, uint256 _amount, address _recipient) external',
      meaning: 'Pays a withdrawal from L2 in stETH, against the vault’s ETH.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _amount: 'The stETH in wei of ETH.',
        _recipient: 'The account that gets the stETH on L1.',
      },
      callers: [{only: '`LineaRollup`, in `claimMessageWithProofAndWithdrawLST`'}],
      reverts: [permissionlessPause, ...lstReverts],
      emits: ['LSTMinted', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function initiateOssification(address _yieldProvider) external',
      meaning: 'Starts to disconnect a vault from Lido. It can’t be undone.',
      params: {_yieldProvider: 'The adapter’s address.'},
      callers: [{role: 'OSSIFICATION_INITIATOR_ROLE'}],
      emits: ['YieldProviderOssificationInitiated', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature:
        'function progressPendingOssification(address _yieldProvider) external returns (uint8 progressOssificationResult)',
      meaning: 'Continues a shutdown as far as Lido allows. Call it until it returns 2.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: {
        progressOssificationResult:
          '0: asked Lido again to disconnect the vault. 1: Lido hasn’t disconnected it yet. 2: complete.',
      },
      callers: [{role: 'OSSIFICATION_PROCESSOR_ROLE'}],
      emits: ['YieldProviderOssificationProcessed'],
    },
    {
      kind: 'function',
      signature:
        'function addYieldProvider(address _yieldProvider, bytes _vendorInitializationData) external',
      meaning: 'Registers an adapter and lets it create its vault.',
      params: {
        _yieldProvider: 'The adapter’s address; not zero.',
        _vendorInitializationData: 'Data for the adapter: see `YieldManager.addYieldProvider`.',
      },
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      emits: ['YieldProviderAdded'],
    },
    {
      kind: 'function',
      signature:
        'function removeYieldProvider(address _yieldProvider, bytes _vendorExitData) external',
      meaning: 'Removes a provider that owes nothing to users.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _vendorExitData: 'For Lido: the ABI-encoded address of the vault’s new owner.',
      },
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function emergencyRemoveYieldProvider(address _yieldProvider, bytes _vendorExitData) external',
      meaning:
        'Removes a provider even if it still owes ETH to users. Use it if each new yield report adds debt, which blocks `removeYieldProvider`.',
      params: {
        _yieldProvider: 'The adapter’s address.',
        _vendorExitData: 'For Lido: the ABI-encoded address of the vault’s new owner.',
      },
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature: 'function addL2YieldRecipient(address _L2YieldRecipient) external',
      meaning: 'Adds an account to the list. It doesn’t check that the account exists on L2.',
      params: {_L2YieldRecipient: 'An account on L2; not zero.'},
      callers: [{role: 'SET_L2_YIELD_RECIPIENT_ROLE'}],
      emits: ['L2YieldRecipientAdded'],
    },
    {
      kind: 'function',
      signature: 'function removeL2YieldRecipient(address _L2YieldRecipient) external',
      meaning: 'Removes an account from the list. Messages with earlier reports still arrive.',
      params: {_L2YieldRecipient: 'An account on the list.'},
      callers: [{role: 'SET_L2_YIELD_RECIPIENT_ROLE'}],
      emits: ['L2YieldRecipientRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function setWithdrawalReserveParameters(UpdateReserveParametersConfig _params) external',
      meaning: 'Sets all four values at once, and so how much bridged ETH can be staked.',
      params: {_params: 'Minimum and target, each as a share and as an amount.'},
      callers: [{role: 'WITHDRAWAL_RESERVE_SETTER_ROLE'}],
      emits: ['WithdrawalReserveParametersSet'],
    },
  ],
} as const satisfies ContractFacts;
