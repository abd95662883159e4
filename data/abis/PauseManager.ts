import type {ContractFacts} from './schema';

export const PauseManager = {
  name: 'PauseManager',
  kind: 'abstract contract',
  summary:
    'Pauses functions by type until an account lifts the pause: any account after expiry, or only the Security Council if it paused.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/PauseManager.sol',
  checked: '2026-11-22',
  page: 'lib/pausemanager',
  bases: ['IPauseManager', 'AccessControlUpgradeable'],
  members: [
    {
      kind: 'constant',
      signature: 'function PAUSE_ALL_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_ALL_ROLE")',
      meaning: 'May pause the type `GENERAL` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_ALL_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_ALL_ROLE")',
      meaning: 'May unpause the type `GENERAL` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature: 'function SECURITY_COUNCIL_ROLE() public view returns (bytes32)',
      value: 'keccak256("SECURITY_COUNCIL_ROLE")',
      meaning:
        'Makes the account’s pauses indefinite: only accounts with this role can lift them. To pause, the account also needs the type’s role.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_DURATION() public view returns (uint256)',
      value: '48 hours',
      meaning:
        'Pauses by accounts outside the Security Council expire 48 hours after the first of them.',
      returns: '172800 seconds.',
    },
    {
      kind: 'constant',
      signature: 'function COOLDOWN_DURATION() public view returns (uint256)',
      value: '48 hours',
      meaning:
        'Length of the cooldown: for 48 hours after pauses by other accounts expire, only the Security Council can pause.',
      returns: '172800 seconds.',
    },
    {
      kind: 'variable',
      signature: 'function nonSecurityCouncilCooldownEnd() public view returns (uint256)',
      meaning:
        'Returns the end of the cooldown. The first pause of a window sets it to 96 hours later. Pauses by the Security Council don’t change it. Unpausing doesn’t move it back, but `resetNonSecurityCouncilCooldownEnd` does.',
      returns:
        'When accounts outside the Security Council can start a new window, in Unix seconds.',
    },
    {
      kind: 'variable',
      signature:
        'function pauseTypeExpiryTimestamps(uint8 pauseType) public view returns (uint256 expiryTimestamp)',
      meaning:
        'Returns when the pause of a type expires. An expired pause stays active until an account lifts it.',
      params: {pauseType: 'The `PauseType`.'},
      returns: {
        expiryTimestamp:
          'Expiry in Unix seconds. 0 without a pause, and the largest `uint256` for an indefinite pause.',
      },
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyUsedPausedTypes(uint8 _pauseType)',
      meaning: 'Rejects type 0, `UNUSED`.',
      params: {_pauseType: 'Type to pause or unpause.'},
      reverts: [{error: 'PauseTypeNotUsed', when: 'The type is 0.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier whenTypeAndGeneralNotPaused(uint8 _pauseType)',
      meaning: 'Guards a function that its own pause type stops, and `GENERAL` as well.',
      params: {_pauseType: 'Pause type of the function.'},
      reverts: [
        {
          error: 'IsPaused',
          when: 'The type or `GENERAL` is paused. The error contains the paused type.',
        },
      ],
    },
    {
      kind: 'modifier',
      signature: 'modifier whenTypeNotPaused(uint8 _pauseType)',
      meaning:
        'Checks only the given type. Functions that only `GENERAL` stops use it with that type.',
      params: {_pauseType: 'Pause type of the function.'},
      reverts: [{error: 'IsPaused', when: 'The type is paused.'}],
    },
    {
      kind: 'function',
      signature:
        'function __PauseManager_init(PauseTypeRole[] _pauseTypeRoleAssignments, PauseTypeRole[] _unpauseTypeRoleAssignments) internal',
      meaning:
        'Assigns roles to pause types. A type that a list omits keeps its role. On a new proxy, that role is zero, which is `DEFAULT_ADMIN_ROLE`.',
      params: {
        _pauseTypeRoleAssignments: 'Role that pauses each type.',
        _unpauseTypeRoleAssignments: 'Role that lifts the pauses of each type.',
      },
      reverts: [
        {
          message: 'Initializable: contract is not initializing',
          when: 'The caller isn’t an initializer.',
        },
        {message: '(no data)', when: 'A list contains a type above 13.'},
      ],
      emits: ['PauseTypeRoleSet', 'UnPauseTypeRoleSet'],
    },
    {
      kind: 'function',
      signature: 'function _requireTypeAndGeneralNotPaused(uint8 _pauseType) internal view',
      meaning:
        'Reverts if the type or `GENERAL` is paused. It reads one storage slot for both, and checks the type first.',
      params: {_pauseType: 'Pause type of the function.'},
      reverts: [{error: 'IsPaused', when: 'The type or `GENERAL` is paused.'}],
    },
    {
      kind: 'function',
      signature: 'function _requireTypeNotPaused(uint8 _pauseType) internal view',
      meaning: 'Reverts if this type is paused, without checking `GENERAL`.',
      params: {_pauseType: 'Pause type of the function.'},
      reverts: [{error: 'IsPaused', when: 'The type is paused.'}],
    },
    {
      kind: 'function',
      signature: 'function pauseByType(uint8 _pauseType) external',
      meaning:
        'Pauses a type. The first pause opens a 48-hour window for further pauses, and all of them expire when it closes. The Security Council can pause at any time, and its pauses are indefinite.',
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
          when: 'The type is already paused, even if that pause has expired. For the Security Council, only if the pause is indefinite.',
        },
        {
          error: 'PauseUnavailableDueToCooldown',
          when: 'The caller isn’t the Security Council, and the window closed less than 48 hours ago.',
        },
      ],
      emits: ['Paused', 'PausedIndefinitely'],
    },
    {
      kind: 'function',
      signature: 'function resetNonSecurityCouncilCooldownEnd() external',
      meaning: 'Ends the cooldown at this block, so the next pause opens a new window.',
      callers: [{role: 'SECURITY_COUNCIL_ROLE'}],
      emits: ['NonSecurityCouncilCooldownEndReset'],
    },
    {
      kind: 'function',
      signature: 'function unPauseByType(uint8 _pauseType) external',
      meaning:
        'Lifts a pause immediately, expired or not. The window and the cooldown stay unchanged, so the type can be paused again until the window closes.',
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
          when: 'The pause is indefinite, and the caller isn’t the Security Council.',
        },
      ],
      emits: ['UnPaused'],
    },
    {
      kind: 'function',
      signature: 'function unPauseByExpiredType(uint8 _pauseType) external',
      meaning:
        'Lifts an expired pause. Send it when your call fails with `IsPaused` and the pause has expired.',
      callers: ['anyone'],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {error: 'IsNotPaused', when: 'The type is not paused.'},
        {error: 'PauseNotExpired', when: 'The pause hasn’t expired, or is indefinite.'},
      ],
      emits: ['UnPausedDueToExpiry'],
    },
    {
      kind: 'function',
      signature: 'function isPaused(uint8 _pauseType) public view returns (bool pauseTypeIsPaused)',
      meaning:
        'Returns whether a type is paused. It stays `true` for an expired pause until an account lifts it.',
      sample: '/get-started/how-to/bridge/how-to-bridge-eth#limits',
      sampleIn: 'viem',
      reverts: [{message: '(no data)', when: '`_pauseType` is above 13.'}],
    },
    {
      kind: 'function',
      signature: 'function updatePauseTypeRole(uint8 _pauseType, bytes32 _newRole) external',
      meaning:
        'Changes the role that pauses a type, from this block on. Accounts with the old role can’t pause the type anymore.',
      callers: [{role: 'SECURITY_COUNCIL_ROLE'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {error: 'RolesNotDifferent', when: 'The type already has this role.'},
      ],
      emits: ['PauseTypeRoleUpdated'],
    },
    {
      kind: 'function',
      signature: 'function updateUnpauseTypeRole(uint8 _pauseType, bytes32 _newRole) external',
      meaning:
        'Changes the role that lifts the pauses of a type, from this block on. Accounts with the old role can’t lift them anymore.',
      callers: [{role: 'SECURITY_COUNCIL_ROLE'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {error: 'RolesNotDifferent', when: 'The type already has this role.'},
      ],
      emits: ['UnPauseTypeRoleUpdated'],
    },
  ],
} as const satisfies ContractFacts;
