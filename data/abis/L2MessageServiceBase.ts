import type {ContractFacts} from './schema';

export const L2MessageServiceBase = {
  name: 'L2MessageServiceBase',
  kind: 'abstract contract',
  summary: 'Puts the parts of the message service on L2 together, with their set-up and version.',
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
      meaning: 'Locks the implementation, so that only proxies can be set up.',
    },
    {
      kind: 'function',
      signature:
        'function __L2MessageService_init(uint256 _rateLimitPeriod, uint256 _rateLimitAmount, address _defaultAdmin, RoleAddress[] _roleAddresses, PauseTypeRole[] _pauseTypeRoleAssignments, PauseTypeRole[] _unpauseTypeRoleAssignments) internal',
      meaning: 'Numbers messages from 1 and starts with a minimum fee of 0.0001 ETH.',
      params: {
        _rateLimitPeriod: 'How long a period of the rate limit lasts, in seconds.',
        _rateLimitAmount: 'What may leave within one period, in wei.',
        _defaultAdmin: 'Who administers all roles; not zero.',
        _roleAddresses: 'Who gets which other role.',
        _pauseTypeRoleAssignments: 'Which role pauses which type.',
        _unpauseTypeRoleAssignments: 'Which role ends the pauses of which type.',
      },
      reverts: [
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
        },
        {error: 'PeriodIsZero', when: 'The period is 0 seconds.'},
        {error: 'LimitIsZero', when: 'The limit is 0 wei.'},
        {
          error: 'ZeroAddressNotAllowed',
          when: '`_defaultAdmin` is zero, or an entry of `_roleAddresses` has no account.',
        },
        {error: 'ZeroHashNotAllowed', when: 'An entry of `_roleAddresses` has no role.'},
        {message: '(no data)', when: 'A list of pause types has one above 13.'},
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
        'Compare it as a text. It did not move with the upgrade of March 31, 2026, on Linea Mainnet; the version of the set-up did, which `Initialized` tells.',
    },
  ],
} as const satisfies ContractFacts;
