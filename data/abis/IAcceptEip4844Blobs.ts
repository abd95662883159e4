import type {ContractFacts} from './schema';

export const IAcceptEip4844Blobs = {
  name: 'IAcceptEip4844Blobs',
  kind: 'interface',
  summary: 'Declares the function, struct and errors for L2 data in EIP-4844 blobs.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/interfaces/IAcceptEip4844Blobs.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iaccepteip4844blobs',
  bases: ['IShnarfDataAcceptorBase'],
  members: [
    {
      kind: 'struct',
      signature:
        'struct BlobSubmission {uint256 dataEvaluationClaim; bytes kzgCommitment; bytes kzgProof; bytes32 finalStateRootHash; bytes32 snarkHash;}',
      meaning:
        'Describes one blob of the transaction, in the order of the blobs. The calldata doesn’t contain the blob: the contract sees only its versioned hash.',
      params: {
        dataEvaluationClaim:
          'The value of the blob’s polynomial at the evaluation point, an element of the scalar field of BLS12-381.',
        kzgCommitment:
          'The commitment to the blob, 48 bytes. The versioned hash is derived from it.',
        kzgProof: 'The proof that the polynomial has the claimed value at the point, 48 bytes.',
        finalStateRootHash: 'The state root after the last L2 block in the blob.',
        snarkHash:
          'The compressed data’s hash, computed with the circuits’ hash function and checked by the validity proof.',
      },
    },
    {
      kind: 'error',
      signature:
        'error PointEvaluationResponseInvalid(uint256 fieldElements, uint256 blsCurveModulus)',
      meaning:
        'The precompile accepted the proof but returned constants other than those in EIP-4844. On Ethereum this doesn’t happen.',
      params: {
        fieldElements:
          'The number of field elements in a blob that the precompile returned; 4096 is correct.',
        blsCurveModulus: 'The field’s modulus that the precompile returned.',
      },
    },
    {
      kind: 'error',
      signature: 'error PrecompileReturnDataLengthWrong(uint256 expected, uint256 actual)',
      meaning:
        'The call to the precompile succeeded, but the result has a wrong size. With 0 bytes, the chain has no precompile at `0x0a`. An example is a development chain that supports blobs but not their proofs.',
      params: {expected: 'Always 64, in bytes.', actual: 'The size of the result, in bytes.'},
    },
    {
      kind: 'error',
      signature: 'error PointEvaluationFailed()',
      meaning:
        'The precompile at `0x0a` rejected the call. The commitment, the proof or the claim doesn’t match the blob at this position, or has a wrong length. The error doesn’t identify the entry.',
    },
    {
      kind: 'error',
      signature: 'error EmptyBlobDataAtIndex(uint256 index)',
      meaning:
        'The call has more entries than the transaction has blobs. A call without blobs, such as a plain `eth_call`, fails at index 0.',
      params: {index: 'The index of the first entry without a blob, from 0.'},
    },
    {
      kind: 'error',
      signature: 'error BlobSubmissionDataIsMissing()',
      meaning: 'The list of entries is empty.',
    },
    {
      kind: 'error',
      signature: 'error BlobSubmissionDataEmpty(uint256 emptyBlobIndex)',
      meaning:
        'The transaction has more blobs than the call has entries. Despite the name, no blob is empty: an entry is missing.',
      params: {
        emptyBlobIndex:
          'The index of the first blob without an entry, which equals the number of entries.',
      },
    },
    {
      kind: 'function',
      signature:
        'function submitBlobs(BlobSubmission[] _blobSubmissions, bytes32 _parentShnarf, bytes32 _finalBlobShnarf) external',
      meaning:
        'Submits the data of a type 3 transaction. The transaction must have as many blobs as the call has entries.',
      params: {
        _blobSubmissions: 'One entry for each blob, in the order of the blobs.',
        _parentShnarf: 'The shnarf that this data follows. It must be submitted already.',
        _finalBlobShnarf: 'The shnarf that the sender computed for the last blob.',
      },
      callers: [{only: 'operators of the rollup'}],
      emits: ['DataSubmittedV3'],
    },
  ],
} as const satisfies ContractFacts;
