import type {ContractFacts} from './schema';

export const L2MessageServicePauseManager = {
  name: 'L2MessageServicePauseManager',
  kind: 'abstract contract',
  summary: 'The roles that pause messages on L2, one pair for each direction.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/L2MessageServicePauseManager.sol',
  checked: '2026-11-22',
  page: 'lib/l2messageservicepausemanager',
  bases: ['PauseManager'],
  members: [
    {
      kind: 'constant',
      signature: 'function PAUSE_L1_L2_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_L1_L2_ROLE")',
      meaning: 'By the set-up, pauses `L1_L2`: nobody can claim messages on L2.',
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
      meaning: 'By the set-up, pauses `L2_L1`: nobody can send messages from L2.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_L2_L1_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_L2_L1_ROLE")',
      meaning: 'By the set-up, ends a pause of `L2_L1`.',
    },
  ],
} as const satisfies ContractFacts;
