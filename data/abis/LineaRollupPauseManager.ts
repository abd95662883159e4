import type {ContractFacts} from './schema';

export const LineaRollupPauseManager = {
  name: 'LineaRollupPauseManager',
  kind: 'abstract contract',
  summary:
    'Declares the roles that pause parts of `LineaRollup`: each message direction, data, finalization and staking.',
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
        'May pause the type `L1_L2` (assigned at initialization). No account can send messages from L1, and no yield can be reported.',
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
        'May pause the type `L2_L1` (assigned at initialization). No account can claim on L1, so withdrawals of ETH and tokens wait.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_L2_L1_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_L2_L1_ROLE")',
      meaning: 'May unpause the type `L2_L1` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_STATE_DATA_SUBMISSION_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_STATE_DATA_SUBMISSION_ROLE")',
      meaning:
        'May pause the type `STATE_DATA_SUBMISSION` (assigned at initialization). Operators can’t submit blobs, but can finalize data submitted before.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_STATE_DATA_SUBMISSION_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_STATE_DATA_SUBMISSION_ROLE")',
      meaning: 'May unpause the type `STATE_DATA_SUBMISSION` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_FINALIZATION_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_FINALIZATION_ROLE")',
      meaning:
        'May pause the type `FINALIZATION` (assigned at initialization). No L2 block becomes final, and you can’t claim new withdrawals.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_FINALIZATION_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_FINALIZATION_ROLE")',
      meaning: 'May unpause the type `FINALIZATION` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_STAKING_ROLE")',
      meaning:
        'May pause the type `NATIVE_YIELD_STAKING` (assigned at initialization). In `LineaRollup`, no more bridged ETH moves to `YieldManager`. In `YieldManager`, no ETH goes to a provider. Staked ETH stays staked.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_STAKING_ROLE")',
      meaning: 'May unpause the type `NATIVE_YIELD_STAKING` (assigned at initialization).',
    },
  ],
} as const satisfies ContractFacts;
