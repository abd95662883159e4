import type {ContractFacts} from './schema';

export const Mimc = {
  name: 'Mimc',
  kind: 'library',
  summary: 'Hashes words of 32 bytes with MiMC, a hash function that is cheap inside a proof.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/Mimc.sol',
  checked: '2026-11-22',
  page: 'lib/mimc',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error DataMissing()',
      meaning: 'There is nothing to hash: the data has 0 bytes.',
    },
    {
      kind: 'error',
      signature: 'error DataIsNotMod32()',
      meaning:
        'The data ends within a word. Nothing is filled up for you: encode with `abi.encode`, not with `abi.encodePacked`.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant FR_FIELD',
      value: '8444461749428370424248824938781546531375899335154063827935233455917409239041',
      meaning:
        'The order of the scalar field of the curve BLS12-377, a number of 253 bits. Every sum and product is taken modulo it.',
    },
    {
      kind: 'function',
      signature: 'function hash(bytes _msg) external pure returns (bytes32 mimcHash)',
      meaning:
        'Hashes word after word, each with the result so far, from zero (Miyaguchi-Preneel). A word is taken modulo `FR_FIELD`: where inputs must be told apart, keep each below it, as the gateway does by cutting a Keccak hash in two.',
      params: {_msg: 'One word of 32 bytes at least, and only whole ones.'},
      returns: {mimcHash: 'A number below `FR_FIELD`.'},
      reverts: [
        {error: 'DataMissing', when: 'The data has 0 bytes.'},
        {error: 'DataIsNotMod32', when: 'The size of the data is no multiple of 32 bytes.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
