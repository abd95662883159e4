import type {ContractFacts} from './schema';

export const IAcceptEip4844Blobs = {
  name: 'IAcceptEip4844Blobs',
  kind: 'interface',
  summary:
    'Submits L2 data that travels in EIP-4844 blobs: the function, its struct and its errors.',
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
        'One entry for each blob of the transaction, in the same order. The blob itself is not in the calldata: the contract sees only its versioned hash.',
      params: {
        dataEvaluationClaim:
          'The value of the polynomial of the blob at the evaluation point, an element of the scalar field of BLS12-381.',
        kzgCommitment: 'The commitment to the blob, 48 bytes; the versioned hash is made from it.',
        kzgProof: 'The proof that the polynomial has the claimed value at the point, 48 bytes.',
        finalStateRootHash: 'The state root after the last L2 block in the blob.',
        snarkHash:
          'The hash of the compressed data with the hash function that the circuits use; the validity proof holds it against the data.',
      },
    },
    {
      kind: 'error',
      signature:
        'error PointEvaluationResponseInvalid(uint256 fieldElements, uint256 blsCurveModulus)',
      meaning:
        'The precompile took the proof and answered with other constants than EIP-4844 fixes. On Ethereum this does not happen.',
      params: {
        fieldElements: 'How many field elements a blob has, by the answer; 4096 is right.',
        blsCurveModulus: 'The modulus of the field, by the answer.',
      },
    },
    {
      kind: 'error',
      signature: 'error PrecompileReturnDataLengthWrong(uint256 expected, uint256 actual)',
      meaning:
        'The call to the precompile succeeded with an answer of another size. With 0 bytes, the chain has no precompile at `0x0a`: a development chain that knows blobs and not their proofs, for example.',
      params: {expected: 'Always 64, in bytes.', actual: 'The size of the answer, in bytes.'},
    },
    {
      kind: 'error',
      signature: 'error PointEvaluationFailed()',
      meaning:
        'The precompile at `0x0a` refused: commitment, proof or claim do not belong to the blob at this place, or one of them has a wrong length. Which entry it was is not told.',
    },
    {
      kind: 'error',
      signature: 'error EmptyBlobDataAtIndex(uint256 index)',
      meaning:
        'The call has more entries than the transaction has blobs. A call without any blob, such as a plain `eth_call`, fails so at index 0.',
      params: {index: 'The place of the first entry without a blob, from 0.'},
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
        'The transaction carries more blobs than the call has entries. No blob is empty, in spite of the name: an entry is missing.',
      params: {
        emptyBlobIndex: 'The place of the first blob without an entry: the number of entries.',
      },
    },
    {
      kind: 'function',
      signature:
        'function submitBlobs(BlobSubmission[] _blobSubmissions, bytes32 _parentShnarf, bytes32 _finalBlobShnarf) external',
      meaning:
        'Has to be called by a transaction of type 3 that carries as many blobs as there are entries.',
      params: {
        _blobSubmissions:
          'What the contract needs to know of each blob, in the order of the blobs.',
        _parentShnarf: 'The shnarf after which this data comes; it must be known.',
        _finalBlobShnarf: 'The shnarf that the sender computed for the last blob.',
      },
      callers: [{only: 'operators of the rollup'}],
      emits: ['DataSubmittedV3'],
    },
  ],
} as const satisfies ContractFacts;
