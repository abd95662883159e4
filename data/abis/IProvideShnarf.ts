import type {ContractFacts} from './schema';

export const IProvideShnarf = {
  name: 'IProvideShnarf',
  kind: 'interface',
  summary: 'Returns whether the data behind a shnarf was submitted.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/interfaces/IProvideShnarf.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iprovideshnarf',
  bases: [],
  members: [
    {
      kind: 'function',
      signature:
        'function blobShnarfExists(bytes32 _shnarf) external view returns (uint256 shnarfExists)',
      meaning:
        'Returns whether a shnarf was submitted. Finalization calls it for the shnarf that it computes, and reverts on 0. For a submission of several blobs, only the last shnarf is recorded.',
      params: {
        _shnarf:
          'The last shnarf of a submission, as in `shnarf`, the second topic of `DataSubmittedV3`.',
      },
      returns: {
        shnarfExists:
          'A number, not a `bool`: 0 if it was never submitted. Compare with 0, not with 1: shnarfs of early versions have other numbers.',
      },
    },
  ],
} as const satisfies ContractFacts;
