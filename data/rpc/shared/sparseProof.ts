import type {ChoiceSchema, ObjectSchema} from '../schema';
import {data} from './scalars';

/** The proofs of Linea's sparse Merkle tree. Shomei: `MerkleInclusionProof`, `MerkleNonInclusionProof`. */

const key = {
  ...data,
  description: 'The address or slot, not hashed.',
} as const;

/** The index of a leaf: a JSON number, not hexadecimal text. */
const leafIndex = {type: 'integer', minimum: 0, maximum: 1099511627775} as const;

const leafProof = {
  title: 'SparseLeafProof',
  type: 'object',
  properties: {
    value: {
      ...data,
      description: 'The leaf’s value: 192 bytes for an account, 32 bytes for a slot.',
    },
    proofRelatedNodes: {
      type: 'array',
      items: data,
      minItems: 42,
      maxItems: 42,
      description: '42 nodes, from the root down to the leaf.',
    },
  },
  required: ['value', 'proofRelatedNodes'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

const inclusion = {
  title: 'SparseInclusionProof',
  'x-label': 'proof of existence',
  type: 'object',
  properties: {
    key,
    leafIndex: {...leafIndex, description: 'For an existing key: the index of its leaf.'},
    proof: {...leafProof, description: 'For an existing key: the leaf and its path.'},
  },
  required: ['key', 'leafIndex', 'proof'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

const nonInclusion = {
  title: 'SparseNonInclusionProof',
  'x-label': 'proof of absence',
  type: 'object',
  properties: {
    key,
    leftLeafIndex: {
      ...leafIndex,
      description: 'For a missing key: the index of the leaf with the next smaller hashed key.',
    },
    rightLeafIndex: {
      ...leafIndex,
      description: 'For a missing key: the index of the leaf with the next larger hashed key.',
    },
    leftProof: {
      ...leafProof,
      description: 'For a missing key: the smaller neighbor and its path.',
    },
    rightProof: {
      ...leafProof,
      description: 'For a missing key: the larger neighbor and its path.',
    },
  },
  required: ['key', 'leftLeafIndex', 'rightLeafIndex', 'leftProof', 'rightProof'],
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** Either form. The fields show which one: `proof`, or `leftProof` and `rightProof`. */
export const sparseProof = {
  title: 'SparseProof',
  'x-label': 'proof',
  anyOf: [inclusion, nonInclusion],
} as const satisfies ChoiceSchema;
