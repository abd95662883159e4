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
      meaning: 'The data is empty, so there is nothing to hash.',
    },
    {
      kind: 'error',
      signature: 'error DataIsNotMod32()',
      meaning:
        'The length isn’t a multiple of 32 bytes. The library adds no padding, so encode with `abi.encode`, not `abi.encodePacked`.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant FR_FIELD',
      value: '8444461749428370424248824938781546531375899335154063827935233455917409239041',
      meaning: 'The order of the scalar field of the curve BLS12-377, a number of 253 bits.',
    },
    {
      kind: 'function',
      signature: 'function hash(bytes _msg) external pure returns (bytes32 mimcHash)',
      meaning:
        'Hashes word after word, each with the previous result, starting at zero (Miyaguchi-Preneel). Keep each word below `FR_FIELD` to avoid collisions.',
      params: {_msg: 'At least one word of 32 bytes, and only whole words.'},
      returns: {mimcHash: 'A number below `FR_FIELD`.'},
      reverts: [
        {error: 'DataMissing', when: 'The data is empty.'},
        {error: 'DataIsNotMod32', when: 'The size of the data isn’t a multiple of 32 bytes.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
