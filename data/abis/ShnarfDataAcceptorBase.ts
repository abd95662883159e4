import type {ContractFacts} from './schema';

export const ShnarfDataAcceptorBase = {
  name: 'ShnarfDataAcceptorBase',
  kind: 'abstract contract',
  summary: 'Records a new shnarf after a known one: the last step of every data submission.',
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
      meaning: 'What the mapping holds for each accepted shnarf; the block is not kept.',
    },
    {
      kind: 'function',
      signature:
        'function _acceptShnarfData(bytes32 _parentShnarf, bytes32 _shnarf, bytes32 _finalStateRootHash) internal',
      meaning:
        'Looks at neither role nor pause nor data: whoever inherits it does that around the call. Two submissions may follow the same parent; finalization decides which of them counts.',
      params: {
        _parentShnarf: 'A shnarf that is known.',
        _shnarf: 'The new one. It is written without being computed here.',
        _finalStateRootHash: 'The state root after the data; it goes into the event only.',
      },
      reverts: [
        {error: 'ParentShnarfNotSubmitted', when: 'The parent is not known.'},
        {error: 'ShnarfAlreadySubmitted', when: 'The new shnarf is known already.'},
      ],
      emits: ['DataSubmittedV3'],
    },
  ],
} as const satisfies ContractFacts;
