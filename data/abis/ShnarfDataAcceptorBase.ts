import type {ContractFacts} from './schema';

export const ShnarfDataAcceptorBase = {
  name: 'ShnarfDataAcceptorBase',
  kind: 'abstract contract',
  summary: 'Records a new shnarf after its parent, as the last step of every data submission.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/ShnarfDataAcceptorBase.sol',
  checked: '2026-11-22',
  page: 'rollup/shnarfdataacceptorbase',
  bases: ['LineaRollupBase', 'IShnarfDataAcceptorBase'],
  members: [
    {
      kind: 'constant',
      signature: 'uint256 internal constant SHNARF_EXISTS_DEFAULT_VALUE',
      value: '1',
      meaning: 'The value stored for each accepted shnarf. The block number isn’t stored.',
    },
    {
      kind: 'function',
      signature:
        'function _acceptShnarfData(bytes32 _parentShnarf, bytes32 _shnarf, bytes32 _finalStateRootHash) internal',
      meaning:
        'Records a shnarf without checking role, pause or data: the inheriting contract does that. Two submissions may follow the same parent; finalization selects one.',
      params: {
        _parentShnarf: 'A submitted shnarf.',
        _shnarf: 'The new shnarf. It’s recorded, not computed here.',
        _finalStateRootHash: 'The state root after the data, used only in the event.',
      },
      reverts: [
        {error: 'ParentShnarfNotSubmitted', when: 'The parent was never submitted.'},
        {error: 'ShnarfAlreadySubmitted', when: 'The new shnarf was already submitted.'},
      ],
      emits: ['DataSubmittedV3'],
    },
  ],
} as const satisfies ContractFacts;
