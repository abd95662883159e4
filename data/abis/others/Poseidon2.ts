import type {ContractFacts} from '../schema';

/** Linea's own, called by SparseMerkleProof. Its functions stand on the page of that one. */
export const Poseidon2 = {
  name: 'Poseidon2',
  kind: 'library',
  summary: 'Hashes words of 32 bytes with Poseidon2 over the KoalaBear field.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/Poseidon2.sol',
  checked: '2026-11-22',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error DataIsNotMod32()',
      meaning: 'The data ends within a word of 32 bytes.',
    },
    {
      kind: 'error',
      signature: 'error DataIsEmpty()',
      meaning: 'There is nothing to hash: the data has 0 bytes.',
    },
    {
      kind: 'function',
      signature: 'function hash(bytes _msg) external pure returns (bytes32 poseidon2Hash)',
      meaning: 'Takes each four bytes modulo 2,130,706,433.',
      params: {_msg: 'Whole words of 32 bytes.'},
      returns: {poseidon2Hash: 'Eight elements of four bytes.'},
      reverts: [
        {error: 'DataIsEmpty', when: 'The data has 0 bytes.'},
        {error: 'DataIsNotMod32', when: 'The size of the data is no multiple of 32 bytes.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function padBytes32(bytes32 input) external pure returns (bytes out)',
      meaning: 'Puts two zero bytes in front of each two, so that every four bytes fit the field.',
      params: {input: 'Any 32 bytes.'},
      returns: {out: 'The same in 64 bytes.'},
    },
  ],
} as const satisfies ContractFacts;
