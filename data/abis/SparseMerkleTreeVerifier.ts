import type {ContractFacts} from './schema';

export const SparseMerkleTreeVerifier = {
  name: 'SparseMerkleTreeVerifier',
  kind: 'library',
  summary: 'Checks that a message from L2 is in the Merkle tree of a root.',
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
        'The proof has 33 to 255 hashes. A claim on `LineaRollup` fails earlier, because the length must match the depth of the tree.',
      params: {
        bits: 'Size that the number must fit, always 32 bits.',
        value: 'Highest index that a tree of this depth would have.',
      },
    },
    {
      kind: 'error',
      signature: 'error LeafIndexOutOfBounds(uint32 leafIndex, uint32 maxAllowedIndex)',
      meaning:
        'The index of the message is outside its tree. Count from 0 in each tree, not across the whole finalization.',
      params: {
        leafIndex: 'Index in the claim.',
        maxAllowedIndex: 'Last index of the tree: 31 with a depth of 5.',
      },
    },
    {
      kind: 'function',
      signature:
        'function _verifyMerkleProof(bytes32 _leafHash, bytes32[] _proof, uint32 _leafIndex, bytes32 _root) internal pure returns (bool proofIsValid)',
      meaning:
        'Returns whether a proof leads from a leaf to a root. It uses the length of the proof as depth. Compare the length with the known depth first, because a shorter proof makes an inner node pass as a leaf.',
      params: {
        _leafHash: 'Hash of the message. It’s the leaf itself and isn’t hashed again.',
        _proof: 'Sibling hashes on the path to the root, lowest first.',
        _leafIndex:
          'Index of the leaf, from 0. Its bits apply lowest first: a 1 puts the hash of the proof on the left.',
        _root: 'Root that the path must lead to.',
      },
      returns: {
        proofIsValid: '`false` if the path leads to another root. The function doesn’t revert.',
      },
      reverts: [
        {
          error: 'LeafIndexOutOfBounds',
          when: 'A tree with the depth of the proof has no such index.',
        },
        {error: 'SafeCastOverflowedUintDowncast', when: 'The proof has 33 to 255 hashes.'},
        {message: 'Panic(0x11)', when: 'The proof has 256 hashes or more.'},
      ],
    },
    {
      kind: 'function',
      signature:
        'function safeCastToUint32(uint256 _value) internal pure returns (uint32 castUint32)',
      meaning: 'Converts a number to `uint32`, and reverts instead of truncating it.',
      params: {_value: 'A number, at most 4,294,967,295.'},
      returns: {castUint32: 'The number, unchanged.'},
      reverts: [
        {error: 'SafeCastOverflowedUintDowncast', when: 'The number is above 4,294,967,295.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
