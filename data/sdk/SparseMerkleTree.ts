import type {SdkClass} from './schema';

export const SparseMerkleTree: SdkClass = {
  name: 'SparseMerkleTree',
  package: '@lfdt-lineth/sdk-core',
  kind: 'class',
  group: 'core-classes',
  signature: 'new SparseMerkleTree(depth: number, hashFn: (left: Hex, right: Hex) => Hex)',
  summary:
    'A binary tree of fixed depth whose empty leaves are zero. Linea finalizes messages to L1 in trees of this shape.',
  notes: [
    'For proofs that `LineaRollup` accepts, `hashFn` is `keccak256` of both values one after the other.',
    'The constructor throws `Merkle tree depth must be greater than 1`. Depths above 30 throw `Leaf index is out of range`, because the range check uses 32 bits.',
    'A leaf with the value zero counts as empty: `getProof` throws `Leaf does not exist`.',
  ],
  params: [
    {name: 'depth', type: 'number', meaning: 'From 2 to 30. A tree has 2^depth leaves.'},
    {
      name: 'hashFn',
      type: '(left: Hex, right: Hex) => Hex',
      meaning: 'Hashes two children into their parent.',
    },
  ],
  methods: [
    {name: 'getRoot', type: 'getRoot(): Hex', meaning: 'The root of all leaves so far.'},
    {
      name: 'addLeaf',
      type: 'addLeaf(index: number, leafHash: Hex): void',
      meaning: 'Writes or replaces a leaf and updates the root.',
    },
    {
      name: 'getLeaf',
      type: 'getLeaf(index: number): string',
      meaning: 'A leaf, zero if it was never written.',
    },
    {
      name: 'getProof',
      type: 'getProof(index: number): MessageProof',
      meaning: 'The siblings from the leaf up to the root.',
    },
  ],
  sample: {file: 'merkleTree.ts', region: 'tree', lead: 'Prove a leaf of a tree of depth 5:'},
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/src/merkle-tree/smt.ts',
};
