import type {ContractFacts} from './schema';

export const CalldataBlobAcceptor = {
  name: 'CalldataBlobAcceptor',
  kind: 'abstract contract',
  summary: 'Accepts compressed L2 data as calldata, for networks that don’t use blobs.',
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
        'Submits one piece of data as calldata. It evaluates the data on chain, so every word costs gas, unlike in a blob. No deployed Linea contract has had it since March 31, 2026.',
      callers: [{role: 'OPERATOR_ROLE'}],
      pausedBy: ['STATE_DATA_SUBMISSION', 'GENERAL'],
      reverts: [
        {error: 'EmptySubmissionData', when: 'The data is empty.'},
        {error: 'BytesLengthNotMultipleOf32', when: 'The length isn’t a multiple of 32 bytes.'},
        {error: 'FirstByteIsNotZero', when: 'A word of the data doesn’t start with a zero byte.'},
        {error: 'ParentShnarfNotSubmitted', when: '`_parentShnarf` was never submitted.'},
        {error: 'ShnarfAlreadySubmitted', when: '`_expectedShnarf` was already submitted.'},
        {
          error: 'FinalShnarfWrong',
          when: 'The shnarf computed from the data differs from `_expectedShnarf`.',
        },
      ],
      emits: ['DataSubmittedV3'],
    },
    {
      kind: 'function',
      signature:
        'function _submitDataAsCalldata(CompressedCalldataSubmission _submission, bytes32 _parentShnarf, bytes32 _expectedShnarf) internal',
      meaning: 'Does the work of `submitDataAsCalldata`, without the checks of role and pauses.',
      params: {
        _submission: 'The data, and the values for its shnarf.',
        _parentShnarf: 'The shnarf that this data follows.',
        _expectedShnarf: 'The shnarf that the sender computed.',
      },
      reverts: [
        {error: 'EmptySubmissionData', when: 'The data is empty.'},
        {error: 'BytesLengthNotMultipleOf32', when: 'The length isn’t a multiple of 32 bytes.'},
        {error: 'FirstByteIsNotZero', when: 'A word of the data doesn’t start with a zero byte.'},
        {error: 'ParentShnarfNotSubmitted', when: '`_parentShnarf` was never submitted.'},
        {error: 'ShnarfAlreadySubmitted', when: '`_expectedShnarf` was already submitted.'},
        {
          error: 'FinalShnarfWrong',
          when: 'The shnarf computed from the data differs from `_expectedShnarf`.',
        },
      ],
      emits: ['DataSubmittedV3'],
    },
    {
      kind: 'function',
      signature:
        'function _calculateY(bytes _data, bytes32 _dataEvaluationPoint) internal pure returns (bytes32 compressedDataComputedY)',
      meaning:
        'Evaluates the data as a polynomial: each word is a coefficient, and the first is the constant. It uses Horner’s method, from the last word. It doesn’t limit the number of words, but the circuit accepts at most 4,096.',
      params: {
        _data: 'The compressed data.',
        _dataEvaluationPoint:
          'The Keccak-256 hash of the SNARK hash and the data’s Keccak-256 hash. The function reduces it modulo the scalar field.',
      },
      returns: {
        compressedDataComputedY:
          'The polynomial’s value at the point, modulo the scalar field of BLS12-381.',
      },
      reverts: [
        {error: 'BytesLengthNotMultipleOf32', when: 'The length isn’t a multiple of 32 bytes.'},
        {error: 'FirstByteIsNotZero', when: 'A word of the data doesn’t start with a zero byte.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
