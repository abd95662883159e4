import type {ContractFacts} from './schema';

export const LivenessRecovery = {
  name: 'LivenessRecovery',
  kind: 'abstract contract',
  summary: 'Gives the operator role to a fixed address after half a year without finalization.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LivenessRecovery.sol',
  checked: '2026-11-22',
  page: 'livenessrecovery',
  bases: ['LineaRollupBase', 'ILivenessRecovery'],
  members: [
    {
      kind: 'constant',
      signature: 'uint256 internal constant SIX_MONTHS_IN_SECONDS',
      value: '(365 / 2) * 24 * 60 * 60',
      meaning:
        'The required time without finalization: 15,768,000 seconds, or 182 days and 12 hours. The compiler computes with fractions here, so 365 / 2 isn’t rounded down.',
    },
    {
      kind: 'function',
      signature: 'function __LivenessRecovery_init(address _livenessRecoveryOperator) internal',
      meaning:
        'Sets the recovery operator’s address. No later function changes it; that takes an upgrade.',
      params: {_livenessRecoveryOperator: 'The account that can become operator; not zero.'},
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: 'The address is zero.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'The caller isn’t an initializer.',
        },
      ],
      emits: ['LivenessRecoveryOperatorAddressSet'],
    },
    {
      kind: 'function',
      signature:
        'function setLivenessRecoveryOperator(uint256 _messageNumber, bytes32 _rollingHash, uint256 _lastFinalizedForcedTransactionNumber, bytes32 _lastFinalizedForcedTransactionRollingHash, uint256 _lastFinalizedTimestamp) external',
      meaning:
        'Grants `OPERATOR_ROLE` to `livenessRecoveryOperator`. No pause stops it. If the address already has the role, the call succeeds without a change or an event. The role remains after finalization resumes, until an administrator revokes it.',
      callers: ['anyone'],
      reverts: [
        {
          error: 'LastFinalizationTimeNotLapsed',
          when: 'The L1 block’s timestamp is less than 15,768,000 seconds after `_lastFinalizedTimestamp`.',
        },
        {
          error: 'FinalizationStateIncorrect',
          when: 'The five values don’t hash to `currentFinalizedState`.',
        },
        {
          message: 'Panic(0x11)',
          when: '`_lastFinalizedTimestamp` is so large that adding half a year overflows.',
        },
      ],
      emits: ['RoleGranted', 'LivenessRecoveryOperatorRoleGranted'],
    },
    {
      kind: 'function',
      signature: 'function renounceRole(bytes32 _role, address _account) public',
      meaning:
        'Gives up one of the caller’s roles. Always reverts for the liveness recovery operator.',
      params: {
        _role: 'The hash of the role.',
        _account: 'The caller’s own address, to prevent mistakes.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'OnlyNonLivenessRecoveryOperator',
          when: '`_account` is `livenessRecoveryOperator`, for any caller.',
        },
        {
          message: 'AccessControl: can only renounce roles for self',
          when: '`_account` isn’t the caller.',
        },
      ],
      emits: ['RoleRevoked'],
    },
  ],
} as const satisfies ContractFacts;
