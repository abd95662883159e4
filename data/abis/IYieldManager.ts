import type {ContractFacts} from './schema';

export const IYieldManager = {
  name: 'IYieldManager',
  kind: 'interface',
  summary:
    'The functions, events and errors with which bridged ETH is staked on L1 and taken back.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/interfaces/IYieldManager.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iyieldmanager',
  bases: [],
  uses: ['YieldManager', 'IPauseManager', 'IPermissionsManager', 'YieldManagerStorageLayout'],
  members: [
    {
      kind: 'struct',
      signature:
        'struct YieldManagerInitializationData {PauseTypeRole[] pauseTypeRoles; PauseTypeRole[] unpauseTypeRoles; RoleAddress[] roleAddresses; address[] initialL2YieldRecipients; address defaultAdmin; uint16 initialMinimumWithdrawalReservePercentageBps; uint16 initialTargetWithdrawalReservePercentageBps; uint256 initialMinimumWithdrawalReserveAmount; uint256 initialTargetWithdrawalReserveAmount;}',
      meaning: 'All that `YieldManager.initialize` takes. Each target has to be above its minimum.',
      params: {
        pauseTypeRoles: 'Which role pauses which type.',
        unpauseTypeRoles: 'Which role ends the pauses of which type.',
        roleAddresses: 'Who gets which role.',
        initialL2YieldRecipients: 'The accounts on L2 that may receive yield; none of them zero.',
        defaultAdmin: 'Who administers all roles; not zero.',
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
      meaning: 'Logged by the implementation in its constructor, so not found at the proxy.',
      params: {l1MessageService: 'The `LineaRollup` that this implementation works for.'},
    },
    {
      kind: 'event',
      signature:
        'event YieldManagerInitialized(bytes8 indexed contractVersion, address[] initialL2YieldRecipients)',
      meaning:
        'Once for each proxy. The recipients named here have no `L2YieldRecipientAdded` of their own.',
      missingOn: ['mainnet'],
      params: {
        contractVersion: 'What `YieldManager.CONTRACT_VERSION` gives, in ASCII, padded with zeros.',
        initialL2YieldRecipients: 'The accounts on L2 that may receive yield from the start.',
      },
    },
    {
      kind: 'event',
      signature: 'event YieldManagerInitialized(address[] initialL2YieldRecipients)',
      meaning:
        'The form without a version. The proxy on Mainnet logged it in February 2026, when it was set up.',
      gone: 'The newest source puts the version of the contract before the recipients, which gives the event another topic.',
      params: {
        initialL2YieldRecipients: 'The accounts on L2 that may receive yield from the start.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct UpdateReserveParametersConfig {uint16 minimumWithdrawalReservePercentageBps; uint16 targetWithdrawalReservePercentageBps; uint256 minimumWithdrawalReserveAmount; uint256 targetWithdrawalReserveAmount;}',
      meaning:
        'Both shares come first, then both amounts. `WithdrawalReserveParametersSet` has another order.',
      params: {
        minimumWithdrawalReservePercentageBps: 'Share in basis points; below that of the target.',
        targetWithdrawalReservePercentageBps: 'Share in basis points: 10,000 at most.',
        minimumWithdrawalReserveAmount: 'Amount in wei; below that of the target.',
        targetWithdrawalReserveAmount: 'Amount in wei.',
      },
    },
    {
      kind: 'event',
      signature: 'event ReserveFundsReceived(uint256 amount)',
      meaning:
        'ETH left the reserve for staking, or somebody claimed a message from L2 that gives its ETH away.',
      params: {amount: 'What came from `LineaRollup`, in wei.'},
    },
    {
      kind: 'event',
      signature: 'event YieldProviderFunded(address indexed yieldProvider, uint256 amount)',
      meaning: 'ETH went from the manager to a vault. The books count all of it as owed to users.',
      params: {
        yieldProvider: 'The address of the adapter.',
        amount: 'Everything that was sent, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event NativeYieldReported(address indexed yieldProvider, address indexed l2YieldRecipient, uint256 yieldAmount, uint256 outstandingNegativeYield)',
      meaning:
        'Comes with a `MessageSent` of `LineaRollup` for the same amount, which the recipient gets on L2. At most one of the two amounts is above 0.',
      params: {
        yieldProvider: 'The address of the adapter.',
        l2YieldRecipient: 'Who gets the yield on L2.',
        yieldAmount: 'What was earned since the last report, in wei.',
        outstandingNegativeYield: 'What the vault lacks to meet all that it owes, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event YieldProviderWithdrawal(address indexed yieldProvider, uint256 amountWithdrawn, uint256 reserveIncrementAmount)',
      meaning: 'What did not go to the reserve stays in the manager.',
      params: {
        yieldProvider: 'The address of the adapter.',
        amountWithdrawn: 'What the vault paid, in wei; 0 when it had nothing.',
        reserveIncrementAmount: 'What of it went to `LineaRollup`, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event WithdrawalReserveAugmented(address indexed yieldProvider, uint256 reserveIncrementAmount, uint256 fromYieldManager, uint256 fromYieldProvider)',
      meaning: 'An account with a role brought ETH back. The two last amounts add up to the first.',
      params: {
        yieldProvider: 'The adapter that was named, even when it paid nothing.',
        reserveIncrementAmount: 'What went to `LineaRollup`, in wei.',
        fromYieldManager: 'What of it came from the manager, in wei.',
        fromYieldProvider: 'What the vault paid, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event WithdrawalReserveReplenished(address indexed yieldProvider, uint256 targetDeficit, uint256 reserveIncrementAmount, uint256 fromYieldManager, uint256 fromYieldProvider)',
      meaning:
        'Somebody refilled the reserve with `replenishWithdrawalReserve`. With less than the deficit, the rest is still in staking.',
      params: {
        yieldProvider: 'The adapter that was named, even when it paid nothing.',
        targetDeficit: 'What was missing to the target before, in wei.',
        reserveIncrementAmount: 'What went to `LineaRollup`, in wei.',
        fromYieldManager: 'What of it came from the manager, in wei.',
        fromYieldProvider: 'What the vault paid, in wei.',
      },
    },
    {
      kind: 'event',
      signature:
        'event UnstakePermissionlessRequest(address indexed yieldProvider, uint64 indexed validatorIndex, uint64 indexed slot, uint256 requiredUnstakeAmount, uint256 unstakedAmount, bytes withdrawalParams)',
      meaning:
        'A request to the beacon chain, no payment: the ETH arrives in the vault when Ethereum has processed it.',
      params: {
        yieldProvider: 'The address of the adapter.',
        validatorIndex: 'The number of the validator on the beacon chain.',
        slot: 'The slot of the beacon block that the proof is about.',
        requiredUnstakeAmount:
          'What the target lacked beyond what the manager held, the vault could pay and was on its way, in wei.',
        unstakedAmount: 'What the request brings at most, in wei.',
        withdrawalParams: 'For Lido: the public key and who gets back what the fee left over.',
      },
    },
    {
      kind: 'event',
      signature: 'event YieldProviderStakingPaused(address indexed yieldProvider)',
      meaning:
        'Also logged when a shortfall, stETH for a user or the beginning of a shutdown pauses a provider that was staking.',
      params: {yieldProvider: 'The address of the adapter.'},
    },
    {
      kind: 'event',
      signature: 'event YieldProviderStakingUnpaused(address indexed yieldProvider)',
      meaning: 'Never follows a shortfall by itself: somebody with the role decided it.',
      params: {yieldProvider: 'The address of the adapter.'},
    },
    {
      kind: 'event',
      signature:
        'event LSTMinted(address indexed yieldProvider, address indexed recipient, uint256 amount)',
      meaning: 'A withdrawal from L2 was paid in stETH. The vault owes that stETH from then on.',
      params: {
        yieldProvider: 'The address of the adapter.',
        recipient: 'Who got the stETH.',
        amount: 'The stETH, counted as wei of ETH and not in shares.',
      },
    },
    {
      kind: 'event',
      signature: 'event YieldProviderOssificationInitiated(address indexed yieldProvider)',
      meaning:
        'The provider never stakes again, and pays no more stETH. ETH is still taken back from it.',
      params: {yieldProvider: 'The address of the adapter.'},
    },
    {
      kind: 'event',
      signature:
        'event YieldProviderOssificationProcessed(address indexed yieldProvider, uint8 progressOssificationResult)',
      meaning: 'Logged at every attempt, also at one that changed nothing.',
      params: {
        yieldProvider: 'The address of the adapter.',
        progressOssificationResult:
          '0: asked Lido again to let the vault go. 1: Lido has not let it go yet. 2: done.',
      },
    },
    {
      kind: 'event',
      signature:
        'event YieldProviderAdded(address indexed yieldProvider, uint8 indexed yieldProviderVendor, address primaryEntrypoint, address indexed ossifiedEntrypoint, uint256 usersFundsIncrement)',
      meaning: 'Tells which vault belongs to an adapter.',
      params: {
        yieldProvider: 'The address of the adapter.',
        yieldProviderVendor: '1 for a Lido vault.',
        primaryEntrypoint: 'The dashboard of the vault.',
        ossifiedEntrypoint: 'The vault itself.',
        usersFundsIncrement: 'What the vault holds from the start, in wei: 1 ETH for Lido.',
      },
    },
    {
      kind: 'event',
      signature: 'event YieldProviderRemoved(address indexed yieldProvider, bool emergencyRemoval)',
      meaning:
        'The manager has forgotten the provider. That the vault has another owner is not checked: look at the logs of the vault and of its dashboard.',
      params: {
        yieldProvider: 'The address of the adapter.',
        emergencyRemoval:
          'Whether it went without a look at its funds. What it owed then left the books.',
      },
    },
    {
      kind: 'event',
      signature: 'event L2YieldRecipientAdded(address l2YieldRecipient)',
      meaning: 'Not indexed: filter by topic and decode all of them.',
      params: {l2YieldRecipient: 'Who may receive yield on L2 from now on.'},
    },
    {
      kind: 'event',
      signature: 'event L2YieldRecipientRemoved(address l2YieldRecipient)',
      meaning: 'Yield that was reported before still arrives on L2.',
      params: {l2YieldRecipient: 'Who may receive none any more.'},
    },
    {
      kind: 'event',
      signature:
        'event WithdrawalReserveParametersSet(uint256 oldMinimumWithdrawalReservePercentageBps, uint256 oldMinimumWithdrawalReserveAmount, uint256 oldTargetWithdrawalReservePercentageBps, uint256 oldTargetWithdrawalReserveAmount, uint256 newMinimumWithdrawalReservePercentageBps, uint256 newMinimumWithdrawalReserveAmount, uint256 newTargetWithdrawalReservePercentageBps, uint256 newTargetWithdrawalReserveAmount)',
      meaning:
        'The history of the reserve in one log each. The minimum comes before the target, share before amount.',
      params: {
        oldMinimumWithdrawalReservePercentageBps: 'Share before, in basis points.',
        oldMinimumWithdrawalReserveAmount: 'Amount before, in wei.',
        oldTargetWithdrawalReservePercentageBps: 'Share before, in basis points.',
        oldTargetWithdrawalReserveAmount: 'Amount before, in wei.',
        newMinimumWithdrawalReservePercentageBps: 'Share from now on, in basis points.',
        newMinimumWithdrawalReserveAmount: 'Amount from now on, in wei.',
        newTargetWithdrawalReservePercentageBps: 'Share from now on, in basis points.',
        newTargetWithdrawalReserveAmount: 'Amount from now on, in wei.',
      },
    },
    {
      kind: 'error',
      signature: 'error DelegateCallFailed()',
      meaning:
        'The code of the adapter failed and said nothing: for example for want of ETH. An error with data comes through as it is.',
    },
    {
      kind: 'error',
      signature: 'error UnknownYieldProvider()',
      meaning:
        'The address is not that of a registered adapter. A vault or its dashboard in its place is refused, too.',
    },
    {
      kind: 'error',
      signature: 'error YieldProviderIndexOutOfBounds(uint256 index, uint256 count)',
      meaning: 'Places are counted from 1, and 0 is refused.',
      params: {index: 'The place that was asked for.', count: 'The last place there is.'},
    },
    {
      kind: 'error',
      signature: 'error UnknownL2YieldRecipient()',
      meaning: 'The account on L2 is not on the list of those that may receive yield.',
    },
    {
      kind: 'error',
      signature: 'error SenderNotL1MessageService()',
      meaning: 'Only `LineaRollup` may call this. Use the function of `LineaRollup` that does.',
    },
    {
      kind: 'error',
      signature: 'error InsufficientWithdrawalReserve()',
      meaning:
        '`LineaRollup` holds, or would hold afterwards, less ETH than the minimum: nothing more is staked.',
    },
    {
      kind: 'error',
      signature: 'error WithdrawalReserveNotInDeficit()',
      meaning:
        'The reserve is at its minimum or above, so that only accounts with a role bring ETH back. Below the target is not enough.',
    },
    {
      kind: 'error',
      signature:
        'error SlotTooCloseToLastProvenSlot(uint256 _validatorIndex, uint256 _lastProvenSlot, uint256 _slot)',
      meaning:
        'Two proofs about a validator need more than 8,192 slots of 12 seconds between them, a bit over 27 hours. Prove a newer block, or use another validator.',
      params: {
        _validatorIndex: 'The number of the validator.',
        _lastProvenSlot: 'The slot of the last proof; 0 when there was none.',
        _slot: 'The slot of this one.',
      },
    },
    {
      kind: 'error',
      signature: 'error NoRequirementToUnstakePermissionless()',
      meaning:
        'What the manager holds, the vault can pay and is on its way covers the target. Call `replenishWithdrawalReserve`, or wait for what is on its way.',
    },
    {
      kind: 'error',
      signature: 'error YieldProviderReturnedZeroUnstakeAmount()',
      meaning:
        'The validator has nothing to give beyond 32 ETH and what it is to pay already, or less than 1 gwei is needed.',
    },
    {
      kind: 'error',
      signature:
        'error UnstakedAmountExceedsRequired(uint256 _unstakedAmountWei, uint256 _requiredUnstakeAmountWei)',
      meaning:
        'A guard against adapters that take more than is needed. The one for Lido never does.',
      params: {
        _unstakedAmountWei: 'What it would take, in wei.',
        _requiredUnstakeAmountWei: 'What is needed, in wei.',
      },
    },
    {
      kind: 'error',
      signature: 'error NoAvailableFundsToReplenishWithdrawalReserve()',
      meaning:
        'The manager holds no ETH and the vault can pay none at once. ETH has to be unstaked first.',
    },
    {
      kind: 'error',
      signature: 'error StakingAlreadyPaused()',
      meaning: 'The provider is paused, perhaps by a shortfall and not by anybody.',
    },
    {
      kind: 'error',
      signature: 'error StakingAlreadyUnpaused()',
      meaning: 'The provider is staking already.',
    },
    {
      kind: 'error',
      signature: 'error UnpauseStakingForbiddenWithCurrentLSTLiability()',
      meaning:
        'The vault still owes stETH that users took. Reports of yield and withdrawals by accounts with a role pay it back.',
    },
    {
      kind: 'error',
      signature: 'error UnpauseStakingForbiddenDuringPendingOssification()',
      meaning:
        'The shutdown has begun. Once it is done, the adapter answers `UnpauseStakingForbiddenWhenOssified` instead.',
    },
    {
      kind: 'error',
      signature: 'error LSTWithdrawalNotAllowed()',
      meaning:
        'A message from L2 tried to call `withdrawLST` by itself. Claim with `claimMessageWithProofAndWithdrawLST` of `LineaRollup`.',
    },
    {
      kind: 'error',
      signature: 'error LSTWithdrawalExceedsYieldProviderFunds()',
      meaning:
        'The withdrawal is larger than what the provider owes to users less its loss at the last report. Take it through another provider, or wait for ETH.',
    },
    {
      kind: 'error',
      signature: 'error OssificationNotInitiated()',
      meaning: 'There is no shutdown to carry on.',
    },
    {
      kind: 'error',
      signature: 'error OssificationAlreadyInitiated()',
      meaning: 'The shutdown has begun, or is done: both answer so.',
    },
    {
      kind: 'error',
      signature: 'error AlreadyOssified()',
      meaning:
        'There is nothing left to carry on. Beginning a second time answers `OssificationAlreadyInitiated`.',
    },
    {
      kind: 'error',
      signature: 'error YieldProviderAlreadyAdded()',
      meaning: 'The adapter is registered. One adapter stands for one vault.',
    },
    {
      kind: 'error',
      signature: 'error YieldProviderHasRemainingFunds(uint256 remainingUserFunds)',
      meaning: 'Withdraw everything first. `emergencyRemoveYieldProvider` does not look.',
      params: {remainingUserFunds: 'What the provider owes to users, in wei.'},
    },
    {
      kind: 'error',
      signature: 'error L2YieldRecipientAlreadyAdded()',
      meaning: 'The account on L2 is on the list already.',
    },
    {
      kind: 'error',
      signature: 'error BpsMoreThan10000()',
      meaning: 'One of the two shares is above 100%.',
    },
    {
      kind: 'error',
      signature: 'error TargetReservePercentageMustBeAboveMinimum()',
      meaning: 'The share of the target is below that of the minimum or equal to it.',
    },
    {
      kind: 'error',
      signature: 'error TargetReserveAmountMustBeAboveMinimum()',
      meaning:
        'The amount of the target is below that of the minimum or equal to it: two zeros are refused.',
    },
    {
      kind: 'function',
      signature:
        'function getTotalSystemBalance() external view returns (uint256 totalSystemBalance)',
      meaning: 'The shares of the reserve are shares of this.',
      returns: {
        totalSystemBalance:
          'The ETH of `LineaRollup` and of the manager, and what providers owe to users, in wei.',
      },
    },
    {
      kind: 'function',
      signature:
        'function getEffectiveMinimumWithdrawalReserve() external view returns (uint256 minimumWithdrawalReserve)',
      meaning: 'The larger of share and amount. It moves with every deposit and withdrawal.',
      returns: {minimumWithdrawalReserve: 'What `LineaRollup` has to hold, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function getEffectiveTargetWithdrawalReserve() external view returns (uint256 targetWithdrawalReserve)',
      meaning: 'The larger of share and amount, as for the minimum.',
      returns: {targetWithdrawalReserve: 'What `LineaRollup` should hold, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function getMinimumReserveDeficit() external view returns (uint256 minimumReserveDeficit)',
      meaning: 'Above 0, anybody may refill the reserve.',
      returns: {
        minimumReserveDeficit: 'What `LineaRollup` lacks to the minimum, in wei; 0 without a lack.',
      },
    },
    {
      kind: 'function',
      signature:
        'function getTargetReserveDeficit() external view returns (uint256 targetReserveDeficit)',
      meaning: 'Above 0, withdrawals from a vault go to the reserve first.',
      returns: {
        targetReserveDeficit: 'What `LineaRollup` lacks to the target, in wei; 0 without a lack.',
      },
    },
    {
      kind: 'function',
      signature: 'function isWithdrawalReserveBelowMinimum() external view returns (bool)',
      meaning: 'Decides who may do what: below the minimum anybody may refill, and nobody stakes.',
      returns: 'Whether `LineaRollup` holds less ETH than the minimum.',
    },
    {
      kind: 'function',
      signature:
        'function isL2YieldRecipientKnown(address _l2YieldRecipient) external view returns (bool)',
      meaning: 'The only way to ask the state: the list itself cannot be read.',
      params: {_l2YieldRecipient: 'An account on L2.'},
      returns: 'Whether yield may be sent to it.',
    },
    {
      kind: 'function',
      signature:
        'function isYieldProviderKnown(address _yieldProvider) external view returns (bool)',
      meaning: 'Does not revert, unlike all other questions about a provider.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: 'Whether it is registered.',
    },
    {
      kind: 'function',
      signature: 'function yieldProviderCount() external view returns (uint256 count)',
      meaning: 'Also the last place that `yieldProviderByIndex` knows.',
      returns: {count: 'How many adapters are registered.'},
    },
    {
      kind: 'function',
      signature:
        'function yieldProviderByIndex(uint256 _index) external view returns (address yieldProvider)',
      meaning: 'Places change: when a provider is removed, the last one takes its place.',
      params: {_index: 'The place, from 1 on.'},
      returns: {yieldProvider: 'The address of the adapter.'},
    },
    {
      kind: 'function',
      signature:
        'function getYieldProviderData(address _yieldProvider) external view returns (YieldProviderStorage yieldProviderData)',
      meaning: 'Everything on record of one provider, with one call.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: {
        yieldProviderData:
          'Its [eleven fields](/api/linea-smart-contracts/yield/yieldmanager#provider-data).',
      },
    },
    {
      kind: 'function',
      signature: 'function userFunds(address _yieldProvider) external view returns (uint256 funds)',
      meaning: 'A debt on the books, not what the vault is worth or can pay.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: {funds: 'What the provider owes to users, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function isStakingPaused(address _yieldProvider) external view returns (bool isPaused)',
      meaning: 'About deposits to validators of one provider; pause types are asked elsewhere.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: {isPaused: 'Whether the manager has paused its deposits.'},
    },
    {
      kind: 'function',
      signature: 'function isOssified(address _yieldProvider) external view returns (bool)',
      meaning: 'From then on the vault only pays out.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: 'Whether its shutdown is done.',
    },
    {
      kind: 'function',
      signature:
        'function isOssificationInitiated(address _yieldProvider) external view returns (bool isInitiated)',
      meaning: 'Stays `true` when the shutdown is done; ask `isOssified` besides.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: {isInitiated: 'Whether its shutdown has begun.'},
    },
    {
      kind: 'function',
      signature:
        'function userFundsInYieldProvidersTotal() external view returns (uint256 totalUserFunds)',
      meaning: 'The sum of `userFunds` over all providers.',
      returns: {totalUserFunds: 'What all providers owe to users, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function pendingPermissionlessUnstake() external view returns (uint256 pendingUnstake)',
      meaning:
        'An estimate: requests add to it, and any ETH that reaches the manager by a plain transfer is taken off, wherever it comes from.',
      returns: {pendingUnstake: 'What is still expected from such requests, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function lastProvenSlot(uint64 _validatorIndex) external view returns (uint64 lastProvenSlot)',
      meaning: 'The next proof about this validator has to be more than 8,192 slots newer.',
      params: {_validatorIndex: 'The number of the validator on the beacon chain.'},
      returns: {lastProvenSlot: 'The slot of the last proof; 0 when there was none.'},
    },
    {
      kind: 'function',
      signature: 'function withdrawableValue(address _yieldProvider) external returns (uint256)',
      meaning: 'Declared as if it changed something: ask with `eth_call`.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: 'What the vault can pay at once, in wei.',
      callers: ['anyone'],
    },
    {
      kind: 'function',
      signature: 'function receiveFundsFromReserve() external payable',
      meaning: 'The way of ETH from `LineaRollup` to the manager.',
      callers: [{only: '`LineaRollup`'}],
      emits: ['ReserveFundsReceived'],
    },
    {
      kind: 'function',
      signature: 'function transferFundsToReserve(uint256 _amount) external',
      meaning: 'The way back, of ETH that the manager holds and no provider has to pay.',
      params: {_amount: 'In wei, above 0.'},
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
    },
    {
      kind: 'function',
      signature: 'function fundYieldProvider(address _yieldProvider, uint256 _amount) external',
      meaning: 'Hands ETH of the manager to a vault, whose operator stakes it.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _amount: 'In wei; the manager has to hold it.',
      },
      callers: [{role: 'YIELD_PROVIDER_STAKING_ROLE'}],
      emits: ['YieldProviderFunded'],
    },
    {
      kind: 'function',
      signature:
        'function reportYield(address _yieldProvider, address _l2YieldRecipient) external returns (uint256 newReportedYield, uint256 outstandingNegativeYield)',
      meaning: 'Turns what a vault has earned into a message that brings as much ETH to L2.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _l2YieldRecipient: 'Who gets the yield on L2.',
      },
      returns: {
        newReportedYield: 'What was earned since the last report, in wei.',
        outstandingNegativeYield: 'What the vault lacks, in wei, when it earned nothing.',
      },
      callers: [{role: 'YIELD_REPORTER_ROLE'}],
      emits: ['NativeYieldReported'],
    },
    {
      kind: 'function',
      signature:
        'function unstake(address _yieldProvider, bytes _withdrawalParams) external payable',
      meaning: 'Asks validators for ETH; their number and the amounts are up to the caller.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _withdrawalParams: 'What the adapter reads: see `YieldManager.unstake`.',
      },
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
    },
    {
      kind: 'function',
      signature:
        'function unstakePermissionless(address _yieldProvider, uint64 _validatorIndex, uint64 _slot, bytes _withdrawalParams, bytes _withdrawalParamsProof) external payable',
      meaning:
        'Lets anybody with a proof about a validator ask it for ETH while the reserve is below its minimum, for no more than the target lacks.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _validatorIndex: 'The number of the validator on the beacon chain.',
        _slot: 'The slot of the beacon block that the proof is about.',
        _withdrawalParams: 'What the adapter reads: see `YieldManager.unstakePermissionless`.',
        _withdrawalParamsProof: 'The proof, as the adapter reads it.',
      },
      callers: ['anyone'],
      emits: ['UnstakePermissionlessRequest'],
    },
    {
      kind: 'function',
      signature:
        'function safeWithdrawFromYieldProvider(address _yieldProvider, uint256 _amount) external',
      meaning:
        'Takes ETH out of a vault: to the reserve up to its target, the rest to the manager.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _amount: 'In wei; when the vault can pay less, that is taken.',
      },
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
      emits: ['YieldProviderWithdrawal', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature:
        'function safeAddToWithdrawalReserve(address _yieldProvider, uint256 _amount) external',
      meaning: 'Brings ETH to the reserve: first what the manager holds, then from the vault.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _amount: 'In wei; when manager and vault have less, that is taken.',
      },
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
      emits: ['WithdrawalReserveAugmented', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function replenishWithdrawalReserve(address _yieldProvider) external',
      meaning:
        'Lets anybody fill the reserve up to its target while it is below its minimum, from what can be paid at once.',
      params: {_yieldProvider: 'The adapter whose vault pays what the manager does not hold.'},
      callers: ['anyone'],
      emits: ['WithdrawalReserveReplenished', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function pauseStaking(address _yieldProvider) external',
      meaning: 'Stops new deposits to validators. Those that run go on.',
      params: {_yieldProvider: 'The address of the adapter.'},
      callers: [{role: 'STAKING_PAUSE_CONTROLLER_ROLE'}],
      emits: ['YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function unpauseStaking(address _yieldProvider) external',
      meaning: 'Lets deposits go on, unless the reserve, owed stETH or a shutdown forbids it.',
      params: {_yieldProvider: 'The address of the adapter.'},
      callers: [{role: 'STAKING_PAUSE_CONTROLLER_ROLE'}],
      emits: ['YieldProviderStakingUnpaused'],
    },
    {
      kind: 'function',
      signature:
        'function withdrawLST(address _yieldProvider, uint256 _amount, address _recipient) external',
      meaning: 'Pays a withdrawal from L2 in stETH, against the ETH in the vault.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _amount: 'The stETH, counted as wei of ETH.',
        _recipient: 'Who gets it on L1.',
      },
      callers: [{only: '`LineaRollup`, in `claimMessageWithProofAndWithdrawLST`'}],
      emits: ['LSTMinted', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function initiateOssification(address _yieldProvider) external',
      meaning: 'Begins to cut a vault off from Lido. There is no way back.',
      params: {_yieldProvider: 'The address of the adapter.'},
      callers: [{role: 'OSSIFICATION_INITIATOR_ROLE'}],
      emits: ['YieldProviderOssificationInitiated', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature:
        'function progressPendingOssification(address _yieldProvider) external returns (uint8 progressOssificationResult)',
      meaning: 'Carries a shutdown on as far as Lido allows. Call it until it answers 2.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: {
        progressOssificationResult:
          '0: asked Lido again to let the vault go. 1: Lido has not let it go yet. 2: done.',
      },
      callers: [{role: 'OSSIFICATION_PROCESSOR_ROLE'}],
      emits: ['YieldProviderOssificationProcessed'],
    },
    {
      kind: 'function',
      signature:
        'function addYieldProvider(address _yieldProvider, bytes _vendorInitializationData) external',
      meaning: 'Registers an adapter, and has it set up its vault.',
      params: {
        _yieldProvider: 'The address of the adapter; not zero.',
        _vendorInitializationData: 'What the adapter reads: see `YieldManager.addYieldProvider`.',
      },
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      emits: ['YieldProviderAdded'],
    },
    {
      kind: 'function',
      signature:
        'function removeYieldProvider(address _yieldProvider, bytes _vendorExitData) external',
      meaning: 'Lets go of a provider that owes nothing any more.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _vendorExitData: 'For Lido: the ABI-encoded address that gets the vault.',
      },
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function emergencyRemoveYieldProvider(address _yieldProvider, bytes _vendorExitData) external',
      meaning: 'Lets go of a provider whatever it owes, for one that keeps earning.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _vendorExitData: 'For Lido: the ABI-encoded address that gets the vault.',
      },
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature: 'function addL2YieldRecipient(address _L2YieldRecipient) external',
      meaning: 'Nothing checks that the account exists on L2.',
      params: {_L2YieldRecipient: 'An account on L2; not zero.'},
      callers: [{role: 'SET_L2_YIELD_RECIPIENT_ROLE'}],
      emits: ['L2YieldRecipientAdded'],
    },
    {
      kind: 'function',
      signature: 'function removeL2YieldRecipient(address _L2YieldRecipient) external',
      meaning: 'Affects later reports; a message that was sent is not called back.',
      params: {_L2YieldRecipient: 'An account on the list.'},
      callers: [{role: 'SET_L2_YIELD_RECIPIENT_ROLE'}],
      emits: ['L2YieldRecipientRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function setWithdrawalReserveParameters(UpdateReserveParametersConfig _params) external',
      meaning: 'Decides how much bridged ETH can be staked. All four values are set at once.',
      params: {_params: 'Minimum and target, each as a share and as an amount.'},
      callers: [{role: 'WITHDRAWAL_RESERVE_SETTER_ROLE'}],
      emits: ['WithdrawalReserveParametersSet'],
    },
  ],
} as const satisfies ContractFacts;
