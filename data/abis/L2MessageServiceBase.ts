import type {ContractFacts} from './schema';

export const L2MessageServiceBase = {
  name: 'L2MessageServiceBase',
  kind: 'abstract contract',
  summary:
    'Combines the parts of the message service on L2, with their initialization and version.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/L2MessageServiceBase.sol',
  checked: '2026-11-22',
  page: 'messageservice/l2/l2messageservicebase',
  bases: [
    'AccessControlUpgradeable',
    'L2MessageServiceV1',
    'L2MessageManager',
    'PermissionsManager',
  ],
  members: [
    {
      kind: 'constructor',
      signature: 'constructor()',
      meaning: 'Locks the implementation, so that only proxies can be initialized.',
    },
    {
      kind: 'function',
      signature:
        'function __L2MessageService_init(uint256 _rateLimitPeriod, uint256 _rateLimitAmount, address _defaultAdmin, RoleAddress[] _roleAddresses, PauseTypeRole[] _pauseTypeRoleAssignments, PauseTypeRole[] _unpauseTypeRoleAssignments) internal',
      meaning:
        'Initializes all parts, with 1 as the first message number and a minimum fee of 0.0001 ETH.',
      params: {
        _rateLimitPeriod: 'Length of a period of the rate limit, in seconds.',
        _rateLimitAmount: 'Amount that can leave in one period, in wei.',
        _defaultAdmin: 'Account that administers all roles. Must not be zero.',
        _roleAddresses: 'Accounts that get the other roles.',
        _pauseTypeRoleAssignments: 'Role that pauses each type.',
        _unpauseTypeRoleAssignments: 'Role that lifts the pauses of each type.',
      },
      reverts: [
        {
          message: 'Initializable: contract is not initializing',
          when: 'The caller isn’t an initializer.',
        },
        {error: 'PeriodIsZero', when: 'The period is 0 seconds.'},
        {error: 'LimitIsZero', when: 'The limit is 0 wei.'},
        {
          error: 'ZeroAddressNotAllowed',
          when: '`_defaultAdmin` is zero, or an entry of `_roleAddresses` has no account.',
        },
        {error: 'ZeroHashNotAllowed', when: 'An entry of `_roleAddresses` has no role.'},
        {message: '(no data)', when: 'A list contains a pause type above 13.'},
      ],
      emits: [
        'RateLimitInitialized',
        'PauseTypeRoleSet',
        'UnPauseTypeRoleSet',
        'RoleGranted',
        'MinimumFeeChanged',
        'L2MessageServiceBaseInitialized',
      ],
    },
    {
      kind: 'function',
      signature: 'function CONTRACT_VERSION() public view returns (string contractVersion)',
      meaning:
        'Returns the version as text. On Linea Mainnet, the upgrade of March 31, 2026 didn’t change it. The upgrade changed the number in `Initialized`.',
    },
  ],
} as const satisfies ContractFacts;
