import type {ContractFacts} from './schema';

export const L2MessageService = {
  name: 'L2MessageService',
  kind: 'contract',
  summary: 'Sends messages from Linea to Ethereum, and delivers messages from Ethereum.',
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
      meaning: 'Locks the implementation, so that only proxies can be initialized.',
    },
    {
      kind: 'function',
      signature:
        'function initialize(uint256 _rateLimitPeriod, uint256 _rateLimitAmount, address _defaultAdmin, RoleAddress[] _roleAddresses, PauseTypeRole[] _pauseTypeRoleAssignments, PauseTypeRole[] _unpauseTypeRoleAssignments) external',
      meaning:
        'Initializes a new proxy and sets its initialization number to 3. On the deployed proxies, it always reverts, because they’re already initialized.',
      params: {
        _rateLimitPeriod: 'Length of a period of the rate limit, in seconds.',
        _rateLimitAmount: 'Amount that can leave in one period, in wei.',
        _defaultAdmin: 'Account that administers all roles. Must not be zero.',
        _roleAddresses: 'Accounts that get the other roles.',
        _pauseTypeRoleAssignments: 'Role that pauses each type.',
        _unpauseTypeRoleAssignments: 'Role that lifts the pauses of each type.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'InitializedVersionWrong',
          when: 'The proxy is already initialized, or you call an implementation.',
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
        'Initialized',
      ],
    },
    {
      kind: 'function',
      signature: 'function reinitializeV3() external',
      meaning:
        'Upgrades a proxy to initialization number 3. It clears storage slot 177, which the old reentrancy guard used. On Linea Mainnet, it has already run. Call it in the upgrade transaction, because any account can call it later. If it runs on a proxy that isn’t initialized, `initialize` can’t run anymore. Initialize a proxy in the transaction that deploys it.',
      callers: ['anyone'],
      reverts: [
        {
          message: 'Initializable: contract is already initialized',
          when: 'The proxy’s initialization number is 3 or higher, or you call an implementation.',
        },
        {
          error: 'ReentrantCall',
          when: 'The slot shows that a delivery by the earlier code is running.',
        },
      ],
      emits: ['Initialized'],
    },
  ],
} as const satisfies ContractFacts;
