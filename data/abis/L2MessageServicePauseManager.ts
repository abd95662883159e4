import type {ContractFacts} from './schema';

export const L2MessageServicePauseManager = {
  name: 'L2MessageServicePauseManager',
  kind: 'abstract contract',
  summary: 'Declares the roles that pause and unpause messages on L2, one pair per direction.',
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
      meaning:
        'May pause the type `L1_L2` (assigned at initialization). In `L2MessageService`, claims then revert. In `LineaRollup`, sending and yield reports do.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_L1_L2_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_L1_L2_ROLE")',
      meaning: 'May unpause the type `L1_L2` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_L2_L1_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_L2_L1_ROLE")',
      meaning:
        'May pause the type `L2_L1` (assigned at initialization). In `L2MessageService`, sending then reverts. In `LineaRollup`, claims do.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_L2_L1_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_L2_L1_ROLE")',
      meaning: 'May unpause the type `L2_L1` (assigned at initialization).',
    },
  ],
} as const satisfies ContractFacts;
