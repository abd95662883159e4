import type {ContractFacts} from './schema';

export const Eip4844BlobAcceptor = {
  name: 'Eip4844BlobAcceptor',
  kind: 'abstract contract',
  summary:
    'Accepts L2 data in blobs, and commits each blob to the values that the validity proof uses.',
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
        'Submits data in blobs. It doesn’t prove the L2 state; finalization does. Ethereum limits the blobs per transaction; the contract has no limit.',
      callers: [{role: 'OPERATOR_ROLE'}],
      pausedBy: ['STATE_DATA_SUBMISSION', 'GENERAL'],
      reverts: [
        {error: 'BlobSubmissionDataIsMissing', when: 'The call contains no entry.'},
        {
          error: 'BlobSubmissionDataEmpty',
          when: 'The transaction has more blobs than the call has entries.',
        },
        {
          error: 'EmptyBlobDataAtIndex',
          when: 'The transaction has fewer blobs than the call has entries.',
        },
        {
          error: 'PointEvaluationFailed',
          when: 'Commitment, proof or claim doesn’t match the blob, or the precompile ran short of gas.',
        },
        {
          error: 'PrecompileReturnDataLengthWrong',
          when: 'The chain has no point evaluation precompile, or a different one.',
        },
        {
          error: 'PointEvaluationResponseInvalid',
          when: 'The precompile returns constants other than those in EIP-4844.',
        },
        {error: 'ParentShnarfNotSubmitted', when: '`_parentShnarf` was never submitted.'},
        {error: 'ShnarfAlreadySubmitted', when: '`_finalBlobShnarf` was already submitted.'},
        {
          error: 'FinalShnarfWrong',
          when: 'The shnarf computed from the entries differs from `_finalBlobShnarf`.',
        },
      ],
      emits: ['DataSubmittedV3'],
    },
    {
      kind: 'function',
      signature:
        'function _submitBlobs(BlobSubmission[] _blobSubmissions, bytes32 _parentShnarf, bytes32 _finalBlobShnarf) internal',
      meaning:
        'Does the work of `submitBlobs`, without the checks of role and pauses. It records the new shnarf before the comparison with the computed one; a difference reverts it.',
      params: {
        _blobSubmissions: 'One entry for each blob, in the order of the blobs.',
        _parentShnarf: 'The shnarf that this data follows.',
        _finalBlobShnarf: 'The shnarf that the sender computed for the last blob.',
      },
      reverts: [
        {error: 'BlobSubmissionDataIsMissing', when: 'The call contains no entry.'},
        {
          error: 'BlobSubmissionDataEmpty',
          when: 'The transaction has more blobs than the call has entries.',
        },
        {
          error: 'EmptyBlobDataAtIndex',
          when: 'The transaction has fewer blobs than the call has entries.',
        },
        {
          error: 'PointEvaluationFailed',
          when: 'Commitment, proof or claim doesn’t match the blob, or the precompile ran short of gas.',
        },
        {
          error: 'PrecompileReturnDataLengthWrong',
          when: 'The chain has no point evaluation precompile, or a different one.',
        },
        {
          error: 'PointEvaluationResponseInvalid',
          when: 'The precompile returns constants other than those in EIP-4844.',
        },
        {error: 'ParentShnarfNotSubmitted', when: '`_parentShnarf` was never submitted.'},
        {error: 'ShnarfAlreadySubmitted', when: '`_finalBlobShnarf` was already submitted.'},
        {
          error: 'FinalShnarfWrong',
          when: 'The shnarf computed from the entries differs from `_finalBlobShnarf`.',
        },
      ],
      emits: ['DataSubmittedV3'],
    },
    {
      kind: 'function',
      signature:
        'function _verifyPointEvaluation(bytes32 _currentDataHash, uint256 _dataEvaluationPoint, uint256 _dataEvaluationClaim, bytes _kzgCommitment, bytes _kzgProof) internal view',
      meaning:
        'Calls the precompile at `0x0a`, which costs 50,000 gas per blob. It reduces the point to the field for this call only; the shnarf contains the unreduced point.',
      params: {
        _currentDataHash: 'The versioned hash of the blob.',
        _dataEvaluationPoint: 'The hash of SNARK hash and versioned hash, as a number.',
        _dataEvaluationClaim: 'The claimed value of the polynomial at the point.',
        _kzgCommitment: 'The commitment to the blob, 48 bytes.',
        _kzgProof: 'The proof of the claim, 48 bytes.',
      },
      reverts: [
        {error: 'PointEvaluationFailed', when: 'The precompile rejects the call.'},
        {error: 'PrecompileReturnDataLengthWrong', when: 'The result isn’t 64 bytes long.'},
        {
          error: 'PointEvaluationResponseInvalid',
          when: 'The result isn’t 4,096 elements and the field’s modulus.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
