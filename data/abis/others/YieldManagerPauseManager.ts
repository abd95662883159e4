import type {ContractFacts} from '../schema';

/** Linea's own: the names of the roles that pause native yield, and nothing to call. */
export const YieldManagerPauseManager = {
  name: 'YieldManagerPauseManager',
  kind: 'abstract contract',
  summary: 'The roles that pause native yield, one pair for each pause type and one without use.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/YieldManagerPauseManager.sol',
  checked: '2026-11-22',
  bases: ['PauseManager'],
  members: [
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_STAKING_ROLE")',
      meaning: 'By the set-up, pauses `NATIVE_YIELD_STAKING`: no ETH goes to a provider.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_STAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_STAKING_ROLE")',
      meaning: 'By the set-up, ends a pause of `NATIVE_YIELD_STAKING`.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_UNSTAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_UNSTAKING_ROLE")',
      meaning:
        'By the set-up, pauses `NATIVE_YIELD_UNSTAKING`: accounts with a role bring no ETH back.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_UNSTAKING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_UNSTAKING_ROLE")',
      meaning: 'By the set-up, ends a pause of `NATIVE_YIELD_UNSTAKING`.',
    },
    {
      kind: 'constant',
      signature:
        'function PAUSE_NATIVE_YIELD_PERMISSIONLESS_ACTIONS_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_PERMISSIONLESS_ACTIONS_ROLE")',
      meaning:
        'By the set-up, pauses `NATIVE_YIELD_PERMISSIONLESS_ACTIONS`: what anybody may do, and stETH in place of ETH.',
    },
    {
      kind: 'constant',
      signature:
        'function UNPAUSE_NATIVE_YIELD_PERMISSIONLESS_ACTIONS_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_PERMISSIONLESS_ACTIONS_ROLE")',
      meaning: 'By the set-up, ends a pause of `NATIVE_YIELD_PERMISSIONLESS_ACTIONS`.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_DONATION_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_DONATION_ROLE")',
      meaning: 'Pauses nothing: no pause type is about donations, and the set-up does not use it.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_DONATION_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_DONATION_ROLE")',
      meaning: 'Ends no pause, for the same reason.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_NATIVE_YIELD_REPORTING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_NATIVE_YIELD_REPORTING_ROLE")',
      meaning: 'By the set-up, pauses `NATIVE_YIELD_REPORTING`: no yield reaches L2.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_NATIVE_YIELD_REPORTING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_NATIVE_YIELD_REPORTING_ROLE")',
      meaning: 'By the set-up, ends a pause of `NATIVE_YIELD_REPORTING`.',
    },
  ],
} as const satisfies ContractFacts;
