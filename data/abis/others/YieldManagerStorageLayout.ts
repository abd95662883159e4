import type {ContractFacts} from '../schema';

/** Linea's own: the storage that the manager shares with the adapters whose code it runs. */
export const YieldManagerStorageLayout = {
  name: 'YieldManagerStorageLayout',
  kind: 'abstract contract',
  summary: 'The storage of `YieldManager`, which its yield providers write, too.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/YieldManagerStorageLayout.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'variable',
      signature: 'function L1_MESSAGE_SERVICE() public view returns (address)',
      meaning: 'Fixed in the code of the implementation: another one needs an upgrade.',
      returns: '`LineaRollup`, whose ETH is the withdrawal reserve.',
    },
    {
      kind: 'struct',
      signature:
        'struct YieldManagerStorage {uint16 minimumWithdrawalReservePercentageBps; uint16 targetWithdrawalReservePercentageBps; uint256 minimumWithdrawalReserveAmount; uint256 targetWithdrawalReserveAmount; uint256 userFundsInYieldProvidersTotal; uint256 pendingPermissionlessUnstake; address[] yieldProviders; mapping(address l2YieldRecipient => bool) isL2YieldRecipientKnown; mapping(address yieldProvider => YieldProviderStorage) yieldProviderStorage; mapping(uint64 validatorIndex => uint64 lastProvenSlot) lastProvenSlot;}',
      meaning: 'Stands at an ERC-7201 slot, so that upgrades and adapters find it alike.',
      params: {
        minimumWithdrawalReservePercentageBps: 'The minimum as a share, in basis points.',
        targetWithdrawalReservePercentageBps: 'The target as a share, in basis points.',
        minimumWithdrawalReserveAmount: 'The minimum as an amount, in wei.',
        targetWithdrawalReserveAmount: 'The target as an amount, in wei.',
        userFundsInYieldProvidersTotal: 'What all providers owe to users, in wei.',
        pendingPermissionlessUnstake: 'What unstaking without a role should still bring, in wei.',
        yieldProviders: 'The providers; zero stands at place 0.',
        isL2YieldRecipientKnown: 'Whether an account on L2 may receive yield.',
        yieldProviderStorage: 'The data of each provider.',
        lastProvenSlot: 'The slot of the last proof, by validator.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct YieldProviderStorage {uint8 yieldProviderVendor; bool isStakingPaused; bool isOssificationInitiated; bool isOssified; address primaryEntrypoint; address ossifiedEntrypoint; uint96 yieldProviderIndex; uint256 userFunds; uint256 yieldReportedCumulative; uint256 lstLiabilityPrincipal; uint256 lastReportedNegativeYield;}',
      meaning: 'What is kept of one provider; all zero once it is removed.',
      params: {
        yieldProviderVendor: '1 for a Lido vault; 0 is unused.',
        isStakingPaused: 'Whether new deposits to validators are stopped.',
        isOssificationInitiated: 'Whether its end has begun; stays `true` once it is ossified.',
        isOssified: 'Whether it is cut off from Lido for good.',
        primaryEntrypoint: 'What is called until then: the dashboard of the Lido vault.',
        ossifiedEntrypoint: 'What is called afterwards: the vault itself.',
        yieldProviderIndex: 'Its place in the list, from 1 on; changes when another one leaves.',
        userFunds: 'What it owes to users, reported yield included, in wei.',
        yieldReportedCumulative: 'All yield reported so far, in wei.',
        lstLiabilityPrincipal: 'What stETH paid out to users still costs the vault, in wei.',
        lastReportedNegativeYield: 'What was missing at the last report, in wei.',
      },
    },
    {
      kind: 'function',
      signature: 'function _getYieldManagerStorage() internal pure returns (YieldManagerStorage $)',
      meaning: 'Points to storage: what is written through it stays.',
      returns: {$: 'The storage of the manager.'},
    },
    {
      kind: 'function',
      signature:
        'function _getYieldProviderStorage(address _yieldProvider) internal view returns (YieldProviderStorage $$)',
      meaning: 'Gives zeros for a provider that is not known, and does not revert.',
      params: {_yieldProvider: 'The address of the adapter.'},
      returns: {$$: 'Its storage.'},
    },
  ],
} as const satisfies ContractFacts;
