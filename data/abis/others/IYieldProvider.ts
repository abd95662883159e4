import type {ContractFacts} from '../schema';

/** From Linea: the errors and the event of an adapter, whose code the manager runs. Its functions aren't called from outside. */
export const IYieldProvider = {
  name: 'IYieldProvider',
  kind: 'interface',
  summary: 'Errors and an event of a staking service’s adapter, which `YieldManager` runs.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/interfaces/IYieldProvider.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'enum',
      signature: 'enum OperationType {FundYieldProvider, ReportYield}',
      meaning: 'The operation that an error rejects.',
      params: {
        FundYieldProvider: 'Send ETH to the provider.',
        ReportYield: 'Report the provider’s yield.',
      },
    },
    {
      kind: 'event',
      signature:
        'event LSTLiabilityPrincipalSynced(uint8 indexed yieldProviderVendor, uint96 indexed yieldProviderIndex, uint256 oldLSTLiabilityPrincipal, uint256 newLSTLiabilityPrincipal)',
      meaning:
        'Emitted when the vault’s stETH debt is lower than recorded. The log has the address of `YieldManager`, whose compiled ABI doesn’t contain the event.',
      params: {
        yieldProviderVendor: '1 for a Lido vault.',
        yieldProviderIndex: 'The provider’s position at that time.',
        oldLSTLiabilityPrincipal: 'The previous record, in wei.',
        newLSTLiabilityPrincipal: 'The new record, in wei.',
      },
    },
    {
      kind: 'error',
      signature: 'error OperationNotSupportedDuringStakingPause(uint8 operationType)',
      meaning: 'Staking through this provider is paused.',
      params: {operationType: 'An `OperationType`: always 0.'},
    },
    {
      kind: 'error',
      signature: 'error OperationNotSupportedDuringOssification(uint8 operationType)',
      meaning: 'The provider’s shutdown has started or is complete.',
      params: {operationType: 'An `OperationType`: 0 for funding, 1 for a report.'},
    },
    {
      kind: 'error',
      signature: 'error UnknownYieldProviderVendor()',
      meaning: 'Never thrown in this revision.',
    },
    {
      kind: 'error',
      signature: 'error UnpauseStakingForbiddenWhenOssified()',
      meaning: 'A provider doesn’t stake again after its shutdown.',
    },
    {
      kind: 'error',
      signature: 'error MintLSTDisabledDuringOssification()',
      meaning: 'A provider mints no stETH after its shutdown has started.',
    },
    {
      kind: 'error',
      signature: 'error SingleValidatorOnlyForUnstakePermissionless()',
      meaning: 'The public key isn’t exactly 48 bytes long.',
    },
    {
      kind: 'error',
      signature: 'error NoValidatorExitForUnstakePermissionless()',
      meaning: 'Never thrown in this revision.',
    },
    {
      kind: 'error',
      signature: 'error ContextIsNotYieldManager()',
      meaning: 'The adapter was deployed for another `YieldManager`, or was called directly.',
    },
    {
      kind: 'error',
      signature: 'error NoVendorExitDataProvided()',
      meaning: 'The exit data is empty. It must contain the vault’s new owner.',
    },
  ],
} as const satisfies ContractFacts;
