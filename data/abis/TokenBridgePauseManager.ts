import type {ContractFacts} from './schema';

export const TokenBridgePauseManager = {
  name: 'TokenBridgePauseManager',
  kind: 'abstract contract',
  summary: 'The roles that pause token transfers, one pair for their start and one for their end.',
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
        'By the set-up, pauses `INITIATE_TOKEN_BRIDGING`: no transfer can start on this layer, in either kind of token.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_INITIATE_TOKEN_BRIDGING_ROLE")',
      meaning: 'By the set-up, ends a pause of `INITIATE_TOKEN_BRIDGING`.',
    },
    {
      kind: 'constant',
      signature: 'function PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE() public view returns (bytes32)',
      value: 'keccak256("PAUSE_COMPLETE_TOKEN_BRIDGING_ROLE")',
      meaning:
        'By the set-up, pauses `COMPLETE_TOKEN_BRIDGING`: claims of token transfers revert on this layer, and can be repeated later.',
    },
    {
      kind: 'constant',
      signature: 'function UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE() public view returns (bytes32)',
      value: 'keccak256("UNPAUSE_COMPLETE_TOKEN_BRIDGING_ROLE")',
      meaning: 'By the set-up, ends a pause of `COMPLETE_TOKEN_BRIDGING`.',
    },
  ],
} as const satisfies ContractFacts;
