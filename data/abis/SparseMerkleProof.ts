import type {ContractFacts} from './schema';

export const SparseMerkleProof = {
  name: 'SparseMerkleProof',
  kind: 'library',
  summary:
    'Checks on chain that a leaf belongs to a Linea state root, with a proof from `linea_getProof`.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/libraries/SparseMerkleProof.sol',
  checked: '2026-11-22',
  page: 'lib/sparsemerkleproof',
  bases: [],
  uses: ['Poseidon2'],
  deployed: ['ethereum/SparseMerkleProof'],
  members: [
    {
      kind: 'struct',
      signature:
        'struct Account {uint64 nonce; uint256 balance; bytes32 storageRoot; bytes32 snarkCodeHash; bytes32 keccakCodeHash; uint64 codeSize;}',
      meaning: 'Contains an account’s value in the tree of all accounts: six words.',
      params: {
        nonce: 'The number of transactions that it sent, or contracts that it created.',
        balance: 'The balance in wei.',
        storageRoot: 'The root of the account’s storage tree, for the proof of a slot.',
        snarkCodeHash: 'The Poseidon2 hash of its code.',
        keccakCodeHash: 'The Keccak-256 hash of its code, as `EXTCODEHASH` returns it.',
        codeSize: 'The size of its code, in bytes.',
      },
    },
    {
      kind: 'struct',
      signature: 'struct Leaf {uint256[2] prev; uint256[2] next; bytes32 hKey; bytes32 hValue;}',
      meaning:
        'Contains a leaf and its neighbors in the order of the hashed keys, so that you can prove that a key is absent. An index has two words in this encoding.',
      params: {
        prev: 'The index of the leaf with the next smaller hashed key.',
        next: 'The index of the leaf with the next larger hashed key.',
        hKey: 'The hash of the address, or of the storage slot.',
        hValue: 'The hash of the account, or of the stored word.',
      },
    },
    {
      kind: 'error',
      signature: 'error WrongBytesLength(uint256 expectedLength, uint256 bytesLength)',
      meaning:
        'A leaf or an account isn’t 192 bytes long, or a proof’s first node isn’t 96. `expectedLength` shows which.',
      params: {
        expectedLength: 'The expected length, in bytes.',
        bytesLength: 'The actual length, in bytes.',
      },
    },
    {
      kind: 'error',
      signature: 'error LengthNotMod32()',
      meaning:
        'The sibling leaf’s length isn’t a multiple of 32 bytes. The sibling leaf is the second to last node.',
    },
    {
      kind: 'error',
      signature: 'error MaxTreeLeafIndexExceed()',
      meaning: 'The leaf’s index is 2^40 or more, beyond the end of the tree.',
    },
    {
      kind: 'error',
      signature: 'error WrongProofLength(uint256 expectedLength, uint256 actualLength)',
      meaning:
        'The proof doesn’t have 42 nodes. Pass the whole `proofRelatedNodes` of the response, including its first node and its leaf.',
      params: {
        expectedLength: 'Always 42 nodes.',
        actualLength: 'The number of nodes in the call.',
      },
    },
    {
      kind: 'error',
      signature: 'error SubSmtRootMismatch(bytes32 expected, bytes32 actual)',
      meaning:
        'Leaf, index and siblings don’t lead to the subtree root, which the first node contains. The proof was changed, or the index belongs to another leaf.',
      params: {
        expected: 'The subtree root in the proof’s first node.',
        actual: 'The computed subtree root.',
      },
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant TREE_DEPTH',
      value: '40',
      meaning: 'The tree’s height: 40 hashes from a leaf to the subtree root.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant UNFORMATTED_PROOF_LENGTH',
      value: '42',
      meaning: 'The number of nodes in a proof: the first node, 40 siblings and the leaf.',
    },
    {
      kind: 'constant',
      signature: 'bytes32 internal constant ZERO_HASH',
      value: '0x0',
      meaning: 'The value of an empty sibling leaf, which is used without hashing.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant MAX_TREE_LEAF_INDEX',
      value: '2 ** TREE_DEPTH - 1',
      meaning: 'The last index of the tree, 1,099,511,627,775.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant LEAF_BYTES_LENGTH',
      value: '192',
      meaning: 'The size of an encoded `Leaf`, in bytes.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant ACCOUNT_BYTES_LENGTH',
      value: '192',
      meaning: 'The size of an encoded `Account`, in bytes.',
    },
    {
      kind: 'function',
      signature:
        'function verifyProof(bytes[] _rawProof, uint256 _leafIndex, bytes32 _root) external pure returns (bool)',
      meaning:
        'Proves that a leaf is at an index, not whose leaf it is: compare its `hKey` and `hValue` yourself. Treat both `false` and a revert as a failure. It doesn’t check that field elements are below 2,130,706,433: [check this yourself](/api/reference/linea-getproof#solidity) before you rely on a leaf.',
      params: {
        _rawProof: 'The 42 nodes of `proofRelatedNodes`, from the root down.',
        _leafIndex: 'The leaf’s index, `leafIndex` of the response.',
        _root:
          'A state root from `stateRootHashes` of `LineaRollup`, or the storage root of a proven account; never zero.',
      },
      returns:
        '`true` if the proof is valid, `false` if the hash of the first node isn’t the given root. Every other fault reverts.',
      reverts: [
        {error: 'WrongProofLength', when: 'The proof doesn’t have 42 nodes.'},
        {
          error: 'WrongBytesLength',
          when: 'The first node isn’t 96 bytes long, or the last one isn’t 192.',
        },
        {error: 'LengthNotMod32', when: 'The sibling leaf’s length isn’t a multiple of 32 bytes.'},
        {
          error: 'DataIsNotMod32',
          when: 'Another node’s length isn’t a multiple of 32 bytes. `Poseidon2` declares this error.',
        },
        {
          error: 'DataIsEmpty',
          when: 'A node between the first and the sibling leaf is empty. `Poseidon2` declares this error.',
        },
        {error: 'MaxTreeLeafIndexExceed', when: 'The index is 2^40 or more.'},
        {
          error: 'SubSmtRootMismatch',
          when: 'The computed subtree root isn’t the one in the first node.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function poseidon2Hash(bytes _input) external pure returns (bytes32)',
      meaning:
        'Hashes 32-byte words as they are. If any four bytes of your value can be 2,130,706,433 or more, expand the value to 64 bytes first, as `hashStorageValue` does.',
      params: {_input: 'At least one word of 32 bytes, and only whole words.'},
      returns: 'Eight elements of four bytes, each below 2,130,706,433.',
      reverts: [
        {error: 'DataIsEmpty', when: 'The input is empty. `Poseidon2` declares this error.'},
        {
          error: 'DataIsNotMod32',
          when: 'The input’s length isn’t a multiple of 32 bytes. `Poseidon2` declares this error.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function getLeaf(bytes _encodedLeaf) external pure returns (Leaf)',
      meaning: 'Decodes the last node of a proof, without verifying it.',
      params: {_encodedLeaf: 'The last of the 42 nodes, 192 bytes.'},
      returns: 'The leaf, with `hKey` and `hValue` to compare.',
      reverts: [{error: 'WrongBytesLength', when: 'The leaf isn’t 192 bytes long.'}],
    },
    {
      kind: 'function',
      signature: 'function getAccount(bytes _encodedAccountValue) external pure returns (Account)',
      meaning:
        'Decodes the `value` of an account proof. Before you trust it, compare it with the leaf, using `hashAccountValue`.',
      params: {_encodedAccountValue: 'The six words of the account, 192 bytes.'},
      returns: 'The account, with the root for proofs of its storage.',
      reverts: [
        {error: 'WrongBytesLength', when: 'The value isn’t 192 bytes long.'},
        {message: '(no data)', when: 'Nonce or code size doesn’t fit into 64 bits.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function hashAccountKey(address _addr) external pure returns (bytes32)',
      meaning:
        'Computes the expected `hKey` of an account. It expands the address to 40 bytes, and pads the last block with leading zeros.',
      params: {_addr: 'The account on L2.'},
      returns: 'The hashed key.',
    },
    {
      kind: 'function',
      signature: 'function hashAccountValue(bytes _value) external pure returns (bytes32)',
      meaning:
        'Computes the expected `hValue` of an account. `storageRoot` and `snarkCodeHash` are already Poseidon2 hashes and stay unchanged. The other four words are expanded to 64 bytes each.',
      params: {_value: 'The six words of the account, 192 bytes.'},
      returns: 'The hash of the account.',
      reverts: [
        {error: 'WrongBytesLength', when: 'The value isn’t 192 bytes long.'},
        {message: '(no data)', when: 'Nonce or code size doesn’t fit into 64 bits.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function hashStorageValue(bytes32 _value) external pure returns (bytes32)',
      meaning:
        'Computes the expected `hValue` of a storage slot. Call it with the slot number to compute the expected `hKey`.',
      params: {_value: 'The word in the slot, or the slot number.'},
      returns: 'The hash of the word.',
    },
    {
      kind: 'function',
      signature: 'function _parseLeaf(bytes _encodedLeaf) private pure returns (Leaf)',
      meaning: 'Does the work of `getLeaf`.',
      params: {_encodedLeaf: 'The leaf, 192 bytes.'},
      returns: 'The decoded leaf.',
      reverts: [{error: 'WrongBytesLength', when: 'The leaf isn’t 192 bytes long.'}],
    },
    {
      kind: 'function',
      signature: 'function _parseAccount(bytes _value) private pure returns (Account)',
      meaning: 'Does the work of `getAccount`, and the first half of `hashAccountValue`.',
      params: {_value: 'The account, 192 bytes.'},
      returns: 'The decoded account.',
      reverts: [
        {error: 'WrongBytesLength', when: 'The account isn’t 192 bytes long.'},
        {message: '(no data)', when: 'Nonce or code size doesn’t fit into 64 bits.'},
      ],
    },
    {
      kind: 'function',
      signature:
        'function _formatProof(bytes[] _rawProof) private pure returns (bytes32[2], bytes32, bytes32, bytes32[])',
      meaning:
        'Hashes each node once and reverses the order, because the path is computed from the leaf up.',
      params: {_rawProof: 'The 42 nodes, from the root down.'},
      returns: {
        '1': 'The index of the next free leaf, in two words.',
        '2': 'The subtree root, from the proof’s first node.',
        '3': 'The hash of the leaf.',
        '4': 'The 40 siblings, from the leaf up.',
      },
      reverts: [
        {
          error: 'WrongBytesLength',
          when: 'The first node isn’t 96 bytes long, or the last one isn’t 192.',
        },
        {error: 'LengthNotMod32', when: 'The sibling leaf’s length isn’t a multiple of 32 bytes.'},
        {error: 'DataIsNotMod32', when: 'Another node’s length isn’t a multiple of 32 bytes.'},
        {error: 'DataIsEmpty', when: 'A node between the first and the sibling leaf is empty.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function _isZeroBytes(bytes _data) private pure returns (bool isZeroBytes)',
      meaning:
        'Distinguishes an empty sibling leaf, which counts as zeros and isn’t hashed, from a full one.',
      params: {_data: 'The sibling leaf.'},
      returns: {isZeroBytes: '`true` also for 0 bytes.'},
      reverts: [
        {error: 'LengthNotMod32', when: 'The size of the data isn’t a multiple of 32 bytes.'},
      ],
    },
    {
      kind: 'function',
      signature:
        'function _verify(bytes32[] _proof, bytes32 _leafHash, uint256 _leafIndex, bytes32 _root, bytes32[2] _nextFreeNode, bytes32 _subSmtRoot) private pure returns (bool)',
      meaning:
        'Computes the path up from the leaf. At each height, a bit of the index shows on which side the sibling is.',
      params: {
        _proof: 'The 40 siblings, from the leaf up.',
        _leafHash: 'The hash of the leaf.',
        _leafIndex: 'The index of the leaf.',
        _root: 'The expected root.',
        _nextFreeNode: 'The index of the next free leaf, in two words. It’s hashed into the root.',
        _subSmtRoot: 'The subtree root, from the proof’s first node.',
      },
      returns: '`true` if the computed root is the expected root.',
      reverts: [
        {error: 'MaxTreeLeafIndexExceed', when: 'The index is 2^40 or more.'},
        {
          error: 'SubSmtRootMismatch',
          when: 'The computed subtree root isn’t the one in the first node.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
