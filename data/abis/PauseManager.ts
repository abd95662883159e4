import type {ContractFacts} from './schema';

export const PauseManager = {
  name: 'PauseManager',
  kind: 'abstract contract',
  summary:
    'Stops functions by type until somebody lifts the pause: anybody once it has run out, and only the Security Council when it set it.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/PauseManager.sol',
  checked: '2026-11-22',
  page: 'lib/pausemanager',
  bases: ['IPauseManager', 'AccessControlUpgradeable'],
  members: [
    {
      kind: 'constant',
      signature: 'function PAUSE_ALL_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_ALL_ROLE")',
      meaning: 'By the set-up of the deployed contracts, pauses `GENERAL`.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_ALL_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_ALL_ROLE")',
      meaning: 'By the set-up of the deployed contracts, ends a pause of `GENERAL`.',
    },
    {
      kind: 'constant',
      signature: 'function SECURITY_COUNCIL_ROLE() public view returns (bytes32)',
      value: 'keccak256("SECURITY_COUNCIL_ROLE")',
      meaning:
        'Makes a pause of its holder one without an end, at any time; only holders end such a pause. Besides, it changes which role pauses what. It pauses nothing by itself: the account needs the role of the type, too.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_DURATION() public view returns (uint256)',
      value: '48 hours',
      meaning:
        'Pauses by others than the Security Council run out this long after the first of them.',
      returns: '172800, in seconds.',
    },
    {
      kind: 'constant',
      signature: 'function COOLDOWN_DURATION() public view returns (uint256)',
      value: '48 hours',
      meaning:
        'For this long after the window of `PAUSE_DURATION` has closed, only the Security Council can pause.',
      returns: '172800, in seconds.',
    },
    {
      kind: 'variable',
      signature: 'function nonSecurityCouncilCooldownEnd() public view returns (uint256)',
      meaning:
        'Moves to 96 hours ahead with the first pause of a window, unless the Security Council pauses, which leaves it alone. Unpausing does not move it back; `resetNonSecurityCouncilCooldownEnd` does.',
      returns:
        'From when on others than the Security Council can start a new window, in Unix seconds.',
    },
    {
      kind: 'variable',
      signature:
        'function pauseTypeExpiryTimestamps(uint8 pauseType) public view returns (uint256 expiryTimestamp)',
      meaning:
        'Tells until when a function is stopped. A pause that has run out is still in force until somebody ends it.',
      params: {pauseType: 'The `PauseType`.'},
      returns: {
        expiryTimestamp:
          'When the pause runs out, in Unix seconds; 0 without a pause, the largest `uint256` for one without an end.',
      },
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyUsedPausedTypes(uint8 _pauseType)',
      meaning: 'Keeps 0 from being paused.',
      params: {_pauseType: 'What is about to be paused or started again.'},
      reverts: [{error: 'PauseTypeNotUsed', when: 'The type is 0.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier whenTypeAndGeneralNotPaused(uint8 _pauseType)',
      meaning: 'What users call has this guard: its own type stops it, and `GENERAL` does.',
      params: {_pauseType: 'The type of the function.'},
      reverts: [
        {error: 'IsPaused', when: 'The type or `GENERAL` is paused; the error names which.'},
      ],
    },
    {
      kind: 'modifier',
      signature: 'modifier whenTypeNotPaused(uint8 _pauseType)',
      meaning:
        'Only the type stops it. Functions that `GENERAL` alone stops have it with that type.',
      params: {_pauseType: 'The type of the function.'},
      reverts: [{error: 'IsPaused', when: 'The type is paused.'}],
    },
    {
      kind: 'function',
      signature:
        'function __PauseManager_init(PauseTypeRole[] _pauseTypeRoleAssignments, PauseTypeRole[] _unpauseTypeRoleAssignments) internal',
      meaning:
        'A type that a list leaves out keeps the role that it had. On a new proxy that is zero, which is `DEFAULT_ADMIN_ROLE`.',
      params: {
        _pauseTypeRoleAssignments: 'Which role pauses which type.',
        _unpauseTypeRoleAssignments: 'Which role ends the pauses of which type.',
      },
      reverts: [
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
        },
        {message: '(no data)', when: 'A list has a type above 13.'},
      ],
      emits: ['PauseTypeRoleSet', 'UnPauseTypeRoleSet'],
    },
    {
      kind: 'function',
      signature: 'function _requireTypeAndGeneralNotPaused(uint8 _pauseType) internal view',
      meaning: 'Reads one storage slot for both checks; the type is looked at before `GENERAL`.',
      params: {_pauseType: 'The type of the function.'},
      reverts: [{error: 'IsPaused', when: 'The type or `GENERAL` is paused.'}],
    },
    {
      kind: 'function',
      signature: 'function _requireTypeNotPaused(uint8 _pauseType) internal view',
      meaning: 'Looks at this type alone, and not at `GENERAL` besides.',
      params: {_pauseType: 'The type of the function.'},
      reverts: [{error: 'IsPaused', when: 'The type is paused.'}],
    },
    {
      kind: 'function',
      signature: 'function pauseByType(uint8 _pauseType) external',
      meaning:
        'The first pause opens a window of 48 hours in which further types can be paused; all of them run out when the window closes. The Security Council pauses at any time and without an end.',
      callers: [{only: 'accounts with the role that the type has for pausing'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role of the type.',
        },
        {
          error: 'IsPaused',
          when: 'The type is paused already, even if that pause has run out and nobody lifted it. For the Security Council, only when the pause has no end.',
        },
        {
          error: 'PauseUnavailableDueToCooldown',
          when: 'The caller is not the Security Council, the window has closed, and less than 48 hours have passed since.',
        },
      ],
      emits: ['Paused', 'PausedIndefinitely'],
    },
    {
      kind: 'function',
      signature: 'function resetNonSecurityCouncilCooldownEnd() external',
      meaning:
        'Sets the end of the cooldown to this block, so that the next pause opens a new window.',
      callers: [{role: 'SECURITY_COUNCIL_ROLE'}],
      emits: ['NonSecurityCouncilCooldownEndReset'],
    },
    {
      kind: 'function',
      signature: 'function unPauseByType(uint8 _pauseType) external',
      meaning:
        'Ends a pause at once, also one that has run out. The window and the cooldown stay as they are: the type can be paused again until the window closes.',
      callers: [{only: 'accounts with the role that the type has for unpausing'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role of the type.',
        },
        {error: 'IsNotPaused', when: 'The type is not paused.'},
        {
          error: 'OnlySecurityCouncilCanUnpauseIndefinitePause',
          when: 'The pause has no end, and the caller is not the Security Council.',
        },
      ],
      emits: ['UnPaused'],
    },
    {
      kind: 'function',
      signature: 'function unPauseByExpiredType(uint8 _pauseType) external',
      meaning: 'Send it when your call fails with `IsPaused` and the time of the pause is over.',
      callers: ['anyone'],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {error: 'IsNotPaused', when: 'The type is not paused.'},
        {error: 'PauseNotExpired', when: 'The pause has not run out, or has no end.'},
      ],
      emits: ['UnPausedDueToExpiry'],
    },
    {
      kind: 'function',
      signature: 'function isPaused(uint8 _pauseType) public view returns (bool pauseTypeIsPaused)',
      meaning: 'Answers `true` also for a pause that has run out and that nobody has ended yet.',
      sample: '/get-started/how-to/bridge/how-to-bridge-eth#limits',
      sampleIn: 'viem',
      reverts: [{message: '(no data)', when: '`_pauseType` is above 13.'}],
    },
    {
      kind: 'function',
      signature: 'function updatePauseTypeRole(uint8 _pauseType, bytes32 _newRole) external',
      meaning: 'Whoever had the old role cannot pause the type any more, from this block on.',
      callers: [{role: 'SECURITY_COUNCIL_ROLE'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {error: 'RolesNotDifferent', when: 'The type has this role already.'},
      ],
      emits: ['PauseTypeRoleUpdated'],
    },
    {
      kind: 'function',
      signature: 'function updateUnpauseTypeRole(uint8 _pauseType, bytes32 _newRole) external',
      meaning:
        'Whoever had the old role cannot end pauses of the type any more, from this block on.',
      callers: [{role: 'SECURITY_COUNCIL_ROLE'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {error: 'RolesNotDifferent', when: 'The type has this role already.'},
      ],
      emits: ['UnPauseTypeRoleUpdated'],
    },
  ],
} as const satisfies ContractFacts;
