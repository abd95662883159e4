import type {ContractFacts} from './schema';

export const IPauseManager = {
  name: 'IPauseManager',
  kind: 'interface',
  summary:
    'The pause types of all contracts of Linea, and the functions, events and errors of pausing.',
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
        'Set-up functions take a list of these: who pauses what, and in a second list who unpauses.',
      params: {
        pauseType: 'A value of `PauseType`.',
        role: 'The role that the type needs from then on.',
      },
    },
    {
      kind: 'enum',
      signature:
        'enum PauseType {UNUSED, GENERAL, L1_L2, L2_L1, BLOB_SUBMISSION, CALLDATA_SUBMISSION, FINALIZATION, INITIATE_TOKEN_BRIDGING, COMPLETE_TOKEN_BRIDGING, NATIVE_YIELD_STAKING, NATIVE_YIELD_UNSTAKING, NATIVE_YIELD_PERMISSIONLESS_ACTIONS, NATIVE_YIELD_REPORTING, STATE_DATA_SUBMISSION}',
      meaning:
        'What can be stopped. One list serves all contracts: a contract knows every value of its revision, and has functions for some.',
      params: {
        UNUSED: 'Nothing, so that a forgotten argument pauses nothing.',
        GENERAL: 'Everything that can be paused in the contract.',
        L1_L2: 'Messages from Ethereum to Linea.',
        L2_L1: 'Messages from Linea to Ethereum.',
        BLOB_SUBMISSION: 'No longer used: `STATE_DATA_SUBMISSION` took its place.',
        CALLDATA_SUBMISSION: 'No longer used: `STATE_DATA_SUBMISSION` took its place.',
        FINALIZATION: 'The finalization of blocks on L1.',
        INITIATE_TOKEN_BRIDGING: 'Sending tokens through the token bridge.',
        COMPLETE_TOKEN_BRIDGING: 'Receiving tokens from the token bridge.',
        NATIVE_YIELD_STAKING: 'Staking bridged ETH.',
        NATIVE_YIELD_UNSTAKING: 'Taking staked ETH back.',
        NATIVE_YIELD_PERMISSIONLESS_ACTIONS:
          'What anybody may do while the reserve of ETH is short: refill it, or take a withdrawal in stETH.',
        NATIVE_YIELD_REPORTING: 'Reports of what staking earned.',
        STATE_DATA_SUBMISSION:
          'Data of blocks on L1, in blobs or in calldata. `YieldManager` on Mainnet is older and refuses the number.',
      },
    },
    {
      kind: 'event',
      signature: 'event Paused(address messageSender, uint8 indexed pauseType)',
      meaning:
        'The functions of a type stop. At the latest 48 hours later, anybody can start them again; until somebody does, they stay stopped. A contract of older code, such as `YieldManager` on Mainnet, stays stopped until an account with the role ends it.',
      params: {messageSender: 'Who paused.', pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'event',
      signature: 'event UnPaused(address messageSender, uint8 indexed pauseType)',
      meaning: 'Somebody with the role for it ended a pause.',
      params: {messageSender: 'Who ended it.', pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'event',
      signature: 'event UnPausedDueToExpiry(uint8 indexed pauseType)',
      meaning:
        'A pause had run out, and somebody took it off. Without that call it stays in force.',
      params: {pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'event',
      signature: 'event PauseTypeRoleSet(uint8 indexed pauseType, bytes32 indexed role)',
      meaning: 'At set-up, a type got the role that pauses it.',
      params: {pauseType: 'The `PauseType`.', role: 'The hash of the role.'},
    },
    {
      kind: 'event',
      signature:
        'event PauseTypeRoleUpdated(uint8 indexed pauseType, bytes32 indexed role, bytes32 indexed previousRole)',
      meaning: 'From this block on, another role pauses a type.',
      params: {
        pauseType: 'The `PauseType`.',
        role: 'The hash of the role that pauses it now.',
        previousRole: 'The hash of the role that did so before.',
      },
    },
    {
      kind: 'event',
      signature: 'event UnPauseTypeRoleSet(uint8 indexed unPauseType, bytes32 indexed role)',
      meaning: 'At set-up, a type got the role that ends its pauses.',
      params: {unPauseType: 'The `PauseType`.', role: 'The hash of the role.'},
    },
    {
      kind: 'event',
      signature:
        'event UnPauseTypeRoleUpdated(uint8 indexed unPauseType, bytes32 indexed role, bytes32 indexed previousRole)',
      meaning: 'From this block on, another role ends the pauses of a type.',
      params: {
        unPauseType: 'The `PauseType`.',
        role: 'The hash of the role that ends them now.',
        previousRole: 'The hash of the role that did so before.',
      },
    },
    {
      kind: 'event',
      signature: 'event PausedIndefinitely(address messageSender, uint8 indexed pauseType)',
      meaning:
        'An account with `PauseManager.SECURITY_COUNCIL_ROLE` stopped a type, or took the end off a running pause. Only such an account can start the type again.',
      params: {messageSender: 'Who paused.', pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'event',
      signature: 'event NonSecurityCouncilCooldownEndReset()',
      meaning: 'Others than the Security Council may pause again at once.',
    },
    {
      kind: 'error',
      signature: 'error IsPaused(uint8 pauseType)',
      meaning:
        'The function is stopped for now, or the type that is to be paused is paused already. Ask `PauseManager.pauseTypeExpiryTimestamps` until when.',
      params: {
        pauseType:
          'The `PauseType` that stops it: the own one of the function, or 1 for `GENERAL`.',
      },
    },
    {
      kind: 'error',
      signature: 'error PauseNotExpired(uint256 expiryEnd)',
      meaning: 'Anybody may take off a pause once it has run out, and this one has not.',
      params: {
        expiryEnd: 'When it runs out, in Unix seconds; the largest `uint256` when it has no end.',
      },
    },
    {
      kind: 'error',
      signature: 'error IsNotPaused(uint8 pauseType)',
      meaning: 'There is no pause of this type to end. Somebody may have been faster.',
      params: {pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'error',
      signature: 'error PauseUnavailableDueToCooldown(uint256 cooldownEnd)',
      meaning:
        'The 48 hours in which pauses can start are over, and for 48 hours more only the Security Council can pause. Answers to accounts that pause, never to users.',
      params: {cooldownEnd: 'From when on others can pause, in Unix seconds.'},
    },
    {
      kind: 'error',
      signature: 'error PauseTypeNotUsed()',
      meaning: 'The argument is 0, `UNUSED`.',
    },
    {
      kind: 'error',
      signature: 'error RolesNotDifferent()',
      meaning: 'The type has this role already.',
    },
    {
      kind: 'error',
      signature: 'error OnlySecurityCouncilCanUnpauseIndefinitePause(uint8 pauseType)',
      meaning: 'The role to unpause is not enough for a pause without an end.',
      params: {pauseType: 'The `PauseType`.'},
    },
    {
      kind: 'function',
      signature: 'function pauseByType(uint8 _pauseType) external',
      meaning:
        'Stops all functions of a type. Anybody can start them again after 48 hours at the latest, unless the caller has the role of the Security Council: then there is no end.',
      params: {
        _pauseType: 'What to stop, a `PauseType` other than 0.',
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
          when: 'The type is paused already, also when that pause has run out. For the Security Council, only when it has no end.',
        },
        {
          error: 'PauseUnavailableDueToCooldown',
          when: 'The cooldown runs, and the caller is not the Security Council.',
        },
      ],
      emits: ['Paused', 'PausedIndefinitely'],
    },
    {
      kind: 'function',
      signature: 'function unPauseByType(uint8 _pauseType) external',
      meaning:
        'Lets the functions of a type run again, whether the pause has run out or not. A pause without an end needs the role of the Security Council besides.',
      params: {_pauseType: 'What to start again, a `PauseType` other than 0.'},
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
      meaning:
        'A pause does not end by itself when its time is over: this call ends it, and whoever needs the function can send it.',
      params: {_pauseType: 'What to start again, a `PauseType` other than 0.'},
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
      signature:
        'function isPaused(uint8 _pauseType) external view returns (bool pauseTypeIsPaused)',
      meaning:
        'Looks at one type only: ask for 1, `GENERAL`, too, which stops the functions of all types.',
      params: {_pauseType: 'The `PauseType`.'},
      returns: {
        pauseTypeIsPaused:
          'Whether the type is stopped, also when its pause has run out and nobody ended it.',
      },
      reverts: [{message: '(no data)', when: '`_pauseType` is above 13.'}],
    },
    {
      kind: 'function',
      signature: 'function updatePauseTypeRole(uint8 _pauseType, bytes32 _newRole) external',
      meaning: 'Gives the right to pause a type to another role. Pauses that run are not touched.',
      params: {
        _pauseType: 'A `PauseType` other than 0.',
        _newRole: 'The hash of the role, other than the one before.',
      },
      callers: [{only: 'accounts with `PauseManager.SECURITY_COUNCIL_ROLE`'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
        {error: 'RolesNotDifferent', when: 'The type has this role already.'},
      ],
      emits: ['PauseTypeRoleUpdated'],
    },
    {
      kind: 'function',
      signature: 'function updateUnpauseTypeRole(uint8 _pauseType, bytes32 _newRole) external',
      meaning: 'Gives the right to end the pauses of a type to another role.',
      params: {
        _pauseType: 'A `PauseType` other than 0.',
        _newRole: 'The hash of the role, other than the one before.',
      },
      callers: [{only: 'accounts with `PauseManager.SECURITY_COUNCIL_ROLE`'}],
      reverts: [
        {message: '(no data)', when: '`_pauseType` is above 13.'},
        {error: 'PauseTypeNotUsed', when: 'The type is 0.'},
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
        {error: 'RolesNotDifferent', when: 'The type has this role already.'},
      ],
      emits: ['UnPauseTypeRoleUpdated'],
    },
    {
      kind: 'function',
      signature: 'function resetNonSecurityCouncilCooldownEnd() external',
      meaning:
        'Lets others pause again at once, instead of at `PauseManager.nonSecurityCouncilCooldownEnd`. Pauses that run keep their end.',
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
