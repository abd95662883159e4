import type {SdkClass} from './schema';

export const SparseMerkleTree: SdkClass = {
  name: 'SparseMerkleTree',
  package: '@lfdt-lineth/sdk-core',
  kind: 'class',
  group: 'core-classes',
  signature: 'new SparseMerkleTree(depth: number, hashFn: (left: Hex, right: Hex) => Hex)',
  summary:
    'A Merkle tree of fixed depth, with zero for empty leaves. Linea puts messages to L1 in trees of this shape.',
  notes: [
    '`LineaRollup` accepts proofs from trees whose `hashFn` is `keccak256` of the two concatenated values.',
    'With a depth below 2, the constructor throws `Merkle tree depth must be greater than 1`. With a depth above 30, the range check overflows, and valid indexes can throw `Leaf index is out of range`.',
    'A leaf that is zero counts as empty. For an empty leaf, `getProof` throws `Leaf does not exist`.',
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
      meaning: 'A leaf, or zero if the leaf is empty.',
    },
    {
      name: 'getProof',
      type: 'getProof(index: number): MessageProof',
      meaning: 'The siblings from the leaf up to the root.',
    },
  ],
  sample: {
    file: 'merkleTree.ts',
    region: 'tree',
    lead: 'Prove a leaf of a tree of depth 5. `concat`, `keccak256` and `stringToHex` are functions of viem:',
  },
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/src/merkle-tree/smt.ts',
};
