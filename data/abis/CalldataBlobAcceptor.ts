import type {ContractFacts} from './schema';

export const CalldataBlobAcceptor = {
  name: 'CalldataBlobAcceptor',
  kind: 'abstract contract',
  summary: 'Takes compressed L2 data as calldata, where no blobs are to be used.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/CalldataBlobAcceptor.sol',
  checked: '2026-11-22',
  page: 'rollup/calldatablobacceptor',
  bases: ['LocalShnarfProvider', 'ShnarfDataAcceptorBase', 'IAcceptCalldataBlobs'],
  missingOn: ['mainnet', 'sepolia'],
  members: [
    {
      kind: 'function',
      signature:
        'function submitDataAsCalldata(CompressedCalldataSubmission _submission, bytes32 _parentShnarf, bytes32 _expectedShnarf) public',
      meaning:
        'Computes the claim about the data itself, so it pays for every word in gas where a blob pays once. One call takes one piece of data. No deployed contract of Linea has it since March 31, 2026.',
      callers: [{role: 'OPERATOR_ROLE'}],
      pausedBy: ['STATE_DATA_SUBMISSION', 'GENERAL'],
      reverts: [
        {error: 'EmptySubmissionData', when: 'The data has 0 bytes.'},
        {error: 'BytesLengthNotMultipleOf32', when: 'The data ends within a word.'},
        {error: 'FirstByteIsNotZero', when: 'A word of the data does not begin with a zero byte.'},
        {error: 'ParentShnarfNotSubmitted', when: '`_parentShnarf` is not known.'},
        {error: 'ShnarfAlreadySubmitted', when: '`_expectedShnarf` is known already.'},
        {
          error: 'FinalShnarfWrong',
          when: 'The shnarf computed from the data is another than `_expectedShnarf`.',
        },
      ],
      emits: ['DataSubmittedV3'],
    },
    {
      kind: 'function',
      signature:
        'function _submitDataAsCalldata(CompressedCalldataSubmission _submission, bytes32 _parentShnarf, bytes32 _expectedShnarf) internal',
      meaning: 'Does the work of `submitDataAsCalldata`, without the look at role and pauses.',
      params: {
        _submission: 'The data, and what is needed to compute its shnarf.',
        _parentShnarf: 'The shnarf after which this data comes.',
        _expectedShnarf: 'The shnarf that the sender computed.',
      },
      reverts: [
        {error: 'EmptySubmissionData', when: 'The data has 0 bytes.'},
        {error: 'BytesLengthNotMultipleOf32', when: 'The data ends within a word.'},
        {error: 'FirstByteIsNotZero', when: 'A word of the data does not begin with a zero byte.'},
        {error: 'ParentShnarfNotSubmitted', when: '`_parentShnarf` is not known.'},
        {error: 'ShnarfAlreadySubmitted', when: '`_expectedShnarf` is known already.'},
        {
          error: 'FinalShnarfWrong',
          when: 'The shnarf computed from the data is another than `_expectedShnarf`.',
        },
      ],
      emits: ['DataSubmittedV3'],
    },
    {
      kind: 'function',
      signature:
        'function _calculateY(bytes _data, bytes32 _dataEvaluationPoint) internal pure returns (bytes32 compressedDataComputedY)',
      meaning:
        'Reads each word as a coefficient, the first as the constant one, and evaluates from the last backwards (Horner). How many words there may be is not checked here; the circuit stops at 4,096.',
      params: {
        _data: 'The compressed data.',
        _dataEvaluationPoint: 'The hash of SNARK hash and data; it need not be reduced.',
      },
      returns: {
        compressedDataComputedY:
          'The value of the polynomial at the point, modulo the scalar field of BLS12-381.',
      },
      reverts: [
        {error: 'BytesLengthNotMultipleOf32', when: 'The data ends within a word.'},
        {error: 'FirstByteIsNotZero', when: 'A word of the data does not begin with a zero byte.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
