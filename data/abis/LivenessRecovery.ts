import type {ContractFacts} from './schema';

export const LivenessRecovery = {
  name: 'LivenessRecovery',
  kind: 'abstract contract',
  summary:
    'Gives the operator role to an address set in advance, once nothing has been finalized for half a year.',
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
        'How long finalization has to stand still: 15,768,000 seconds, which is 182 days and 12 hours. The compiler works with fractions here and does not round 365 / 2 down.',
    },
    {
      kind: 'function',
      signature: 'function __LivenessRecovery_init(address _livenessRecoveryOperator) internal',
      meaning:
        'Writes the only place from which the address is ever read. No function changes it later: that takes an upgrade.',
      params: {_livenessRecoveryOperator: 'Who can become operator; not zero.'},
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: 'The address is zero.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
        },
      ],
      emits: ['LivenessRecoveryOperatorAddressSet'],
    },
    {
      kind: 'function',
      signature:
        'function setLivenessRecoveryOperator(uint256 _messageNumber, bytes32 _rollingHash, uint256 _lastFinalizedForcedTransactionNumber, bytes32 _lastFinalizedForcedTransactionRollingHash, uint256 _lastFinalizedTimestamp) external',
      meaning:
        'Grants `OPERATOR_ROLE` to `livenessRecoveryOperator`. No pause stops it. When that address has the role already, the call succeeds, changes nothing and emits nothing. Nothing takes the role back when finalization goes on: an administrator has to.',
      callers: ['anyone'],
      reverts: [
        {
          error: 'LastFinalizationTimeNotLapsed',
          when: 'The block is less than 15,768,000 seconds younger than `_lastFinalizedTimestamp`.',
        },
        {
          error: 'FinalizationStateIncorrect',
          when: 'The hash of the five values is not `currentFinalizedState`.',
        },
        {
          message: 'Panic(0x11)',
          when: '`_lastFinalizedTimestamp` is so large that the half year cannot be added.',
        },
      ],
      emits: ['RoleGranted', 'LivenessRecoveryOperatorRoleGranted'],
    },
    {
      kind: 'function',
      signature: 'function renounceRole(bytes32 _role, address _account) public',
      meaning:
        'Keeps the liveness recovery operator from giving up a role, whichever it is. Other accounts give theirs up as everywhere.',
      params: {
        _role: 'The hash of the role.',
        _account: 'The caller itself, named to prevent mistakes.',
      },
      callers: ['anyone'],
      reverts: [
        {
          error: 'OnlyNonLivenessRecoveryOperator',
          when: '`_account` is `livenessRecoveryOperator`, whoever calls.',
        },
        {
          message: 'AccessControl: can only renounce roles for self',
          when: '`_account` is not the caller.',
        },
      ],
      emits: ['RoleRevoked'],
    },
  ],
} as const satisfies ContractFacts;
