import type {ContractFacts, Revert} from './schema';

const unknownProvider = {
  error: 'UnknownYieldProvider',
  when: '`_yieldProvider` is not a registered adapter.',
} as const satisfies Revert;
const silentFailure = {
  error: 'DelegateCallFailed',
  when: 'The code of the adapter, or of what it calls, failed without data.',
} as const satisfies Revert;
const belowMinimum = {
  error: 'InsufficientWithdrawalReserve',
  when: '`LineaRollup` holds less than the minimum.',
} as const satisfies Revert;
const nothingSent = {
  error: 'NoEthSent',
  when: '0 wei would go to `LineaRollup`, which refuses that.',
} as const satisfies Revert;
const tooLittle = {
  message: '(no data)',
  when: '`_amount` is more than this contract holds.',
} as const satisfies Revert;
const reserveRules = [
  {error: 'BpsMoreThan10000', when: 'A share is above 10,000 basis points.'},
  {
    error: 'TargetReservePercentageMustBeAboveMinimum',
    when: 'The share of the target is not above that of the minimum.',
  },
  {
    error: 'TargetReserveAmountMustBeAboveMinimum',
    when: 'The amount of the target is not above that of the minimum.',
  },
] as const satisfies readonly Revert[];

export const YieldManager = {
  name: 'YieldManager',
  kind: 'contract',
  summary:
    'Stakes part of the bridged ETH on L1, keeps a reserve for withdrawals, and takes ETH back.',
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
        'Moves ETH from here into a vault. `LineaRollup` has a role of the same name for the step before, granted there.',
    },
    {
      kind: 'constant',
      signature: 'function YIELD_PROVIDER_UNSTAKER_ROLE() public view returns (bytes32)',
      value: 'keccak256("YIELD_PROVIDER_UNSTAKER_ROLE")',
      meaning: 'Brings ETH back, whatever the state of the reserve.',
    },
    {
      kind: 'constant',
      signature: 'function YIELD_REPORTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("YIELD_REPORTER_ROLE")',
      meaning:
        'Decides when yield goes to L2, and to which recipient on the list. The adapter computes how much.',
    },
    {
      kind: 'constant',
      signature: 'function STAKING_PAUSE_CONTROLLER_ROLE() public view returns (bytes32)',
      value: 'keccak256("STAKING_PAUSE_CONTROLLER_ROLE")',
      meaning: 'Stops and starts the deposits of one provider, which no pause type does.',
    },
    {
      kind: 'constant',
      signature: 'function OSSIFICATION_INITIATOR_ROLE() public view returns (bytes32)',
      value: 'keccak256("OSSIFICATION_INITIATOR_ROLE")',
      meaning: 'Begins the shutdown of a provider, which cannot be undone.',
    },
    {
      kind: 'constant',
      signature: 'function OSSIFICATION_PROCESSOR_ROLE() public view returns (bytes32)',
      value: 'keccak256("OSSIFICATION_PROCESSOR_ROLE")',
      meaning: 'Carries a shutdown on that another role has begun.',
    },
    {
      kind: 'constant',
      signature: 'function WITHDRAWAL_RESERVE_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("WITHDRAWAL_RESERVE_SETTER_ROLE")',
      meaning: 'Decides which part of the ETH must not, and which should not, be staked.',
    },
    {
      kind: 'constant',
      signature: 'function SET_YIELD_PROVIDER_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_YIELD_PROVIDER_ROLE")',
      meaning:
        'Adds and removes adapters. Their code runs as this contract, over its storage and its ETH.',
    },
    {
      kind: 'constant',
      signature: 'function SET_L2_YIELD_RECIPIENT_ROLE() public view returns (bytes32)',
      value: 'keccak256("SET_L2_YIELD_RECIPIENT_ROLE")',
      meaning: 'Decides who on L2 may receive yield.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant MAX_BPS',
      value: '10000',
      meaning: 'Basis points that make 100%.',
    },
    {
      kind: 'constant',
      signature: 'uint64 internal constant SLOTS_PER_HISTORICAL_ROOT',
      value: '8192',
      meaning:
        'How many slots of 12 seconds have to pass between two proofs about a validator: 27 hours and 18 minutes.',
    },
    {
      kind: 'function',
      signature: 'function minimumWithdrawalReservePercentageBps() public view returns (uint256)',
      meaning: 'Of `getTotalSystemBalance`. With 0, only the amount counts.',
      returns: 'The minimum as a share, in basis points: 3,500 is 35%.',
    },
    {
      kind: 'function',
      signature: 'function minimumWithdrawalReserveAmount() public view returns (uint256)',
      meaning: 'Counts when it is more than the share, which protects small balances.',
      returns: 'The minimum as an amount, in wei.',
    },
    {
      kind: 'function',
      signature: 'function targetWithdrawalReservePercentageBps() public view returns (uint256)',
      meaning: 'Of `getTotalSystemBalance`; always above that of the minimum.',
      returns: 'The target as a share, in basis points: 4,000 is 40%.',
    },
    {
      kind: 'function',
      signature: 'function targetWithdrawalReserveAmount() public view returns (uint256)',
      meaning: 'Counts when it is more than the share; always above that of the minimum.',
      returns: 'The target as an amount, in wei.',
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyL1MessageService()',
      meaning:
        'A claimed message counts as a call of `LineaRollup`, too: what has this guard must expect anybody behind it.',
      reverts: [{error: 'SenderNotL1MessageService', when: 'The caller is not `LineaRollup`.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyWhenWithdrawalReserveHealthy()',
      meaning: 'Checks the minimum, not the target.',
      reverts: [belowMinimum],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyWhenWithdrawalReserveInDeficit(uint256 _amountToSubtract)',
      meaning: 'Opens what anybody may do. Between minimum and target it stays closed.',
      params: {
        _amountToSubtract: 'ETH of the caller that passes through and must not count, in wei.',
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
      meaning: 'Keeps foreign code from being run as this contract. It is asked before the role.',
      params: {_yieldProvider: 'The address of the adapter.'},
      reverts: [unknownProvider],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyKnownL2YieldRecipient(address _l2YieldRecipient)',
      meaning: 'Keeps yield to the accounts on the list. It is asked before the role.',
      params: {_l2YieldRecipient: 'An account on L2.'},
      reverts: [{error: 'UnknownL2YieldRecipient', when: 'The account is not on the list.'}],
    },
    {
      kind: 'constructor',
      signature: 'constructor(address _l1MessageService)',
      meaning: 'Fixes `LineaRollup` in the code, and locks the implementation.',
      params: {_l1MessageService: 'The proxy of `LineaRollup`; not zero.'},
      reverts: [{error: 'ZeroAddressNotAllowed', when: '`_l1MessageService` is zero.'}],
      emits: ['YieldManagerDeployed', 'Initialized'],
    },
    {
      kind: 'function',
      signature: 'function initialize(YieldManagerInitializationData _initializationData) external',
      meaning:
        'Sets up a new proxy. On the deployed one it has run and reverts for everybody. Put it into the transaction that deploys the proxy: whoever is first sets the roles.',
      params: {_initializationData: 'Roles, pauses, recipients and reserve.'},
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The proxy has been set up already, or it is the implementation.',
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
        'Counts changes of the interface, not set-ups. The contract on Mainnet reverts here without data: it is older.',
      missingOn: ['mainnet'],
      returns: {contractVersion: '`1.0`.'},
    },
    {
      kind: 'function',
      signature:
        'function getTotalSystemBalance() external view returns (uint256 totalSystemBalance)',
      meaning:
        'ETH that anybody sends to either contract raises it. What vaults have earned counts once it is reported.',
    },
    {
      kind: 'function',
      signature:
        'function _getTotalSystemBalance(uint256 _amountToSubtract) internal view returns (uint256 totalSystemBalance, uint256 cachedL1MessageServiceBalance)',
      meaning: 'Hands the ETH of `LineaRollup` on, so that it is looked up once.',
      params: {_amountToSubtract: 'Left out of the sum, in wei: the ETH of the running call.'},
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
        'The share is rounded down to a wei. A withdrawal lowers the share, but not the amount.',
    },
    {
      kind: 'function',
      signature:
        'function _getEffectiveMinimumWithdrawalReserve(uint256 _amountToSubtract) internal view returns (uint256 minimumWithdrawalReserve, uint256 cachedL1MessageServiceBalance)',
      meaning: 'The larger of share and amount.',
      params: {_amountToSubtract: 'Left out of the sum of which the share is taken, in wei.'},
      returns: {
        minimumWithdrawalReserve: 'What `LineaRollup` has to hold, in wei.',
        cachedL1MessageServiceBalance: 'The ETH of `LineaRollup`, in wei.',
      },
    },
    {
      kind: 'function',
      signature:
        'function getEffectiveTargetWithdrawalReserve() external view returns (uint256 targetWithdrawalReserve)',
      meaning: 'Up to here, ETH that is brought back goes to `LineaRollup` first.',
    },
    {
      kind: 'function',
      signature:
        'function _getEffectiveTargetWithdrawalReserve(uint256 _amountToSubtract) internal view returns (uint256 targetWithdrawalReserve, uint256 cachedL1MessageServiceBalance)',
      meaning: 'The larger of share and amount.',
      params: {_amountToSubtract: 'Left out of the sum of which the share is taken, in wei.'},
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
        'Above 0 exactly when `replenishWithdrawalReserve` is open. ETH that waits in this contract does not count as reserve.',
    },
    {
      kind: 'function',
      signature:
        'function getTargetReserveDeficit() external view returns (uint256 targetReserveDeficit)',
      meaning: 'What `replenishWithdrawalReserve` tries to send, once the minimum is missed.',
    },
    {
      kind: 'function',
      signature:
        'function _getTargetReserveDeficit(uint256 _amountToSubtract) internal view returns (uint256 targetReserveDeficit)',
      meaning: 'Never negative: a surplus gives 0.',
      params: {_amountToSubtract: 'Left out of the sum of which the share is taken, in wei.'},
      returns: {targetReserveDeficit: 'What `LineaRollup` lacks to the target, in wei.'},
    },
    {
      kind: 'function',
      signature: 'function isWithdrawalReserveBelowMinimum() public view returns (bool)',
      meaning:
        'Ask right before `replenishWithdrawalReserve`: one claim or one deposit on L1 can change the answer.',
    },
    {
      kind: 'function',
      signature:
        'function _isWithdrawalReserveBelowMinimum(uint256 _amountToSubtract) internal view returns (bool)',
      meaning: 'Exactly the minimum is not below it.',
      params: {_amountToSubtract: 'Left out of the sum of which the share is taken, in wei.'},
      returns: 'Whether `LineaRollup` holds less ETH than the minimum.',
    },
    {
      kind: 'function',
      signature:
        'function isL2YieldRecipientKnown(address _l2YieldRecipient) external view returns (bool)',
      meaning:
        'To list them, read the logs of set-up, `L2YieldRecipientAdded` and `L2YieldRecipientRemoved`.',
    },
    {
      kind: 'function',
      signature: 'function isYieldProviderKnown(address _yieldProvider) public view returns (bool)',
      meaning: 'On Mainnet, `LidoStVaultYieldProvider` is registered.',
    },
    {
      kind: 'function',
      signature: 'function yieldProviderCount() external view returns (uint256 count)',
      meaning: 'Leaves the empty place 0 out.',
    },
    {
      kind: 'function',
      signature:
        'function yieldProviderByIndex(uint256 _index) external view returns (address yieldProvider)',
      meaning: 'Walk from 1 to `yieldProviderCount` within one block to have each of them once.',
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
        'The last two amounts are as old as the last report or payment; the vault itself is not asked.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature: 'function userFunds(address _yieldProvider) external view returns (uint256 funds)',
      meaning:
        'Grows with each funding and each report, falls with each withdrawal and with stETH paid to users.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature:
        'function isStakingPaused(address _yieldProvider) external view returns (bool isPaused)',
      meaning:
        'What this contract noted, not what the vault says: Lido, or an account with a role at Lido, may have stopped it besides.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature: 'function isOssified(address _yieldProvider) external view returns (bool)',
      meaning: 'Then the vault is called itself, and no longer its dashboard.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature:
        'function isOssificationInitiated(address _yieldProvider) external view returns (bool isInitiated)',
      meaning: 'With `isOssified` still `false`, the shutdown is under way.',
      reverts: [unknownProvider],
    },
    {
      kind: 'function',
      signature:
        'function userFundsInYieldProvidersTotal() external view returns (uint256 totalUserFunds)',
      meaning: 'A loss in a vault does not lower it.',
    },
    {
      kind: 'function',
      signature:
        'function pendingPermissionlessUnstake() external view returns (uint256 pendingUnstake)',
      meaning:
        'As long as it is too high, `unstakePermissionless` allows less. ETH that has reached the vault counts twice, here and as withdrawable, until it is taken out.',
    },
    {
      kind: 'function',
      signature:
        'function lastProvenSlot(uint64 _validatorIndex) external view returns (uint64 lastProvenSlot)',
      meaning: 'Moves only when the whole call of `unstakePermissionless` succeeds.',
    },
    {
      kind: 'function',
      signature:
        'function _delegatecallYieldProvider(address _yieldProvider, bytes _callData) internal returns (bytes)',
      meaning:
        'Runs the code of the adapter as this contract. Whatever it or Lido answers on failure comes through unchanged, so an error may be none of those on this page.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _callData: 'The call, as bytes.',
      },
      returns: 'What the call gave back, as bytes.',
      reverts: [silentFailure],
    },
    {
      kind: 'function',
      signature: 'function _fundReserve(uint256 _amount) internal',
      meaning: 'Calls `fund` of `LineaRollup`, which logs `FundingReceived`.',
      params: {_amount: 'In wei, above 0.'},
      reverts: [nothingSent, tooLittle],
    },
    {
      kind: 'function',
      signature:
        'function withdrawableValue(address _yieldProvider) public returns (uint256 withdrawableAmount)',
      meaning:
        'The smaller of what the vault can pay and `userFunds`. ETH on validators is not in it, and changes nothing until it has arrived in the vault.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: {withdrawableAmount: 'What can be taken out at once, in wei.'},
      callers: ['anyone'],
      reverts: [unknownProvider, silentFailure],
    },
    {
      kind: 'function',
      signature: 'function receiveFundsFromReserve() external payable',
      meaning:
        'Called by `transferFundsForNativeYield` of `LineaRollup`. A message from L2 that calls it gives its ETH away: this contract has no way to return it to the sender.',
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
        'Logs nothing here: look for `FundingReceived` at `LineaRollup`. Does not look at minimum and target.',
      callers: [{role: 'YIELD_PROVIDER_UNSTAKER_ROLE'}],
      pausedBy: ['NATIVE_YIELD_UNSTAKING', 'GENERAL'],
      reverts: [nothingSent, tooLittle],
    },
    {
      kind: 'function',
      signature: 'function fundYieldProvider(address _yieldProvider, uint256 _amount) external',
      meaning:
        'Needs the target, not only the minimum: below the target it pauses staking first, the Lido adapter then refuses, and everything is undone, the pause included.',
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
          when: 'Never, as it is: a shutdown pauses staking, and you get the error before.',
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
        'The yield stays in the vault, now owed to users, and L2 pays out as much. It is what the vault is worth beyond what it owes to users, to Lido and to its operator, and for stETH. With the ETH that it has at hand, the vault then pays off stETH, Lido and operator as far as it can. Without any yield, a message of 0 wei is sent all the same. A pause of `L1_L2` or `GENERAL` at `LineaRollup` stops it as well.',
      callers: [{role: 'YIELD_REPORTER_ROLE'}],
      pausedBy: ['NATIVE_YIELD_REPORTING', 'GENERAL'],
      reverts: [
        unknownProvider,
        {error: 'UnknownL2YieldRecipient', when: '`_l2YieldRecipient` is not on the list.'},
        {
          error: 'OperationNotSupportedDuringOssification',
          when: 'The shutdown of the provider is done.',
        },
        {
          error: 'CallerIsNotYieldManager',
          when: '`LineaRollup` works with another manager.',
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
        'A request to the beacon chain, whose fee by EIP-7002 the value of the call pays. The ETH arrives in the vault when Ethereum has processed it, and does not count in `pendingPermissionlessUnstake`.',
      params: {
        _yieldProvider: 'The address of the adapter.',
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
        'Takes what the target lacks beyond what this contract holds, the vault can pay and is on its way, and leaves the validator 32 ETH. The value of the call pays the fee of EIP-7002. [What you need for it](/api/linea-smart-contracts/yield/yieldmanager#unstake-without-role) stands above.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _validatorIndex: 'The number of the validator on the beacon chain.',
        _slot: 'The slot of the beacon block that the proof is about.',
        _withdrawalParams:
          'For Lido, encoded as `(bytes pubkey, address refundRecipient)`: one key of 48 bytes.',
        _withdrawalParamsProof:
          'For Lido, an encoded `BeaconProofWitness`: that the validator is active, not slashed and not leaving.',
      },
      callers: ['anyone'],
      pausedBy: ['NATIVE_YIELD_PERMISSIONLESS_ACTIONS', 'GENERAL'],
      reverts: [
        unknownProvider,
        {
          error: 'WithdrawalReserveNotInDeficit',
          when: '`LineaRollup` holds the minimum or more.',
        },
        {error: 'ReentrantCall', when: 'It is called from within a guarded call.'},
        {
          error: 'SlotTooCloseToLastProvenSlot',
          when: '`_slot` is not more than 8,192 above `lastProvenSlot`.',
        },
        {
          error: 'NoRequirementToUnstakePermissionless',
          when: 'What is there and on its way covers the target.',
        },
        {
          error: 'SingleValidatorOnlyForUnstakePermissionless',
          when: 'The public key is not 48 bytes long.',
        },
        {error: 'InvalidSlot', when: 'The proof is not about a block of `_slot`.'},
        {
          error: 'ValidatorNotActiveForLongEnough',
          when: 'The validator was activated less than 256 epochs before `_slot`.',
        },
        {
          message: 'Panic(0x11)',
          when: 'A proof has fewer than two hashes, or the beacon chain has not yet set when the validator becomes active.',
        },
        {
          message: 'IndexOutOfRange()',
          when: 'The beacon chain has no room for a validator with that number.',
        },
        {error: 'RootNotFound', when: 'Ethereum does not keep the beacon root for that time.'},
        {
          error: 'BranchHasExtraItem',
          when: 'A proof has more hashes than the tree has levels.',
        },
        {
          error: 'BranchHasMissingItem',
          when: 'A proof has fewer hashes than the tree has levels.',
        },
        {
          error: 'InvalidProof',
          when: 'A proof does not lead to the beacon root: a value is wrong, or the validator belongs to another vault, is slashed or is leaving.',
        },
        {
          error: 'YieldProviderReturnedZeroUnstakeAmount',
          when: 'The validator has nothing to give beyond 32 ETH and what it is to pay already, or less than 1 gwei is needed.',
        },
        {
          error: 'UnstakedAmountExceedsRequired',
          when: 'The adapter would take too much; the one for Lido never does.',
        },
        silentFailure,
      ],
      emits: ['UnstakePermissionlessRequest'],
    },
    {
      kind: 'function',
      signature:
        'function _validateAndUpdateLastProvenSlot(YieldManagerStorage $, uint64 _validatorIndex, uint64 _slot) internal',
      meaning:
        'Keeps one proof from serving twice. Also the first slot of a validator has to be above 8,192.',
      params: {
        $: 'The storage of the manager.',
        _validatorIndex: 'The number of the validator on the beacon chain.',
        _slot: 'The slot of the beacon block that the proof is about.',
      },
      reverts: [
        {
          error: 'SlotTooCloseToLastProvenSlot',
          when: '`_slot` is not more than 8,192 above `lastProvenSlot`.',
        },
      ],
    },
    {
      kind: 'function',
      signature:
        'function safeWithdrawFromYieldProvider(address _yieldProvider, uint256 _amount) external',
      meaning:
        'Pays what the vault owes for stETH first, which lowers what can be taken. ETH that this contract held before is left where it is.',
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
        'Sends as much as the target lacks on to `LineaRollup`. When that is not enough, staking is paused.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _amount: 'In wei; with 0 the vault is not called.',
      },
      reverts: [silentFailure],
      emits: ['YieldProviderWithdrawal', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature:
        'function _delegatecallWithdrawFromYieldProvider(address _yieldProvider, uint256 _amount) internal',
      meaning:
        'Lowers what the provider owes by as much. The ETH comes in through `receive`, which lowers `pendingPermissionlessUnstake`.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _amount: 'In wei; with 0 nothing happens.',
      },
      reverts: [silentFailure],
    },
    {
      kind: 'function',
      signature:
        'function _delegatecallBeforeWithdrawFromYieldProvider(address _yieldProvider, bool _isPermissionlessReserveDeficitWithdrawal) internal',
      meaning: 'Lets the adapter pay for stETH before it is asked what it can pay out.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _isPermissionlessReserveDeficitWithdrawal:
          'Whether anybody refills the reserve: then nothing is paid for stETH.',
      },
      reverts: [silentFailure],
      emits: ['LSTLiabilityPrincipalSynced'],
    },
    {
      kind: 'function',
      signature: 'function _decrementPendingPermissionlessUnstake(uint256 _amount) internal',
      meaning: 'Stops at 0.',
      params: {_amount: 'What came in, in wei.'},
    },
    {
      kind: 'function',
      signature:
        'function safeAddToWithdrawalReserve(address _yieldProvider, uint256 _amount) external',
      meaning:
        'Pays what the vault owes for stETH first. Goes beyond the target when asked to. When it sends less than the target lacks, it pauses staking, even if the vault had more.',
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
      meaning: 'Leaves the vault alone when this contract holds enough.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _amount: 'In wei, at most what this contract holds and the vault can pay.',
      },
      reverts: [nothingSent, silentFailure],
      emits: ['WithdrawalReserveAugmented', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function replenishWithdrawalReserve(address _yieldProvider) external',
      meaning:
        'You pay the gas and get nothing but a fuller reserve, from which whoever claims next is paid. First goes what this contract holds, then what the vault can pay at once. When both are not enough, staking is paused.',
      callers: ['anyone'],
      pausedBy: ['NATIVE_YIELD_PERMISSIONLESS_ACTIONS', 'GENERAL'],
      reverts: [
        unknownProvider,
        {
          error: 'WithdrawalReserveNotInDeficit',
          when: '`LineaRollup` holds the minimum or more.',
        },
        {error: 'ReentrantCall', when: 'It is called from within a guarded call.'},
        {
          error: 'NoAvailableFundsToReplenishWithdrawalReserve',
          when: 'This contract holds nothing, and the vault can pay nothing at once.',
        },
        silentFailure,
      ],
      emits: ['WithdrawalReserveReplenished', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function pauseStaking(address _yieldProvider) external',
      meaning: 'No pause type stops it. Ends only by `unpauseStaking`, not by time.',
      callers: [{role: 'STAKING_PAUSE_CONTROLLER_ROLE'}],
      reverts: [
        unknownProvider,
        {error: 'StakingAlreadyPaused', when: 'Staking is paused for the provider.'},
        silentFailure,
      ],
      emits: ['YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function _pauseStaking(address _yieldProvider) internal',
      meaning: 'Stops deposits at the vault, then notes it.',
      params: {_yieldProvider: 'The address of the adapter.'},
      reverts: [silentFailure],
      emits: ['YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function _pauseStakingIfNotAlready(address _yieldProvider) internal',
      meaning: 'For pauses that follow from something else: it does not fail on a second one.',
      params: {_yieldProvider: 'The address of the adapter.'},
      reverts: [silentFailure],
      emits: ['YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function unpauseStaking(address _yieldProvider) external',
      meaning:
        'Works from the minimum on, while `fundYieldProvider` needs the target. Until then the vault can stake what it has.',
      callers: [{role: 'STAKING_PAUSE_CONTROLLER_ROLE'}],
      reverts: [
        unknownProvider,
        belowMinimum,
        {error: 'StakingAlreadyUnpaused', when: 'Staking is not paused for the provider.'},
        {
          error: 'UnpauseStakingForbiddenWithCurrentLSTLiability',
          when: 'The vault still owes for stETH that users took.',
        },
        {
          error: 'UnpauseStakingForbiddenDuringPendingOssification',
          when: 'The shutdown has begun and is not done.',
        },
        {error: 'UnpauseStakingForbiddenWhenOssified', when: 'The shutdown is done.'},
        silentFailure,
      ],
      emits: ['YieldProviderStakingUnpaused', 'LSTLiabilityPrincipalSynced'],
    },
    {
      kind: 'function',
      signature: 'function _unpauseStaking(address _yieldProvider) internal',
      meaning: 'Lets the vault deposit again, then notes it.',
      params: {_yieldProvider: 'The address of the adapter.'},
      reverts: [
        {error: 'UnpauseStakingForbiddenWhenOssified', when: 'The shutdown is done.'},
        silentFailure,
      ],
      emits: ['YieldProviderStakingUnpaused'],
    },
    {
      kind: 'function',
      signature:
        'function withdrawLST(address _yieldProvider, uint256 _amount, address _recipient) external',
      meaning:
        'The last resort of a withdrawal. You do not call it: `LineaRollup` does, for the recipient of a message that it has too little ETH to pay. Pauses staking, which cannot go on before the vault has paid back what it then owes.',
      callers: [{only: '`LineaRollup`, in `claimMessageWithProofAndWithdrawLST`'}],
      pausedBy: ['NATIVE_YIELD_PERMISSIONLESS_ACTIONS', 'GENERAL'],
      reverts: [
        unknownProvider,
        {error: 'SenderNotL1MessageService', when: 'The caller is not `LineaRollup`.'},
        {
          error: 'LSTWithdrawalNotAllowed',
          when: '`LineaRollup` calls for an ordinary claim, whose message names this function.',
        },
        {
          error: 'LSTWithdrawalExceedsYieldProviderFunds',
          when: '`_amount` is above `userFunds` less the loss at the last report.',
        },
        {
          error: 'MintLSTDisabledDuringOssification',
          when: 'The shutdown of the provider has begun or is done.',
        },
        silentFailure,
      ],
      emits: ['LSTMinted', 'YieldProviderStakingPaused'],
    },
    {
      kind: 'function',
      signature: 'function initiateOssification(address _yieldProvider) external',
      meaning:
        'Pays for stETH as far as the vault can, asks Lido to let the vault go, and pauses staking. When Lido refuses, it does not fail: `progressPendingOssification` asks again.',
      callers: [{role: 'OSSIFICATION_INITIATOR_ROLE'}],
      reverts: [
        unknownProvider,
        {
          error: 'OssificationAlreadyInitiated',
          when: 'The shutdown has begun, or is done. A second check, for `AlreadyOssified`, is never reached.',
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
        'With 2, this contract owns the vault, which is no longer part of Lido, and ETH set aside for validators is free again.',
      callers: [{role: 'OSSIFICATION_PROCESSOR_ROLE'}],
      reverts: [
        unknownProvider,
        {error: 'OssificationNotInitiated', when: 'No shutdown has begun.'},
        {error: 'AlreadyOssified', when: 'The shutdown is done.'},
        silentFailure,
      ],
      emits: ['YieldProviderOssificationProcessed', 'LSTLiabilityPrincipalSynced'],
    },
    {
      kind: 'receive',
      signature: 'receive() external payable',
      meaning:
        'Takes ETH from vaults, and from anybody as a gift that cannot be taken back. All of it lowers `pendingPermissionlessUnstake`. No event is logged.',
    },
    {
      kind: 'function',
      signature:
        'function addYieldProvider(address _yieldProvider, bytes _vendorInitializationData) external',
      meaning:
        'For Lido, a vault with its dashboard is made, and 1 ETH that this contract has to hold is locked in it: it counts as owed to users.',
      params: {
        _yieldProvider: 'The address of the adapter; not zero.',
        _vendorInitializationData:
          'For Lido, encoded as `(address defaultAdmin, address nodeOperator, address nodeOperatorManager, uint256 nodeOperatorFeeBP, uint256 confirmExpiry, RoleAddress[] roleAssignments)`: the fee in basis points, the time in seconds.',
      },
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_yieldProvider` is zero.'},
        {error: 'YieldProviderAlreadyAdded', when: 'The adapter is registered.'},
        {
          error: 'ContextIsNotYieldManager',
          when: 'The adapter was made for another manager.',
        },
        {message: '(no data)', when: 'There is no code at `_yieldProvider`.'},
        {
          error: 'DelegateCallFailed',
          when: 'For Lido, this contract holds less than 1 ETH; or the code of the adapter, or of what it calls, failed without data.',
        },
      ],
      emits: ['YieldProviderAdded'],
    },
    {
      kind: 'function',
      signature:
        'function removeYieldProvider(address _yieldProvider, bytes _vendorExitData) external',
      meaning:
        'A report that comes before it makes it fail: new yield is owed to users again. The 1 ETH of a Lido vault is owed, too, and only free once the vault has left Lido. The new owner then has to call `acceptOwnership` of the vault.',
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      reverts: [
        unknownProvider,
        {error: 'YieldProviderHasRemainingFunds', when: '`userFunds` is not 0.'},
        {error: 'NoVendorExitDataProvided', when: '`_vendorExitData` is empty.'},
        {error: 'ZeroAddressNotAllowed', when: 'The new owner of the vault is zero.'},
        silentFailure,
      ],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function emergencyRemoveYieldProvider(address _yieldProvider, bytes _vendorExitData) external',
      meaning:
        'Gives the vault away with the ETH in it. Once it is ossified, the new owner has to call `acceptOwnership` of the vault. Before, the dashboard wants two of its roles to agree. A contract with neither of them is refused. With one, it may only leave a confirmation: then nothing reverts, the vault stays where it is, and the provider is removed here all the same. What it owed leaves `getTotalSystemBalance`, which lowers minimum and target.',
      callers: [{role: 'SET_YIELD_PROVIDER_ROLE'}],
      reverts: [
        unknownProvider,
        {error: 'NoVendorExitDataProvided', when: '`_vendorExitData` is empty.'},
        {error: 'ZeroAddressNotAllowed', when: 'The new owner of the vault is zero.'},
        silentFailure,
      ],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function _removeYieldProvider(address _yieldProvider, bytes _vendorExitData, bool _isEmergencyRemove, uint256 _userFunds) internal',
      meaning:
        'Has the adapter hand the vault over, moves the last provider to the free place, and deletes the rest. Does not check that the vault changed hands.',
      params: {
        _yieldProvider: 'The address of the adapter.',
        _vendorExitData: 'For Lido: the ABI-encoded address that gets the vault.',
        _isEmergencyRemove: 'Only for the event.',
        _userFunds: 'What the total is lowered by, in wei.',
      },
      reverts: [
        {error: 'NoVendorExitDataProvided', when: '`_vendorExitData` is empty.'},
        {error: 'ZeroAddressNotAllowed', when: 'The new owner of the vault is zero.'},
        silentFailure,
      ],
      emits: ['YieldProviderRemoved'],
    },
    {
      kind: 'function',
      signature: 'function addL2YieldRecipient(address _l2YieldRecipient) external',
      meaning: 'From this block on, `YIELD_REPORTER_ROLE` may send it all new yield.',
      params: {_l2YieldRecipient: 'An account on L2; not zero.'},
      callers: [{role: 'SET_L2_YIELD_RECIPIENT_ROLE'}],
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_l2YieldRecipient` is zero.'},
        {error: 'L2YieldRecipientAlreadyAdded', when: 'The account is on the list.'},
      ],
      emits: ['L2YieldRecipientAdded'],
    },
    {
      kind: 'function',
      signature: 'function removeL2YieldRecipient(address _l2YieldRecipient) external',
      meaning: 'The last one can be removed, too: then nobody can report.',
      params: {_l2YieldRecipient: 'An account on the list.'},
      callers: [{role: 'SET_L2_YIELD_RECIPIENT_ROLE'}],
      reverts: [{error: 'UnknownL2YieldRecipient', when: 'The account is not on the list.'}],
      emits: ['L2YieldRecipientRemoved'],
    },
    {
      kind: 'function',
      signature:
        'function setWithdrawalReserveParameters(UpdateReserveParametersConfig _params) external',
      meaning:
        'In force from this block on, without a delay and without a lower bound: a minimum of 0 is allowed. It moves no ETH.',
      callers: [{role: 'WITHDRAWAL_RESERVE_SETTER_ROLE'}],
      reverts: reserveRules,
      emits: ['WithdrawalReserveParametersSet'],
    },
    {
      kind: 'function',
      signature:
        'function _setWithdrawalReserveParameters(UpdateReserveParametersConfig _params) internal',
      meaning: 'Logs the values of before as well, which the first time are all 0.',
      params: {_params: 'Minimum and target, each as a share and as an amount.'},
      reverts: reserveRules,
      emits: ['WithdrawalReserveParametersSet'],
    },
  ],
} as const satisfies ContractFacts;
