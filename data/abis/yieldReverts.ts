import type {Revert} from './schema';

// YieldManager and its interface describe the same reverts. The pause types are facts of the contract.

export const unknownProvider = {
  error: 'UnknownYieldProvider',
  when: '`_yieldProvider` isn’t a registered adapter.',
} as const satisfies Revert;

export const silentFailure = {
  error: 'DelegateCallFailed',
  when: 'The adapter, or a contract that it calls, failed without data.',
} as const satisfies Revert;

/** The pause of the functions for any account, and of withdrawals in stETH. */
export const permissionlessPause = {
  error: 'IsPaused',
  when: '`NATIVE_YIELD_PERMISSIONLESS_ACTIONS` or `GENERAL` is paused.',
} as const satisfies Revert;

/** The reverts of `unstakePermissionless`, without pauses. */
export const unstakeReverts = [
  unknownProvider,
  {
    error: 'WithdrawalReserveNotInDeficit',
    when: '`LineaRollup` holds the minimum or more.',
  },
  {error: 'ReentrantCall', when: 'The call comes from within a guarded call.'},
  {
    error: 'SlotTooCloseToLastProvenSlot',
    when: '`_slot` isn’t more than 8,192 above `lastProvenSlot`.',
  },
  {
    error: 'NoRequirementToUnstakePermissionless',
    when: 'Available and pending ETH covers the target.',
  },
  {
    error: 'SingleValidatorOnlyForUnstakePermissionless',
    when: 'The public key isn’t 48 bytes long.',
  },
  {error: 'InvalidSlot', when: 'The proof isn’t about a block of `_slot`.'},
  {
    error: 'ValidatorNotActiveForLongEnough',
    when: 'The validator was activated less than 256 epochs before `_slot`.',
  },
  {
    message: 'Panic(0x11)',
    when: 'A proof has fewer than two hashes, or the beacon chain hasn’t yet set the validator’s activation epoch.',
  },
  {
    message: 'IndexOutOfRange()',
    when: 'The validator’s index is too large for the beacon chain.',
  },
  {error: 'RootNotFound', when: 'Ethereum doesn’t keep the beacon root for that time.'},
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
    when: 'A proof doesn’t lead to the beacon root: a value is wrong, or the validator belongs to another vault, is slashed or is exiting.',
  },
  {
    error: 'YieldProviderReturnedZeroUnstakeAmount',
    when: 'The validator has no ETH beyond 32 ETH and its pending withdrawals, or less than 1 gwei is needed.',
  },
  {
    error: 'UnstakedAmountExceedsRequired',
    when: 'The adapter would unstake too much. The Lido adapter never does.',
  },
  silentFailure,
] as const satisfies readonly Revert[];

/** The reverts of `replenishWithdrawalReserve`, without pauses. */
export const replenishReverts = [
  unknownProvider,
  {
    error: 'WithdrawalReserveNotInDeficit',
    when: '`LineaRollup` holds the minimum or more.',
  },
  {error: 'ReentrantCall', when: 'The call comes from within a guarded call.'},
  {
    error: 'NoAvailableFundsToReplenishWithdrawalReserve',
    when: 'The manager holds nothing, and the vault can pay nothing immediately.',
  },
  silentFailure,
] as const satisfies readonly Revert[];

/** The reverts of `withdrawLST`, without pauses. */
export const lstReverts = [
  unknownProvider,
  {error: 'SenderNotL1MessageService', when: 'The caller is not `LineaRollup`.'},
  {
    error: 'LSTWithdrawalNotAllowed',
    when: '`LineaRollup` calls it in an ordinary claim of a message to this function.',
  },
  {
    error: 'LSTWithdrawalExceedsYieldProviderFunds',
    when: '`_amount` is above `userFunds` minus the loss at the last report.',
  },
  {
    error: 'MintLSTDisabledDuringOssification',
    when: 'The provider’s shutdown has started or is complete.',
  },
  silentFailure,
] as const satisfies readonly Revert[];
