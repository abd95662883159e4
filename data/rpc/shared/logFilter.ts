import type {JsonSchema, ObjectSchema} from '../schema';
import {block} from './blockParameter';
import {address, bytes32, nothing} from './scalars';

/** What a request for events may name. Besu: `FilterParameter`. */
const logFilterFields = {
  fromBlock: {...block, description: 'The first block.', 'x-default': '`latest`'},
  toBlock: {
    ...block,
    description: 'The last block.',
    'x-default': '`latest`',
    'x-limit': 'not before `fromBlock`',
  },
  address: {
    'x-label': 'address or array of addresses',
    anyOf: [address, {type: 'array', items: address}],
    description: 'The contract. With an array, events of any of these contracts match.',
    'x-default': 'any',
  },
  topics: {
    type: 'array',
    items: {
      'x-label': 'bytes32, array of bytes32 or null',
      anyOf: [bytes32, {type: 'array', items: bytes32}, nothing],
    },
    maxItems: 4,
    description:
      'One entry per position: a topic, an array of alternatives, or `null` for any topic.',
    'x-default': 'any',
  },
  blockHash: {
    ...bytes32,
    description: 'A single block, by hash.',
    'x-limit': 'not with `fromBlock` or `toBlock`',
  },
} as const satisfies Record<string, JsonSchema>;

/** The filter of `eth_getLogs` and of the methods like it. */
export const logFilter = {
  title: 'LogFilter',
  type: 'object',
  properties: logFilterFields,
  additionalProperties: false,
} as const satisfies ObjectSchema;
