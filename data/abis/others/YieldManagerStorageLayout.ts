import type {ContractFacts} from '../schema';

/** From Linea: the storage that the manager shares with its adapters. */
export const YieldManagerStorageLayout = {
  name: 'YieldManagerStorageLayout',
  kind: 'abstract contract',
  summary: 'Storage that `YieldManager` shares with its yield providers.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/YieldManagerStorageLayout.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'variable',
      signature: 'function L1_MESSAGE_SERVICE() public view returns (address)',
      meaning:
        'Returns the message service. Its address is in the implementation’s code, so a change requires an upgrade.',
      returns: '`LineaRollup`, whose ETH is the withdrawal reserve.',
    },
    {
      kind: 'struct',
      signature:
        'struct YieldManagerStorage {uint16 minimumWithdrawalReservePercentageBps; uint16 targetWithdrawalReservePercentageBps; uint256 minimumWithdrawalReserveAmount; uint256 targetWithdrawalReserveAmount; uint256 userFundsInYieldProvidersTotal; uint256 pendingPermissionlessUnstake; address[] yieldProviders; mapping(address l2YieldRecipient => bool) isL2YieldRecipientKnown; mapping(address yieldProvider => YieldProviderStorage) yieldProviderStorage; mapping(uint64 validatorIndex => uint64 lastProvenSlot) lastProvenSlot;}',
      meaning:
        'Stores all data of the manager at an ERC-7201 slot, so that upgrades and adapters use the same storage.',
      params: {
        minimumWithdrawalReservePercentageBps: 'The minimum as a share, in basis points.',
        targetWithdrawalReservePercentageBps: 'The target as a share, in basis points.',
        minimumWithdrawalReserveAmount: 'The minimum as an amount, in wei.',
        targetWithdrawalReserveAmount: 'The target as an amount, in wei.',
        userFundsInYieldProvidersTotal: 'The debt of all providers to users, in wei.',
        pendingPermissionlessUnstake:
          'The ETH that permissionless requests should still bring, in wei.',
        yieldProviders: 'The providers; position 0 contains zero.',
        isL2YieldRecipientKnown: '`true` if an account on L2 can receive yield.',
        yieldProviderStorage: 'The data of each provider.',
        lastProvenSlot: 'The slot of the last proof, by validator.',
      },
    },
    {
      kind: 'struct',
      signature:
        'struct YieldProviderStorage {uint8 yieldProviderVendor; bool isStakingPaused; bool isOssificationInitiated; bool isOssified; address primaryEntrypoint; address ossifiedEntrypoint; uint96 yieldProviderIndex; uint256 userFunds; uint256 yieldReportedCumulative; uint256 lstLiabilityPrincipal; uint256 lastReportedNegativeYield;}',
      meaning: 'Stores the data of one provider. All fields are zero after its removal.',
      params: {
        yieldProviderVendor: '1 for a Lido vault; 0 is unused.',
        isStakingPaused: '`true` if new deposits to validators are stopped.',
        isOssificationInitiated: '`true` once the shutdown has started, also after its end.',
        isOssified: '`true` once the vault is permanently disconnected from Lido.',
        primaryEntrypoint: 'The contract called before ossification: the Lido vault’s dashboard.',
        ossifiedEntrypoint: 'The contract called after ossification: the vault itself.',
        yieldProviderIndex:
          'The position in the list, from 1; can change when another provider is removed.',
        userFunds: 'The provider’s debt to users, including reported yield, in wei.',
        yieldReportedCumulative: 'All yield reported so far, in wei.',
        lstLiabilityPrincipal: 'The vault’s debt for stETH paid to users, in wei.',
        lastReportedNegativeYield: 'The vault’s loss at the last report, in wei.',
      },
    },
    {
      kind: 'function',
      signature: 'function _getYieldManagerStorage() internal pure returns (YieldManagerStorage $)',
      meaning: 'Returns a storage pointer: writes through it persist.',
      returns: {$: 'The manager’s storage.'},
    },
    {
      kind: 'function',
      signature:
        'function _getYieldProviderStorage(address _yieldProvider) internal view returns (YieldProviderStorage $$)',
      meaning:
        'Returns a provider’s storage. For an unknown provider, it returns zeros and doesn’t revert.',
      params: {_yieldProvider: 'The adapter’s address.'},
      returns: {$$: 'The provider’s storage.'},
    },
  ],
} as const satisfies ContractFacts;
