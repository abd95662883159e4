import type {ContractFacts} from './schema';

export const IProvideShnarf = {
  name: 'IProvideShnarf',
  kind: 'interface',
  summary: 'Tells whether the data behind a shnarf has been submitted.',
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
        'Finalization asks it for the shnarf that it computes, and reverts when the answer is 0. Of several blobs in one submission only the last shnarf is known.',
      params: {
        _shnarf: 'The last shnarf of a submission, as `DataSubmittedV3` has it in a topic.',
      },
      returns: {
        shnarfExists:
          'A number and no `bool`: 0 when it was never submitted. Compare with 0; 1 is only what submissions of today write.',
      },
    },
  ],
} as const satisfies ContractFacts;
