import type {ContractFacts} from '../schema';

/** Linea's own, without a function. */
export const IShnarfDataAcceptorBase = {
  name: 'IShnarfDataAcceptorBase',
  kind: 'interface',
  summary: 'Declares the event and the errors that all ways to submit L2 data share.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/interfaces/IShnarfDataAcceptorBase.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error ShnarfSubmissionIsZeroHash()',
      meaning:
        'A validium received a shnarf of zero. The ABI of `LineaRollup` contains this error, but `LineaRollup` never throws it.',
    },
    {
      kind: 'error',
      signature: 'error FinalStateRootHashIsZeroHash()',
      meaning:
        'A validium received a state root of zero. The ABI of `LineaRollup` contains this error, but `LineaRollup` never throws it.',
    },
    {
      kind: 'error',
      signature: 'error ShnarfAlreadySubmitted(bytes32 shnarf)',
      meaning:
        'The same data was already submitted after the same parent. The first submission counts, so you don’t need to repeat it.',
      params: {shnarf: 'The new shnarf in the call.'},
    },
    {
      kind: 'error',
      signature: 'error ParentShnarfNotSubmitted(bytes32 shnarf)',
      meaning:
        'The earlier data hasn’t arrived, or the parent is in the middle of a submission: only a submission’s last shnarf is recorded.',
      params: {shnarf: 'The parent shnarf in the call.'},
    },
    {
      kind: 'error',
      signature: 'error FinalShnarfWrong(bytes32 expected, bytes32 value)',
      meaning:
        'The shnarf in the call doesn’t match its data: a wrong parent, state root, SNARK hash or claim. This check comes last.',
      params: {
        expected: 'The shnarf in the call.',
        value: 'The shnarf that the contract computed.',
      },
    },
    {
      kind: 'event',
      signature:
        'event DataSubmittedV3(bytes32 parentShnarf, bytes32 indexed shnarf, bytes32 finalStateRootHash)',
      meaning:
        'Emitted once for each submission, whatever its number of blobs. To read the data itself, fetch the transaction’s blobs.',
      params: {
        parentShnarf: 'The shnarf of the submission before this one.',
        shnarf: 'The shnarf after the last blob. The next submission uses it as its parent.',
        finalStateRootHash:
          'The state root after the last blob, stated by the operator. Only finalization proves it.',
      },
    },
  ],
} as const satisfies ContractFacts;
