import type {ContractFacts} from './schema';

export const SparseMerkleTreeVerifier = {
  name: 'SparseMerkleTreeVerifier',
  kind: 'library',
  summary: 'Checks that a message from L2 stands in the Merkle tree of a root.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/libraries/SparseMerkleTreeVerifier.sol',
  checked: '2026-11-22',
  page: 'messageservice/lib/sparsemerkletreeverifier',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)',
      meaning:
        'A proof of more than 32 hashes. A claim on `LineaRollup` fails earlier, because the length has to be the depth of the tree.',
      params: {
        bits: 'The size that the number should fit, always 32 bits.',
        value: 'The highest index that a tree of this depth would have.',
      },
    },
    {
      kind: 'error',
      signature: 'error LeafIndexOutOfBounds(uint32 leafIndex, uint32 maxAllowedIndex)',
      meaning:
        'The place of the message lies outside its tree. Who numbers the messages of a whole finalization meets it: count from 0 in each tree.',
      params: {
        leafIndex: 'The place that the claim names.',
        maxAllowedIndex: 'The last place of the tree: 31 with a depth of 5.',
      },
    },
    {
      kind: 'function',
      signature:
        'function _verifyMerkleProof(bytes32 _leafHash, bytes32[] _proof, uint32 _leafIndex, bytes32 _root) internal pure returns (bool proofIsValid)',
      meaning:
        'Takes the length of the proof for the depth of the tree. Compare it with a known depth first: a shorter proof makes an inner node pass as a leaf.',
      params: {
        _leafHash: 'The hash of the message, which is a leaf as it is and not hashed again.',
        _proof: 'The hashes beside the way to the root, the lowest one first.',
        _leafIndex:
          'The place of the leaf, from 0. Bit by bit, lowest first, a 1 puts the hash of the proof on the left.',
        _root: 'What the way must end at.',
      },
      returns: {
        proofIsValid: '`false` for another root: a proof that does not fit is no revert here.',
      },
      reverts: [
        {
          error: 'LeafIndexOutOfBounds',
          when: 'A tree as deep as the proof is long has no such place.',
        },
        {error: 'SafeCastOverflowedUintDowncast', when: 'The proof has 33 to 255 hashes.'},
        {message: 'Panic(0x11)', when: 'The proof has 256 hashes or more.'},
      ],
    },
    {
      kind: 'function',
      signature:
        'function safeCastToUint32(uint256 _value) internal pure returns (uint32 castUint32)',
      meaning: 'Refuses what does not fit, where a plain conversion would cut it off.',
      params: {_value: 'A number, at most 4,294,967,295.'},
      returns: {castUint32: 'The same number.'},
      reverts: [
        {error: 'SafeCastOverflowedUintDowncast', when: 'The number is above 4,294,967,295.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
