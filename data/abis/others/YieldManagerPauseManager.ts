import type {ContractFacts} from '../schema';

/** From Linea: the roles that pause native yield. It has no functions to call. */
export const YieldManagerPauseManager = {
  name: 'YieldManagerPauseManager',
  kind: 'abstract contract',
  summary: 'Roles that pause native yield: a pair for each pause type, and an unused pair.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/YieldManagerPauseManager.sol',
  checked: '2026-11-22',
  bases: ['PauseManager'],
  members: [
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_STAKING_ROLE")',
      meaning:
        'May pause the type `NATIVE_YIELD_STAKING` (assigned at initialization): no ETH goes to a provider.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_STAKING_ROLE")',
      meaning: 'May unpause the type `NATIVE_YIELD_STAKING` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_UNSTAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_UNSTAKING_ROLE")',
      meaning:
        'May pause the type `NATIVE_YIELD_UNSTAKING` (assigned at initialization): accounts with a role can’t bring ETH back.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_UNSTAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_UNSTAKING_ROLE")',
      meaning: 'May unpause the type `NATIVE_YIELD_UNSTAKING` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature:
        'function PAUSE_NATIVE_YIELD_PERMISSIONLESS_ACTIONS_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_PERMISSIONLESS_ACTIONS_ROLE")',
      meaning:
        'May pause the type `NATIVE_YIELD_PERMISSIONLESS_ACTIONS` (assigned at initialization): functions for any account, and withdrawals in stETH.',
    },
    {
      kind: 'constant',
      signature:
        'function UNPAUSE_NATIVE_YIELD_PERMISSIONLESS_ACTIONS_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_PERMISSIONLESS_ACTIONS_ROLE")',
      meaning:
        'May unpause the type `NATIVE_YIELD_PERMISSIONLESS_ACTIONS` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_DONATION_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_DONATION_ROLE")',
      meaning:
        'Pauses nothing: donations have no pause type, and initialization doesn’t use the role.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_DONATION_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_DONATION_ROLE")',
      meaning: 'Lifts no pause: donations have no pause type.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_REPORTING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_REPORTING_ROLE")',
      meaning:
        'May pause the type `NATIVE_YIELD_REPORTING` (assigned at initialization): no yield reaches L2.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_REPORTING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_REPORTING_ROLE")',
      meaning: 'May unpause the type `NATIVE_YIELD_REPORTING` (assigned at initialization).',
    },
  ],
} as const satisfies ContractFacts;
