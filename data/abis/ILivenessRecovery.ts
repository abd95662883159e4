import type {ContractFacts} from './schema';

export const ILivenessRecovery = {
  name: 'ILivenessRecovery',
  kind: 'interface',
  summary:
    'Declares the function that adds an operator after half a year without finalization, and its events and errors.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/interfaces/ILivenessRecovery.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/ilivenessrecovery',
  bases: [],
  uses: ['ILineaRollupBase'],
  members: [
    {
      kind: 'event',
      signature:
        'event LivenessRecoveryOperatorRoleGranted(address indexed caller, address indexed livenessRecoveryOperator)',
      meaning:
        'Emitted when the recovery operator gets its role after half a year without finalization. The call also emits `RoleGranted`.',
      params: {
        caller: 'The account that made the call. Any account may.',
        livenessRecoveryOperator: 'The account that can now submit data and finalize.',
      },
    },
    {
      kind: 'event',
      signature:
        'event LivenessRecoveryOperatorAddressSet(address indexed caller, address indexed livenessRecoveryOperator)',
      meaning:
        'Emitted when a new proxy is initialized. The address can get the role later, but doesn’t have it yet.',
      params: {
        caller: 'The account that initialized the proxy.',
        livenessRecoveryOperator: 'The account that can become operator.',
      },
    },
    {
      kind: 'error',
      signature: 'error OnlyNonLivenessRecoveryOperator()',
      meaning:
        'The liveness recovery operator can’t give up a role, because then it couldn’t take over. An administrator can still revoke its roles.',
    },
    {
      kind: 'error',
      signature: 'error LastFinalizationTimeNotLapsed()',
      meaning:
        'Less than 15,768,000 seconds (182.5 days) passed between the timestamp in the argument and the L1 block. This check doesn’t read the state, so a made-up timestamp passes it and fails later with `FinalizationStateIncorrect`.',
    },
    {
      kind: 'function',
      signature:
        'function setLivenessRecoveryOperator(uint256 _messageNumber, bytes32 _rollingHash, uint256 _lastFinalizedForcedTransactionNumber, bytes32 _lastFinalizedForcedTransactionRollingHash, uint256 _lastFinalizedTimestamp) external',
      meaning:
        'Grants the operator role to the address that was fixed at initialization. Despite its name, it doesn’t set an address.',
      params: {
        _messageNumber:
          'Number of the last L1 message that a finalization covers: `messageNumber` of the newest `FinalizedStateUpdated`.',
        _rollingHash: 'The rolling hash at that number; zero when the number is 0.',
        _lastFinalizedForcedTransactionNumber:
          'Number of the last forced transaction that a finalization covers: `forcedTransactionNumber` of the same event.',
        _lastFinalizedForcedTransactionRollingHash:
          'The rolling hash at that number; zero when the number is 0.',
        _lastFinalizedTimestamp:
          'Timestamp of the last finalized L2 block in Unix seconds: `timestamp` of the same event.',
      },
      callers: ['anyone'],
      reverts: [
        {error: 'LastFinalizationTimeNotLapsed', when: 'The half year isn’t over.'},
        {
          error: 'FinalizationStateIncorrect',
          when: 'The five values don’t match the last finalization.',
        },
      ],
      emits: ['LivenessRecoveryOperatorRoleGranted'],
    },
  ],
} as const satisfies ContractFacts;
