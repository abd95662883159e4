import type {ContractFacts} from './schema';

export const ILivenessRecovery = {
  name: 'ILivenessRecovery',
  kind: 'interface',
  summary: 'The exit for the case that nobody finalizes blocks for half a year.',
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
        'The operators have been silent for half a year, and the way in for others is open. `RoleGranted` comes with it.',
      params: {
        caller: 'Who asked for it; anybody may.',
        livenessRecoveryOperator: 'The account that can now submit data and finalize.',
      },
    },
    {
      kind: 'event',
      signature:
        'event LivenessRecoveryOperatorAddressSet(address indexed caller, address indexed livenessRecoveryOperator)',
      meaning:
        'Emitted when a new proxy is set up. The address has no role yet, only the right to get it.',
      params: {
        caller: 'Who set the proxy up.',
        livenessRecoveryOperator: 'The account that can become operator.',
      },
    },
    {
      kind: 'error',
      signature: 'error OnlyNonLivenessRecoveryOperator()',
      meaning:
        'The liveness recovery operator can give up no role, because the emergency exit would be gone with it. An administrator can still take roles away from it.',
    },
    {
      kind: 'error',
      signature: 'error LastFinalizationTimeNotLapsed()',
      meaning:
        'Fewer than 15,768,000 seconds, 182.5 days, lie between the timestamp in the argument and the L1 block. The argument is checked here, not the state, so a made-up timestamp gets as far as `FinalizationStateIncorrect`.',
    },
    {
      kind: 'function',
      signature:
        'function setLivenessRecoveryOperator(uint256 _messageNumber, bytes32 _rollingHash, uint256 _lastFinalizedForcedTransactionNumber, bytes32 _lastFinalizedForcedTransactionRollingHash, uint256 _lastFinalizedTimestamp) external',
      meaning:
        'Sets no address, in spite of its name: it gives the operator role to the one that was set before.',
      params: {
        _messageNumber:
          'Number of the last message from L1 that a finalization covers: `messageNumber` of the newest `FinalizedStateUpdated`.',
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
        {error: 'LastFinalizationTimeNotLapsed', when: 'The half year is not over.'},
        {
          error: 'FinalizationStateIncorrect',
          when: 'The five values are not those of the last finalization.',
        },
      ],
      emits: ['LivenessRecoveryOperatorRoleGranted'],
    },
  ],
} as const satisfies ContractFacts;
