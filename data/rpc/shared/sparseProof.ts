import type {ChoiceSchema, ObjectSchema} from '../schema';
import {data} from './scalars';

/** The proofs of Linea's sparse Merkle tree. Shomei: `MerkleInclusionProof`, `MerkleNonInclusionProof`. */

const key = {
  ...data,
  description:
    'What the proof is about, not hashed: 20 bytes of an account, or 32 bytes of a storage slot.',
} as const;

/** The index of a leaf: a number of JSON, not one in hexadecimal text. */
const leafIndex = {type: 'integer', minimum: 0, maximum: 1099511627775} as const;

const leafProof = {
  title: 'SparseLeafProof',
  type: 'object',
  properties: {
    value: {
      ...data,
      description:
        'What the leaf stands for. Of an account 192 bytes: nonce, balance, storage root, Poseidon2 hash of the code, Keccak hash of the code, size of the code. Of a slot 32 bytes.',
    },
    proofRelatedNodes: {
      type: 'array',
      items: data,
      minItems: 42,
      maxItems: 42,
      description:
        'From the root down: the root node (96 bytes), the children of each sibling on the path (64 bytes each), the sibling leaf (192 bytes, or 32 zero bytes when it is empty), the leaf (192 bytes).',
    },
  },
  required: ['value', 'proofRelatedNodes'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

const inclusion = {
  title: 'SparseInclusionProof',
  'x-label': 'proof that it is there',
  type: 'object',
  properties: {
    key,
    leafIndex: {...leafIndex, description: 'Where its leaf is in the tree.'},
    proof: {...leafProof, description: 'The leaf and its path.'},
  },
  required: ['key', 'leafIndex', 'proof'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

const nonInclusion = {
  title: 'SparseNonInclusionProof',
  'x-label': 'proof that it is not there',
  type: 'object',
  properties: {
    key,
    leftLeafIndex: {
      ...leafIndex,
      description: 'Where the leaf with the next smaller hashed key is. 0 is the head of the list.',
    },
    rightLeafIndex: {
      ...leafIndex,
      description: 'Where the leaf with the next larger hashed key is. 1 is the tail of the list.',
    },
    leftProof: {...leafProof, description: 'The smaller neighbor and its path.'},
    rightProof: {...leafProof, description: 'The larger neighbor and its path.'},
  },
  required: ['key', 'leftLeafIndex', 'rightLeafIndex', 'leftProof', 'rightProof'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** Either form. Which one it is, its fields tell: `proof`, or `leftProof` and `rightProof`. */
export const sparseProof = {
  title: 'SparseProof',
  'x-label': 'proof',
  anyOf: [inclusion, nonInclusion],
} as const satisfies ChoiceSchema;
