import type {ContractFacts} from '../schema';

/** Linea's own, with the getter of a mapping. */
export const LocalShnarfProvider = {
  name: 'LocalShnarfProvider',
  kind: 'abstract contract',
  summary: 'Answers for the shnarfs that this very contract has accepted.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/LocalShnarfProvider.sol',
  checked: '2026-11-22',
  bases: ['IProvideShnarf', 'LineaRollupBase'],
  members: [
    {
      kind: 'function',
      signature:
        'function blobShnarfExists(bytes32 _shnarf) public view returns (uint256 shnarfExists)',
      meaning:
        'Reads the storage of the same contract. An entry written by an early version may hold another number than 1.',
    },
  ],
} as const satisfies ContractFacts;
