import type {ContractFacts} from './schema';

export const SparseMerkleProof = {
  name: 'SparseMerkleProof',
  kind: 'library',
  summary:
    'Checks on chain that a leaf belongs to a state root of Linea, by the proof of `linea_getProof`.',
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
      meaning: 'The value of an account, as the tree of all accounts has it: six words.',
      params: {
        nonce: 'How many transactions it has sent, or contracts created.',
        balance: 'In wei.',
        storageRoot: 'The root of the tree of its own storage; the next proof is held against it.',
        snarkCodeHash: 'The Poseidon2 hash of its code.',
        keccakCodeHash: 'The Keccak-256 hash of its code, as `EXTCODEHASH` gives it.',
        codeSize: 'The size of its code, in bytes.',
      },
    },
    {
      kind: 'struct',
      signature: 'struct Leaf {uint256[2] prev; uint256[2] next; bytes32 hKey; bytes32 hValue;}',
      meaning:
        'A leaf knows its neighbors in the order of the hashed keys, so that a missing key can be proven. An index takes two words in this encoding.',
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
        'A leaf or an account has not 192 bytes, or the first node of a proof not 96: by the first argument you know which.',
      params: {expectedLength: 'In bytes.', bytesLength: 'What came, in bytes.'},
    },
    {
      kind: 'error',
      signature: 'error LengthNotMod32()',
      meaning: 'The sibling leaf, the last but one of the nodes, ends within a word of 32 bytes.',
    },
    {
      kind: 'error',
      signature: 'error MaxTreeLeafIndexExceed()',
      meaning: 'The index of the leaf is 2^40 or more; the tree has no such place.',
    },
    {
      kind: 'error',
      signature: 'error WrongProofLength(uint256 expectedLength, uint256 actualLength)',
      meaning:
        'Pass `proofRelatedNodes` of the answer whole: its first node and its leaf belong to it.',
      params: {
        expectedLength: 'Always 42 nodes.',
        actualLength: 'How many came.',
      },
    },
    {
      kind: 'error',
      signature: 'error SubSmtRootMismatch(bytes32 expected, bytes32 actual)',
      meaning:
        'Leaf, index and siblings do not lead to the root that the first node names: a changed proof, or the index of another leaf.',
      params: {
        expected: 'The root in the first node of the proof.',
        actual: 'The root that was computed.',
      },
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant TREE_DEPTH',
      value: '40',
      meaning: 'So many hashes lead from a leaf to the root below the first node.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant UNFORMATTED_PROOF_LENGTH',
      value: '42',
      meaning: 'The first node, 40 siblings and the leaf.',
    },
    {
      kind: 'constant',
      signature: 'bytes32 internal constant ZERO_HASH',
      value: '0x0',
      meaning: 'Stands for a sibling leaf that is empty, which is not hashed.',
    },
    {
      kind: 'constant',
      signature: 'uint256 internal constant MAX_TREE_LEAF_INDEX',
      value: '2 ** TREE_DEPTH - 1',
      meaning: 'The last place of the tree, 1,099,511,627,775.',
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
        'Proves that a leaf stands at an index, and not whose leaf it is: compare its `hKey` and `hValue` yourself. Both ways to fail count, `false` and a revert. It does not look at the range of field elements in what it hashes; [refuse what is not reduced](/api/reference/linea-getproof#solidity) before you rely on a leaf.',
      params: {
        _rawProof: 'The 42 nodes of `proofRelatedNodes`, from the root down.',
        _leafIndex: 'The index of the leaf, `leafIndex` of the answer.',
        _root:
          'A state root from `stateRootHashes` of `LineaRollup`, or the storage root of a proven account; never zero.',
      },
      returns:
        '`false` when the hash of the first node is not the given root; every other fault reverts.',
      reverts: [
        {error: 'WrongProofLength', when: 'There are not 42 nodes.'},
        {
          error: 'WrongBytesLength',
          when: 'The first node has not 96 bytes, or the last one not 192.',
        },
        {error: 'LengthNotMod32', when: 'The sibling leaf is no multiple of 32 bytes.'},
        {error: 'DataIsNotMod32', when: 'Another node is no multiple of 32 bytes.'},
        {error: 'DataIsEmpty', when: 'A node between the first and the sibling leaf is empty.'},
        {error: 'MaxTreeLeafIndexExceed', when: 'The index is 2^40 or more.'},
        {
          error: 'SubSmtRootMismatch',
          when: 'The path leads to another root than the first node names.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function poseidon2Hash(bytes _input) external pure returns (bytes32)',
      meaning:
        'Spreads nothing: a value whose four bytes may exceed the field has to be spread to 64 bytes first, as `hashStorageValue` does.',
      params: {_input: 'Whole words of 32 bytes, one at least.'},
      returns: 'Eight elements of four bytes, each below 2,130,706,433.',
      reverts: [
        {error: 'DataIsEmpty', when: 'The input has 0 bytes.'},
        {error: 'DataIsNotMod32', when: 'The input ends within a word.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function getLeaf(bytes _encodedLeaf) external pure returns (Leaf)',
      meaning: 'Takes the last node of a proof apart. It proves nothing by itself.',
      params: {_encodedLeaf: 'The last of the 42 nodes, 192 bytes.'},
      returns: 'The leaf, with `hKey` and `hValue` to compare.',
      reverts: [{error: 'WrongBytesLength', when: 'There are not 192 bytes.'}],
    },
    {
      kind: 'function',
      signature: 'function getAccount(bytes _encodedAccountValue) external pure returns (Account)',
      meaning:
        'Takes the `value` of an account proof apart. Hold it against the leaf with `hashAccountValue` before you believe it.',
      params: {_encodedAccountValue: 'The six words of the account, 192 bytes.'},
      returns: 'The account, with the root for proofs of its storage.',
      reverts: [
        {error: 'WrongBytesLength', when: 'There are not 192 bytes.'},
        {message: '(no data)', when: 'Nonce or code size do not fit into 64 bits.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function hashAccountKey(address _addr) external pure returns (bytes32)',
      meaning:
        'What `hKey` of an account has to be. The address is spread to 40 bytes, and its last block is filled up with zeros in front.',
      params: {_addr: 'The account on L2.'},
      returns: 'The hashed key.',
    },
    {
      kind: 'function',
      signature: 'function hashAccountValue(bytes _value) external pure returns (bytes32)',
      meaning:
        'What `hValue` of an account has to be. `storageRoot` and `snarkCodeHash` are Poseidon2 hashes already and go in as they are, the other four words are spread.',
      params: {_value: 'The six words of the account, 192 bytes.'},
      returns: 'The hash of the account.',
      reverts: [
        {error: 'WrongBytesLength', when: 'There are not 192 bytes.'},
        {message: '(no data)', when: 'Nonce or code size do not fit into 64 bits.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function hashStorageValue(bytes32 _value) external pure returns (bytes32)',
      meaning:
        'What `hValue` of a storage slot has to be. A slot number hashes in the same way, so it gives `hKey` as well.',
      params: {_value: 'The word in the slot, or the slot itself.'},
      returns: 'The hash of the word.',
    },
    {
      kind: 'function',
      signature: 'function _parseLeaf(bytes _encodedLeaf) private pure returns (Leaf)',
      meaning: 'Does the work of `getLeaf`.',
      params: {_encodedLeaf: 'The leaf, 192 bytes.'},
      returns: 'The leaf, taken apart.',
      reverts: [{error: 'WrongBytesLength', when: 'There are not 192 bytes.'}],
    },
    {
      kind: 'function',
      signature: 'function _parseAccount(bytes _value) private pure returns (Account)',
      meaning: 'Does the work of `getAccount`, and the first half of `hashAccountValue`.',
      params: {_value: 'The account, 192 bytes.'},
      returns: 'The account, taken apart.',
      reverts: [
        {error: 'WrongBytesLength', when: 'There are not 192 bytes.'},
        {message: '(no data)', when: 'Nonce or code size do not fit into 64 bits.'},
      ],
    },
    {
      kind: 'function',
      signature:
        'function _formatProof(bytes[] _rawProof) private pure returns (bytes32[2], bytes32, bytes32, bytes32[])',
      meaning:
        'Hashes each node once and turns their order round, since the path is computed from the leaf up.',
      params: {_rawProof: 'The 42 nodes, from the root down.'},
      returns: {
        '1': 'The index of the next free leaf, in two words.',
        '2': 'The root below the first node, as the proof has it.',
        '3': 'The hash of the leaf.',
        '4': 'The 40 siblings, from the leaf up.',
      },
      reverts: [
        {
          error: 'WrongBytesLength',
          when: 'The first node has not 96 bytes, or the last one not 192.',
        },
        {error: 'LengthNotMod32', when: 'The sibling leaf is no multiple of 32 bytes.'},
        {error: 'DataIsNotMod32', when: 'Another node is no multiple of 32 bytes.'},
        {error: 'DataIsEmpty', when: 'A node between the first and the sibling leaf is empty.'},
      ],
    },
    {
      kind: 'function',
      signature: 'function _isZeroBytes(bytes _data) private pure returns (bool isZeroBytes)',
      meaning:
        'Tells an empty sibling leaf, which counts as zeros and is not hashed, from a full one.',
      params: {_data: 'The sibling leaf.'},
      returns: {isZeroBytes: '`true` also for 0 bytes.'},
      reverts: [{error: 'LengthNotMod32', when: 'The data is no multiple of 32 bytes.'}],
    },
    {
      kind: 'function',
      signature:
        'function _verify(bytes32[] _proof, bytes32 _leafHash, uint256 _leafIndex, bytes32 _root, bytes32[2] _nextFreeNode, bytes32 _subSmtRoot) private pure returns (bool)',
      meaning:
        'Walks up from the leaf: the bit of the index at each height says on which side the sibling stands.',
      params: {
        _proof: 'The 40 siblings, from the leaf up.',
        _leafHash: 'The hash of the leaf.',
        _leafIndex: 'The index of the leaf.',
        _root: 'The root to reach.',
        _nextFreeNode: 'The index of the next free leaf, in two words; part of the top root.',
        _subSmtRoot: 'The root below it, as the proof has it.',
      },
      returns: 'Whether the top root is the given one.',
      reverts: [
        {error: 'MaxTreeLeafIndexExceed', when: 'The index is 2^40 or more.'},
        {
          error: 'SubSmtRootMismatch',
          when: 'The path leads to another root than the first node names.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
