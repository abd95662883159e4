import type {ContractFacts} from './schema';

export const LineaRollupPauseManager = {
  name: 'LineaRollupPauseManager',
  kind: 'abstract contract',
  summary:
    'The roles that pause parts of `LineaRollup`: each direction of messages, data, finalization and staking.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/LineaRollupPauseManager.sol',
  checked: '2026-11-22',
  page: 'lib/linearolluppausemanager',
  bases: ['PauseManager'],
  members: [
    {
      kind: 'constant',
      signature: 'function PAUSE_L1_L2_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_L1_L2_ROLE")',
      meaning:
        'By the set-up, pauses `L1_L2`: nobody can send messages from L1, and no yield can be reported.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_L1_L2_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_L1_L2_ROLE")',
      meaning: 'By the set-up, ends a pause of `L1_L2`.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_L2_L1_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_L2_L1_ROLE")',
      meaning:
        'By the set-up, pauses `L2_L1`: nobody can claim on L1, so withdrawals of ETH and tokens wait.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_L2_L1_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_L2_L1_ROLE")',
      meaning: 'By the set-up, ends a pause of `L2_L1`.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_STATE_DATA_SUBMISSION_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_STATE_DATA_SUBMISSION_ROLE")',
      meaning:
        'By the set-up, pauses `STATE_DATA_SUBMISSION`: operators cannot submit blobs. What was submitted before can still be finalized.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_STATE_DATA_SUBMISSION_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_STATE_DATA_SUBMISSION_ROLE")',
      meaning: 'By the set-up, ends a pause of `STATE_DATA_SUBMISSION`.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_FINALIZATION_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_FINALIZATION_ROLE")',
      meaning:
        'By the set-up, pauses `FINALIZATION`: no L2 block becomes final, and no new withdrawal can be claimed.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_FINALIZATION_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_FINALIZATION_ROLE")',
      meaning: 'By the set-up, ends a pause of `FINALIZATION`.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_STAKING_ROLE")',
      meaning:
        'By the set-up, pauses `NATIVE_YIELD_STAKING`: no more bridged ETH leaves for `YieldManager`. What is staked stays staked.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_STAKING_ROLE")',
      meaning: 'By the set-up, ends a pause of `NATIVE_YIELD_STAKING`.',
    },
  ],
} as const satisfies ContractFacts;
