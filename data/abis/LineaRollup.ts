import type {ContractFacts} from './schema';

export const LineaRollup = {
  name: 'LineaRollup',
  kind: 'contract',
  summary:
    'Takes the data and the validity proofs of Linea on Ethereum, holds the bridged ETH, and is the L1 side of the message service.',
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
      meaning: 'Locks the implementation, so that only proxies can be set up.',
    },
    {
      kind: 'function',
      signature:
        'function initialize(BaseInitializationData _initializationData, address _livenessRecoveryOperator, address _yieldManager) external',
      meaning:
        'Sets up the proxy of a new network, as version 9. The proxy of Linea Mainnet is older and came here by upgrades; there, as on any proxy in use, it reverts for everybody.',
      params: {
        _initializationData: 'With what the network starts.',
        _livenessRecoveryOperator:
          'Who can become operator after half a year without finalization; not zero.',
        _yieldManager: 'The contract to which ETH leaves for staking; not zero.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'InitializedVersionWrong',
          when: 'The proxy has been set up already; always at the implementation.',
        },
        {
          error: 'ZeroAddressNotAllowed',
          when: 'One of the two addresses is zero, or in the data the verifier, the filter, the administrator or the account of a role.',
        },
        {error: 'ZeroHashNotAllowed', when: 'An entry of the roles has no role.'},
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
        'Refuses the liveness recovery operator; everybody else can give up a role. There is no second step and no way back but a new grant.',
      params: {
        _role: 'The hash of the role.',
        _account: 'The caller itself, named to prevent mistakes.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'OnlyNonLivenessRecoveryOperator',
          when: '`_account` is `livenessRecoveryOperator`.',
        },
        {
          message: 'AccessControl: can only renounce roles for self',
          when: '`_account` is not the caller.',
        },
      ],
      emits: ['RoleRevoked'],
    },
    {
      kind: 'function',
      signature:
        'function reinitializeLineaRollupV9(uint256 _forcedTransactionFeeInWei, address _addressFilter) external',
      meaning:
        'A step of the upgrade from 7.1 to 8.0: opens the queue of forced transactions at number 1. It asks for no role, so it runs in the transaction of the upgrade, on Mainnet on July 16, 2026. On a proxy that was never set up it runs, too, and leaves `initialize` locked.',
      params: {
        _forcedTransactionFeeInWei: 'The fee of one forced transaction, in wei; not 0.',
        _addressFilter: 'The filter that finalizations ask; not zero.',
      },
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The proxy has version 9 or a later one; always at the implementation.',
        },
        {error: 'ReentrantCall', when: 'It is called from within a claim.'},
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
