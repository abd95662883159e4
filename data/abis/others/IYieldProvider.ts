import type {ContractFacts} from '../schema';

/** Linea's own: what the code of an adapter, run by the manager, answers and emits. Its functions are not called from outside. */
export const IYieldProvider = {
  name: 'IYieldProvider',
  kind: 'interface',
  summary: 'What the adapter of a staking service answers and emits when `YieldManager` runs it.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/interfaces/IYieldProvider.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'enum',
      signature: 'enum OperationType {FundYieldProvider, ReportYield}',
      meaning: 'What an error says was refused.',
      params: {
        FundYieldProvider: 'Sending ETH to the provider.',
        ReportYield: 'Reporting what it earned.',
      },
    },
    {
      kind: 'event',
      signature:
        'event LSTLiabilityPrincipalSynced(uint8 indexed yieldProviderVendor, uint96 indexed yieldProviderIndex, uint256 oldLSTLiabilityPrincipal, uint256 newLSTLiabilityPrincipal)',
      meaning:
        'The vault owes less for stETH than was on record. The log comes from the address of `YieldManager`, whose own ABI does not have it.',
      params: {
        yieldProviderVendor: '1 for a Lido vault.',
        yieldProviderIndex: 'The place of the provider at that time.',
        oldLSTLiabilityPrincipal: 'What was on record, in wei.',
        newLSTLiabilityPrincipal: 'What is on record now, in wei.',
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
      meaning: 'The provider is being shut down or is shut down.',
      params: {operationType: 'An `OperationType`: 0 for funding, 1 for a report.'},
    },
    {
      kind: 'error',
      signature: 'error UnknownYieldProviderVendor()',
      meaning: 'Nothing in this revision throws it.',
    },
    {
      kind: 'error',
      signature: 'error UnpauseStakingForbiddenWhenOssified()',
      meaning: 'A provider that is shut down does not stake again.',
    },
    {
      kind: 'error',
      signature: 'error MintLSTDisabledDuringOssification()',
      meaning: 'No stETH comes from a provider once its shutdown has begun.',
    },
    {
      kind: 'error',
      signature: 'error SingleValidatorOnlyForUnstakePermissionless()',
      meaning: 'The public key is not exactly 48 bytes long.',
    },
    {
      kind: 'error',
      signature: 'error NoValidatorExitForUnstakePermissionless()',
      meaning: 'Nothing in this revision throws it.',
    },
    {
      kind: 'error',
      signature: 'error ContextIsNotYieldManager()',
      meaning:
        'The adapter was called by itself, or by a manager other than the one it was made for.',
    },
    {
      kind: 'error',
      signature: 'error NoVendorExitDataProvided()',
      meaning: 'The data for the exit is empty: it has to name who gets the vault.',
    },
  ],
} as const satisfies ContractFacts;
