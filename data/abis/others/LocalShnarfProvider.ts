import type {ContractFacts} from '../schema';

/** From Linea. It contains a mapping's getter. */
export const LocalShnarfProvider = {
  name: 'LocalShnarfProvider',
  kind: 'abstract contract',
  summary: 'Returns the shnarfs that the same contract has accepted.',
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
        'Returns the entry of a shnarf in this contract’s storage. An entry of an early version can have a value other than 1.',
    },
  ],
} as const satisfies ContractFacts;
