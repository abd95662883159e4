import type {ContractFacts} from './schema';

export const L2MessageService = {
  name: 'L2MessageService',
  kind: 'contract',
  summary: 'Sends messages from Linea to Ethereum and delivers those that come from there.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/L2MessageService.sol',
  checked: '2026-11-22',
  page: 'messageservice/l2/l2messageservice',
  bases: ['InitializationVersionCheck', 'L2MessageServiceBase'],
  deployed: [
    'linea/L2MessageService',
    'linea/L2MessageService implementation',
    'lineaSepolia/L2MessageService',
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
        'function initialize(uint256 _rateLimitPeriod, uint256 _rateLimitAmount, address _defaultAdmin, RoleAddress[] _roleAddresses, PauseTypeRole[] _pauseTypeRoleAssignments, PauseTypeRole[] _unpauseTypeRoleAssignments) external',
      meaning:
        'Sets up a new proxy, as version 3. On the deployed ones it has run, in an earlier form, and reverts for everybody.',
      params: {
        _rateLimitPeriod: 'How long a period of the rate limit lasts, in seconds.',
        _rateLimitAmount: 'What may leave within one period, in wei.',
        _defaultAdmin: 'Who administers all roles; not zero.',
        _roleAddresses: 'Who gets which other role.',
        _pauseTypeRoleAssignments: 'Which role pauses which type.',
        _unpauseTypeRoleAssignments: 'Which role ends the pauses of which type.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'InitializedVersionWrong',
          when: 'The proxy has been set up already, or it is called on an implementation.',
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
        'Initialized',
      ],
    },
    {
      kind: 'function',
      signature: 'function reinitializeV3() external',
      meaning:
        'A step of the upgrade to version 3: clears storage slot 177, in which the guard against reentrancy used to be. It belongs in the transaction of the upgrade, since anybody can send it afterwards. On Linea Mainnet it has run. On a proxy that is not set up it uses up the version, and `initialize` can no longer run: set a proxy up in the transaction that deploys it.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The proxy has version 3 or a later one, or it is called on an implementation.',
        },
        {
          error: 'ReentrantCall',
          when: 'The slot says that a delivery by the earlier code is running.',
        },
      ],
      emits: ['Initialized'],
    },
  ],
} as const satisfies ContractFacts;
