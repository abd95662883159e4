import type {ChoiceSchema, ObjectSchema} from '../schema';
import {data} from './scalars';

/** The proofs of Linea's sparse Merkle tree. Shomei: `MerkleInclusionProof`, `MerkleNonInclusionProof`. */

const key = {
  ...data,
  description: 'The address or the slot, not hashed.',
} as const;

/** The index of a leaf: a number of JSON, not one in hexadecimal text. */
const leafIndex = {type: 'integer', minimum: 0, maximum: 1099511627775} as const;

const leafProof = {
  title: 'SparseLeafProof',
  type: 'object',
  properties: {
    value: {
      ...data,
      description: 'What the leaf stands for: 192 bytes of an account, 32 bytes of a slot.',
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
  'x-label': 'proof that it is there',
  type: 'object',
  properties: {
    key,
    leafIndex: {...leafIndex, description: 'Of what is there: where its leaf is.'},
    proof: {...leafProof, description: 'Of what is there: the leaf and its path.'},
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
      description: 'Of what is not there: where the leaf with the next smaller hashed key is.',
    },
    rightLeafIndex: {
      ...leafIndex,
      description: 'Of what is not there: where the leaf with the next larger hashed key is.',
    },
    leftProof: {
      ...leafProof,
      description: 'Of what is not there: the smaller neighbor and its path.',
    },
    rightProof: {
      ...leafProof,
      description: 'Of what is not there: the larger neighbor and its path.',
    },
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
