import type {ContractFacts} from './schema';

export const IPauseManager = {
  name: 'IPauseManager',
  kind: 'interface',
  summary:
    'Defines the pause types of all Linea contracts, and the functions, events and errors of pausing.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/interfaces/IPauseManager.sol',
  checked: '2026-11-22',
  page: 'interfaces/ipausemanager',
  bases: [],
  members: [
    {
      kind: 'struct',
      signature: 'struct PauseTypeRole {uint8 pauseType; bytes32 role;}',
      meaning:
        'Assigns a role to a pause type. Initializers accept a list for pausing and a list for unpausing.',
      params: {
        pauseType: 'A value of `PauseType`.',
        role: 'Role that the type requires from then on.',
      },
    },
    {
      kind: 'enum',
      signature:
        'enum PauseType {UNUSED, GENERAL, L1_L2, L2_L1, BLOB_SUBMISSION, CALLDATA_SUBMISSION, FINALIZATION, INITIATE_TOKEN_BRIDGING, COMPLETE_TOKEN_BRIDGING, NATIVE_YIELD_STAKING, NATIVE_YIELD_UNSTAKING, NATIVE_YIELD_PERMISSIONLESS_ACTIONS, NATIVE_YIELD_REPORTING, STATE_DATA_SUBMISSION}',
      meaning:
        'Groups the functions that can be paused together. All contracts share this list. A contract accepts every value of its revision, but has functions only for some.',
      params: {
        UNUSED: 'Nothing, so a missing argument pauses nothing.',
        GENERAL: 'Everything in the contract that can be paused.',
        L1_L2: 'Messages from Ethereum to Linea.',
        L2_L1: 'Messages from Linea to Ethereum.',
        BLOB_SUBMISSION: 'Unused. `STATE_DATA_SUBMISSION` replaced it.',
        CALLDATA_SUBMISSION: 'Unused. `STATE_DATA_SUBMISSION` replaced it.',
        FINALIZATION: 'Finalization of blocks on L1.',
        INITIATE_TOKEN_BRIDGING: 'Sending tokens through the token bridge.',
        COMPLETE_TOKEN_BRIDGING: 'Receiving tokens from the token bridge.',
        NATIVE_YIELD_STAKING: 'Staking bridged ETH.',
        NATIVE_YIELD_UNSTAKING: 'Unstaking ETH.',
        NATIVE_YIELD_PERMISSIONLESS_ACTIONS:
          'Actions open to any account while the ETH reserve is short: refilling it, unstaking for it, or withdrawing in stETH.',
        NATIVE_YIELD_REPORTING: 'Reports of staking yield.',
        STATE_DATA_SUBMISSION:
          'Block data on L1, in blobs or calldata. `YieldManager` on Mainnet is older and rejects this value.',
      },
    },
    {
      kind: 'event',
      signature: 'event Paused(address messageSender, uint8 indexed pauseType)',
      meaning:
        'Emitted when an account outside the Security Council pauses a type; any account can lift the pause after it expires. The functions stay stopped until one does. A pause expires after 48 hours or less. In older code, such as `YieldManager` on Mainnet, only an account with the role can lift it.',
      params: {messageSender: 'Account that paused the type.', pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'event',
      signature: 'event UnPaused(address messageSender, uint8 indexed pauseType)',
      meaning: 'Emitted when an account with the role lifts a pause.',
      params: {messageSender: 'Account that lifted the pause.', pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'event',
      signature: 'event UnPausedDueToExpiry(uint8 indexed pauseType)',
      meaning:
        'Emitted when an account lifts an expired pause. Without that call, an expired pause stays active.',
      params: {pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'event',
      signature: 'event PauseTypeRoleSet(uint8 indexed pauseType, bytes32 indexed role)',
      meaning: 'Emitted at initialization, when a type gets the role that pauses it.',
      params: {pauseType: 'The `PauseType`.', role: 'Hash of the role.'},
    },
    {
      kind: 'event',
      signature:
        'event PauseTypeRoleUpdated(uint8 indexed pauseType, bytes32 indexed role, bytes32 indexed previousRole)',
      meaning:
        'Emitted when the role that pauses a type changes. The new role applies from this block on.',
      params: {
        pauseType: 'The `PauseType`.',
        role: 'Hash of the role that pauses it now.',
        previousRole: 'Hash of the previous role.',
      },
    },
    {
      kind: 'event',
      signature: 'event UnPauseTypeRoleSet(uint8 indexed unPauseType, bytes32 indexed role)',
      meaning: 'Emitted at initialization, when a type gets the role that lifts its pauses.',
      params: {unPauseType: 'The `PauseType`.', role: 'Hash of the role.'},
    },
    {
      kind: 'event',
      signature:
        'event UnPauseTypeRoleUpdated(uint8 indexed unPauseType, bytes32 indexed role, bytes32 indexed previousRole)',
      meaning:
        'Emitted when the role that lifts the pauses of a type changes. The new role applies from this block on.',
      params: {
        unPauseType: 'The `PauseType`.',
        role: 'Hash of the role that lifts its pauses now.',
        previousRole: 'Hash of the previous role.',
      },
    },
    {
      kind: 'event',
      signature: 'event PausedIndefinitely(address messageSender, uint8 indexed pauseType)',
      meaning:
        'Emitted when an account with `PauseManager.SECURITY_COUNCIL_ROLE` pauses a type, or makes an active pause indefinite. Only such an account can lift the pause.',
      params: {messageSender: 'Account that paused the type.', pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'event',
      signature: 'event NonSecurityCouncilCooldownEndReset()',
      meaning:
        'Emitted when the cooldown is reset. Accounts outside the Security Council can pause again immediately.',
    },
    {
      kind: 'error',
      signature: 'error IsPaused(uint8 pauseType)',
      meaning:
        'The function is paused, or the type that you want to pause is already paused. Read `PauseManager.pauseTypeExpiryTimestamps` for the expiry.',
      params: {
        pauseType: '`PauseType` that stops the call: the function’s own type, or 1 for `GENERAL`.',
      },
    },
    {
      kind: 'error',
      signature: 'error PauseNotExpired(uint256 expiryEnd)',
      meaning: 'The pause hasn’t expired. Any account can lift a pause, but only after it expires.',
      params: {
        expiryEnd: 'Expiry in Unix seconds. The largest `uint256` for an indefinite pause.',
      },
    },
    {
      kind: 'error',
      signature: 'error IsNotPaused(uint8 pauseType)',
      meaning: 'No pause of this type is active. Another account may have lifted it first.',
      params: {pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'error',
      signature: 'error PauseUnavailableDueToCooldown(uint256 cooldownEnd)',
      meaning:
        'The 48-hour window for pauses has closed. For another 48 hours, only the Security Council can pause. Only accounts that pause get this error.',
      params: {cooldownEnd: 'End of the cooldown, in Unix seconds.'},
    },
    {
      kind: 'error',
      signature: 'error PauseTypeNotUsed()',
      meaning: 'The argument is 0, `UNUSED`.',
    },
    {
      kind: 'error',
      signature: 'error RolesNotDifferent()',
      meaning: 'The type already has this role.',
    },
    {
      kind: 'error',
      signature: 'error OnlySecurityCouncilCanUnpauseIndefinitePause(uint8 pauseType)',
      meaning:
        'The pause is indefinite. The unpausing role isn’t enough to lift it: the caller also needs `PauseManager.SECURITY_COUNCIL_ROLE`.',
      params: {pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'function',
      signature: 'function pauseByType(uint8 _pauseType) external',
      meaning:
        'Pauses all functions of a type. After at most 48 hours, any account can lift the pause. If the caller has the Security Council’s role, the pause is indefinite.',
      params: {
        _pauseType: '`PauseType` to pause, other than 0.',
      },
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
          when: 'The cooldown is active, and the caller isn’t the Security Council.',
        },
      ],
      emits: ['Paused', 'PausedIndefinitely'],
    },
    {
      kind: 'function',
      signature: 'function unPauseByType(uint8 _pauseType) external',
      meaning:
        'Lifts a pause, expired or not. For an indefinite pause, the caller also needs the Security Council’s role.',
      params: {_pauseType: '`PauseType` to unpause, other than 0.'},
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
        'Lifts an expired pause. A pause doesn’t end automatically, so call this function if you need the paused function.',
      params: {_pauseType: '`PauseType` to unpause, other than 0.'},
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
      signature:
        'function isPaused(uint8 _pauseType) external view returns (bool pauseTypeIsPaused)',
      meaning:
        'Returns whether a type is paused. Also check 1, `GENERAL`, which stops the functions of all types.',
      params: {_pauseType: 'The `PauseType`.'},
      returns: {
        pauseTypeIsPaused: '`true` if the type is paused, even if its pause has expired.',
      },
      reverts: [{message: '(no data)', when: '`_pauseType` is above 13.'}],
    },
    {
      kind: 'function',
      signature: 'function updatePauseTypeRole(uint8 _pauseType, bytes32 _newRole) external',
      meaning: 'Changes the role that pauses a type. Active pauses stay unchanged.',
      params: {
        _pauseType: 'A `PauseType` other than 0.',
        _newRole: 'Hash of the new role. Must differ from the current role.',
      },
      callers: [{only: 'accounts with `PauseManager.SECURITY_COUNCIL_ROLE`'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
        {error: 'RolesNotDifferent', when: 'The type already has this role.'},
      ],
      emits: ['PauseTypeRoleUpdated'],
    },
    {
      kind: 'function',
      signature: 'function updateUnpauseTypeRole(uint8 _pauseType, bytes32 _newRole) external',
      meaning: 'Changes the role that lifts the pauses of a type.',
      params: {
        _pauseType: 'A `PauseType` other than 0.',
        _newRole: 'Hash of the new role. Must differ from the current role.',
      },
      callers: [{only: 'accounts with `PauseManager.SECURITY_COUNCIL_ROLE`'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
        {error: 'RolesNotDifferent', when: 'The type already has this role.'},
      ],
      emits: ['UnPauseTypeRoleUpdated'],
    },
    {
      kind: 'function',
      signature: 'function resetNonSecurityCouncilCooldownEnd() external',
      meaning:
        'Lets other accounts pause again immediately, instead of at `PauseManager.nonSecurityCouncilCooldownEnd`. Active pauses keep their expiry.',
      callers: [{only: 'accounts with `PauseManager.SECURITY_COUNCIL_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
      ],
      emits: ['NonSecurityCouncilCooldownEndReset'],
    },
  ],
} as const satisfies ContractFacts;
