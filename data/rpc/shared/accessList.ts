import type {JsonSchema, ListSchema} from '../schema';
import {address, bytes32} from './scalars';

const properties = {
  address: {...address, description: 'The account.'},
  storageKeys: {type: 'array', items: bytes32, description: 'Its slots.'},
} as const satisfies Record<string, JsonSchema>;

const required = ['address', 'storageKeys'] as const;

/** Addresses and slots to warm up (EIP-2930), as a request names them. */
export const accessListParam = {
  title: 'AccessListParam',
  type: 'array',
  items: {type: 'object', properties, required, additionalProperties: false},
} as const satisfies ListSchema;

/** The same in an answer. */
export const accessList = {
  title: 'AccessList',
  type: 'array',
  items: {type: 'object', properties, required, additionalProperties: true},
} as const satisfies ListSchema;
