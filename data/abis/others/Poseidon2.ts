import type {ContractFacts} from '../schema';

/** From Linea. SparseMerkleProof calls it, and its page describes these functions. */
export const Poseidon2 = {
  name: 'Poseidon2',
  kind: 'library',
  summary: 'Hashes 32-byte words with Poseidon2 over the KoalaBear field.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/Poseidon2.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error DataIsNotMod32()',
      meaning: 'The size of the data isn’t a multiple of 32 bytes.',
    },
    {
      kind: 'error',
      signature: 'error DataIsEmpty()',
      meaning: 'The data has 0 bytes.',
    },
    {
      kind: 'function',
      signature: 'function hash(bytes _msg) external pure returns (bytes32 poseidon2Hash)',
      meaning: 'Returns the hash of the data. It reads each four bytes modulo 2,130,706,433.',
      params: {_msg: 'A sequence of 32-byte words.'},
      returns: {poseidon2Hash: 'Eight elements of four bytes.'},
      reverts: [
        {error: 'DataIsEmpty', when: 'The data has 0 bytes.'},
        {error: 'DataIsNotMod32', when: 'The size of the data isn’t a multiple of 32 bytes.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function padBytes32(bytes32 input) external pure returns (bytes out)',
      meaning: 'Adds two zero bytes before every two bytes, so that each four bytes fit the field.',
      params: {input: 'Any 32 bytes.'},
      returns: {out: 'The input as 64 bytes.'},
    },
  ],
} as const satisfies ContractFacts;
