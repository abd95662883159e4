import type {ChoiceSchema, ObjectSchema, TextSchema} from '../schema';
import {blockNumber, bytes32, flag} from './scalars';

/** The block of a request. Besu: `BlockParameter` and `BlockParameterOrBlockHash`. */

export const blockTag = {
  title: 'BlockTag',
  type: 'string',
  enum: ['latest', 'finalized', 'safe', 'pending', 'earliest'],
} as const satisfies TextSchema;

/** A number or a tag. */
export const block = {
  title: 'BlockNumberOrTag',
  'x-label': 'block number or tag',
  anyOf: [blockNumber, blockTag],
} as const satisfies ChoiceSchema;

const byHash = {
  title: 'BlockByHash',
  'x-label': 'object with `blockHash`',
  type: 'object',
  properties: {
    blockHash: {...bytes32, description: 'The hash of the block (EIP-1898).'},
    requireCanonical: {
      ...flag,
      description: 'Whether to reject the hash of a block that isn’t part of the chain.',
      'x-default': '`false`',
    },
  },
  required: ['blockHash'],
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** EIP-1898, by number. */
export const byNumber = {
  title: 'BlockByNumber',
  'x-label': 'object with `blockNumber`',
  type: 'object',
  properties: {blockNumber: {...blockNumber, description: 'The number of the block (EIP-1898).'}},
  required: ['blockNumber'],
  additionalProperties: false,
} as const satisfies ObjectSchema;

/** A number, a tag, a hash, or an object of EIP-1898. */
export const blockOrHash = {
  title: 'BlockNumberTagOrHash',
  'x-label': 'block number, tag or hash',
  anyOf: [blockNumber, blockTag, bytes32, byHash, byNumber],
} as const satisfies ChoiceSchema;
