import type {ContractFacts} from './schema';

export const TokenBridgePauseManager = {
  name: 'TokenBridgePauseManager',
  kind: 'abstract contract',
  summary:
    'Declares the roles that pause token transfers: one pair for the start, one for the arrival.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/TokenBridgePauseManager.sol',
  checked: '2026-11-22',
  page: 'lib/tokenbridgepausemanager',
  bases: ['PauseManager'],
  members: [
    {
      kind: 'constant',
      signature: 'function PAUSE_INITIATE_TOKEN_BRIDGING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_INITIATE_TOKEN_BRIDGING_ROLE")',
      meaning:
        'May pause the type `INITIATE_TOKEN_BRIDGING` (assigned at initialization). No token transfer can then start on this layer.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE")',
      meaning: 'May unpause the type `INITIATE_TOKEN_BRIDGING` (assigned at initialization).',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE")',
      meaning:
        'May pause the type `COMPLETE_TOKEN_BRIDGING` (assigned at initialization). Claims of token transfers then revert on this layer.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE")',
      meaning: 'May unpause the type `COMPLETE_TOKEN_BRIDGING` (assigned at initialization).',
    },
  ],
} as const satisfies ContractFacts;
