import type {ContractFacts} from '../schema';

/** Linea's own, without a function. */
export const IShnarfDataAcceptorBase = {
  name: 'IShnarfDataAcceptorBase',
  kind: 'interface',
  summary: 'The event and the errors that all ways to submit L2 data share.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/interfaces/IShnarfDataAcceptorBase.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error ShnarfSubmissionIsZeroHash()',
      meaning:
        'A validium was given a shnarf of zero. It is in the ABI of `LineaRollup`, which never throws it.',
    },
    {
      kind: 'error',
      signature: 'error FinalStateRootHashIsZeroHash()',
      meaning:
        'A validium was given a state root of zero. It is in the ABI of `LineaRollup`, which never throws it.',
    },
    {
      kind: 'error',
      signature: 'error ShnarfAlreadySubmitted(bytes32 shnarf)',
      meaning:
        'The same data was submitted after the same parent before. The first submission stands, so there is nothing to repeat.',
      params: {shnarf: 'The shnarf that the call gives as its result.'},
    },
    {
      kind: 'error',
      signature: 'error ParentShnarfNotSubmitted(bytes32 shnarf)',
      meaning:
        'The data before this has not arrived, or the parent lies in the middle of a submission: of each one, only the last shnarf is known.',
      params: {shnarf: 'The shnarf that the call gives as its parent.'},
    },
    {
      kind: 'error',
      signature: 'error FinalShnarfWrong(bytes32 expected, bytes32 value)',
      meaning:
        'The shnarf of the call is not that of its data: a wrong parent, state root, SNARK hash or claim. It is checked last.',
      params: {
        expected: 'The shnarf that the call gives.',
        value: 'The shnarf that the contract computed.',
      },
    },
    {
      kind: 'event',
      signature:
        'event DataSubmittedV3(bytes32 parentShnarf, bytes32 indexed shnarf, bytes32 finalStateRootHash)',
      meaning:
        'One for each submission, however many blobs it has. To read the data itself, take the blobs of the transaction.',
      params: {
        parentShnarf: 'The shnarf of the submission before this one.',
        shnarf: 'The shnarf after the last blob; the next submission names it as its parent.',
        finalStateRootHash:
          'The state root after the last blob, as the operator says it: not proven before the finalization.',
      },
    },
  ],
} as const satisfies ContractFacts;
