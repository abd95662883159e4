import type {ContractFacts} from './schema';

export const LineaRollup = {
  name: 'LineaRollup',
  kind: 'contract',
  summary:
    'Accepts L2 data and validity proofs on Ethereum, holds the bridged ETH, and is the L1 half of the message service.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollup.sol',
  checked: '2026-11-22',
  page: 'linearollup',
  bases: [
    'InitializationVersionCheck',
    'LineaRollupBase',
    'LineaRollupYieldExtension',
    'LivenessRecovery',
    'Eip4844BlobAcceptor',
    'ClaimMessageV1',
  ],
  deployed: [
    'ethereum/LineaRollup',
    'ethereum/LineaRollup implementation',
    'ethereumSepolia/LineaRollup',
  ],
  showsInterface: true,
  members: [
    {
      kind: 'constructor',
      signature: 'constructor()',
      meaning: 'Locks the implementation, so that you can initialize only proxies.',
    },
    {
      kind: 'function',
      signature:
        'function initialize(BaseInitializationData _initializationData, address _livenessRecoveryOperator, address _yieldManager) external',
      meaning:
        'Initializes the proxy of a new network and sets its initialization number to 9. On a proxy in use, it reverts. The Mainnet proxy reached 9 by upgrades.',
      params: {
        _initializationData: 'The initial values of the network.',
        _livenessRecoveryOperator:
          'The account that can become operator after half a year without finalization; not zero.',
        _yieldManager: 'The contract that receives ETH for staking; not zero.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'InitializedVersionWrong',
          when: 'The proxy is already initialized, or you call the implementation.',
        },
        {
          error: 'ZeroAddressNotAllowed',
          when: 'One of the two addresses is zero, or an address in the data: verifier, filter, administrator or a role’s account.',
        },
        {error: 'ZeroHashNotAllowed', when: 'A role entry has no role.'},
        {error: 'PeriodIsZero', when: 'The period of the rate limit is 0 seconds.'},
        {error: 'LimitIsZero', when: 'The limit is 0 wei.'},
      ],
      emits: [
        'PauseTypeRoleSet',
        'UnPauseTypeRoleSet',
        'RateLimitInitialized',
        'RoleGranted',
        'LineaRollupBaseInitialized',
        'LivenessRecoveryOperatorAddressSet',
        'YieldManagerChanged',
        'Initialized',
      ],
    },
    {
      kind: 'function',
      signature: 'function renounceRole(bytes32 _role, address _account) public',
      meaning:
        'Gives up a role. It rejects the liveness recovery operator; every other account can give up its roles. It takes effect immediately, and only a new grant restores the role.',
      params: {
        _role: 'The hash of the role.',
        _account: 'The caller’s own address, to prevent mistakes.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'OnlyNonLivenessRecoveryOperator',
          when: '`_account` is `livenessRecoveryOperator`.',
        },
        {
          message: 'AccessControl: can only renounce roles for self',
          when: '`_account` isn’t the caller.',
        },
      ],
      emits: ['RoleRevoked'],
    },
    {
      kind: 'function',
      signature:
        'function reinitializeLineaRollupV9(uint256 _forcedTransactionFeeInWei, address _addressFilter) external',
      meaning:
        'Opens the queue of forced transactions at number 1, as a step of the upgrade from 7.1 to 8.0. It requires no role, so it runs in the upgrade’s transaction (July 16, 2026, on Mainnet). It also runs on a proxy that was never initialized, and then locks `initialize`.',
      params: {
        _forcedTransactionFeeInWei: 'The fee of one forced transaction, in wei; not 0.',
        _addressFilter: 'The filter that finalizations check; not zero.',
      },
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The proxy’s initialization number is 9 or higher, or you call the implementation.',
        },
        {error: 'ReentrantCall', when: 'The call comes from within a claim.'},
        {error: 'ZeroValueNotAllowed', when: 'The fee is 0 wei.'},
        {error: 'ZeroAddressNotAllowed', when: 'The filter is zero.'},
      ],
      emits: [
        'ForcedTransactionFeeSet',
        'AddressFilterChanged',
        'LineaRollupVersionChanged',
        'Initialized',
      ],
    },
  ],
} as const satisfies ContractFacts;
