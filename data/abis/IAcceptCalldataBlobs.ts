import type {ContractFacts} from './schema';

export const IAcceptCalldataBlobs = {
  name: 'IAcceptCalldataBlobs',
  kind: 'interface',
  summary: 'Submits compressed L2 data as calldata, without blobs.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/dataAvailability/interfaces/IAcceptCalldataBlobs.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iacceptcalldatablobs',
  bases: ['IShnarfDataAcceptorBase'],
  missingOn: ['mainnet', 'sepolia'],
  members: [
    {
      kind: 'struct',
      signature:
        'struct CompressedCalldataSubmission {bytes32 finalStateRootHash; bytes32 snarkHash; bytes compressedData;}',
      meaning:
        'What `BlobSubmission` is for a blob, with the data itself. There is no commitment and no proof, since the contract evaluates the polynomial itself.',
      params: {
        finalStateRootHash: 'The state root after the last L2 block in the data.',
        snarkHash:
          'The hash of the data with the hash function that the circuits use; the validity proof holds it against the data.',
        compressedData:
          'The compressed blocks, in words of 32 bytes whose first byte is zero: 31 bytes of content each.',
      },
    },
    {
      kind: 'error',
      signature: 'error FirstByteIsNotZero()',
      meaning:
        'A word of the data uses all of its 32 bytes, and could be larger than the field. The words are looked at from the last to the first, and the error does not tell which one it was.',
    },
    {
      kind: 'error',
      signature: 'error EmptySubmissionData()',
      meaning: 'The compressed data has 0 bytes.',
    },
    {
      kind: 'error',
      signature: 'error BytesLengthNotMultipleOf32()',
      meaning: 'The compressed data ends within a word: fill it up with zeros behind.',
    },
    {
      kind: 'function',
      signature:
        'function submitDataAsCalldata(CompressedCalldataSubmission _submission, bytes32 _parentShnarf, bytes32 _expectedShnarf) external',
      meaning:
        'Takes one piece of data in a call. `LineaRollup` had it up to version 7.0, and does not have it since 7.1 of March 31, 2026.',
      params: {
        _submission: 'The data, and what is needed to compute its shnarf.',
        _parentShnarf: 'The shnarf after which this data comes; it must be known.',
        _expectedShnarf: 'The shnarf that the sender computed.',
      },
      callers: [{only: 'operators of the rollup'}],
      emits: ['DataSubmittedV3'],
    },
  ],
} as const satisfies ContractFacts;
