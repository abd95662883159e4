import type {ContractFacts} from './schema';

export const Eip4844BlobAcceptor = {
  name: 'Eip4844BlobAcceptor',
  kind: 'abstract contract',
  summary: 'Takes L2 data in blobs, and ties each blob to what the validity proof will say of it.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/Eip4844BlobAcceptor.sol',
  checked: '2026-11-22',
  page: 'rollup/eip4844blobacceptor',
  bases: ['LocalShnarfProvider', 'ShnarfDataAcceptorBase', 'IAcceptEip4844Blobs'],
  members: [
    {
      kind: 'function',
      signature:
        'function submitBlobs(BlobSubmission[] _blobSubmissions, bytes32 _parentShnarf, bytes32 _finalBlobShnarf) public',
      meaning:
        'Proves nothing about the state of L2: that waits for the finalization. How many blobs a transaction may carry is a limit of Ethereum; the contract has none.',
      callers: [{role: 'OPERATOR_ROLE'}],
      pausedBy: ['STATE_DATA_SUBMISSION', 'GENERAL'],
      reverts: [
        {error: 'BlobSubmissionDataIsMissing', when: 'There is no entry.'},
        {
          error: 'BlobSubmissionDataEmpty',
          when: 'The transaction carries more blobs than there are entries.',
        },
        {
          error: 'EmptyBlobDataAtIndex',
          when: 'The transaction carries fewer blobs than there are entries.',
        },
        {
          error: 'PointEvaluationFailed',
          when: 'Commitment, proof or claim do not belong to the blob, or the gas was too low for the precompile.',
        },
        {
          error: 'PrecompileReturnDataLengthWrong',
          when: 'The chain has no point evaluation precompile, or another one.',
        },
        {
          error: 'PointEvaluationResponseInvalid',
          when: 'The precompile answers with other constants than those of EIP-4844.',
        },
        {error: 'ParentShnarfNotSubmitted', when: '`_parentShnarf` is not known.'},
        {error: 'ShnarfAlreadySubmitted', when: '`_finalBlobShnarf` is known already.'},
        {
          error: 'FinalShnarfWrong',
          when: 'The shnarf computed from the entries is another than `_finalBlobShnarf`.',
        },
      ],
      emits: ['DataSubmittedV3'],
    },
    {
      kind: 'function',
      signature:
        'function _submitBlobs(BlobSubmission[] _blobSubmissions, bytes32 _parentShnarf, bytes32 _finalBlobShnarf) internal',
      meaning:
        'Does the work of `submitBlobs`, without the look at role and pauses. The new shnarf is written before it is compared with the computed one; a difference undoes it.',
      params: {
        _blobSubmissions:
          'What the contract needs to know of each blob, in the order of the blobs.',
        _parentShnarf: 'The shnarf after which this data comes.',
        _finalBlobShnarf: 'The shnarf that the sender computed for the last blob.',
      },
      reverts: [
        {error: 'BlobSubmissionDataIsMissing', when: 'There is no entry.'},
        {
          error: 'BlobSubmissionDataEmpty',
          when: 'The transaction carries more blobs than there are entries.',
        },
        {
          error: 'EmptyBlobDataAtIndex',
          when: 'The transaction carries fewer blobs than there are entries.',
        },
        {
          error: 'PointEvaluationFailed',
          when: 'Commitment, proof or claim do not belong to the blob, or the gas was too low for the precompile.',
        },
        {
          error: 'PrecompileReturnDataLengthWrong',
          when: 'The chain has no point evaluation precompile, or another one.',
        },
        {
          error: 'PointEvaluationResponseInvalid',
          when: 'The precompile answers with other constants than those of EIP-4844.',
        },
        {error: 'ParentShnarfNotSubmitted', when: '`_parentShnarf` is not known.'},
        {error: 'ShnarfAlreadySubmitted', when: '`_finalBlobShnarf` is known already.'},
        {
          error: 'FinalShnarfWrong',
          when: 'The shnarf computed from the entries is another than `_finalBlobShnarf`.',
        },
      ],
      emits: ['DataSubmittedV3'],
    },
    {
      kind: 'function',
      signature:
        'function _verifyPointEvaluation(bytes32 _currentDataHash, uint256 _dataEvaluationPoint, uint256 _dataEvaluationClaim, bytes _kzgCommitment, bytes _kzgProof) internal view',
      meaning:
        'Asks the precompile at `0x0a`, which costs 50,000 gas a blob. The point is reduced to the field for this call only; the shnarf contains it as it came.',
      params: {
        _currentDataHash: 'The versioned hash of the blob.',
        _dataEvaluationPoint: 'The hash of SNARK hash and versioned hash, as a number.',
        _dataEvaluationClaim: 'The claimed value of the polynomial at the point.',
        _kzgCommitment: 'The commitment to the blob, 48 bytes.',
        _kzgProof: 'The proof of the claim, 48 bytes.',
      },
      reverts: [
        {error: 'PointEvaluationFailed', when: 'The precompile refuses.'},
        {error: 'PrecompileReturnDataLengthWrong', when: 'The answer has not 64 bytes.'},
        {
          error: 'PointEvaluationResponseInvalid',
          when: 'The answer is not 4,096 elements and the modulus of the field.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
