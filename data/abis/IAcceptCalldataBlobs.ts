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
        'Contains the data and the values for its shnarf, as `BlobSubmission` does for a blob. It has no commitment and no proof, because the contract evaluates the polynomial itself.',
      params: {
        finalStateRootHash: 'The state root after the last L2 block in the data.',
        snarkHash:
          'The data’s hash, computed with the circuits’ hash function and checked by the validity proof.',
        compressedData:
          'The compressed blocks, in words of 32 bytes: a zero byte, then 31 bytes of content.',
      },
    },
    {
      kind: 'error',
      signature: 'error FirstByteIsNotZero()',
      meaning:
        'The first byte of a 32-byte word isn’t zero, so the word could be too large for the polynomial’s field. The contract checks words from the last to the first, and the error doesn’t identify the word.',
    },
    {
      kind: 'error',
      signature: 'error EmptySubmissionData()',
      meaning: 'The compressed data is empty.',
    },
    {
      kind: 'error',
      signature: 'error BytesLengthNotMultipleOf32()',
      meaning: 'The length isn’t a multiple of 32 bytes. Pad the data with zeros at the end.',
    },
    {
      kind: 'function',
      signature:
        'function submitDataAsCalldata(CompressedCalldataSubmission _submission, bytes32 _parentShnarf, bytes32 _expectedShnarf) external',
      meaning: 'Submits one piece of compressed L2 data as calldata.',
      params: {
        _submission: 'The data, and the values for its shnarf.',
        _parentShnarf: 'The shnarf that this data follows. It must be submitted already.',
        _expectedShnarf: 'The shnarf that the sender computed.',
      },
      callers: [{only: 'operators of the rollup'}],
      emits: ['DataSubmittedV3'],
    },
  ],
} as const satisfies ContractFacts;
