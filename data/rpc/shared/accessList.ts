import type {JsonSchema, ListSchema} from '../schema';
import {address, bytes32} from './scalars';

const properties = {
  address: {...address, description: 'The account.'},
  storageKeys: {type: 'array', items: bytes32, description: 'The storage slots of the account.'},
} as const satisfies Record<string, JsonSchema>;

const required = ['address', 'storageKeys'] as const;

/** Addresses and slots to warm up (EIP-2930), as a parameter. */
export const accessListParam = {
  title: 'AccessListParam',
  type: 'array',
  items: {type: 'object', properties, required, additionalProperties: false},
} as const satisfies ListSchema;

/** An access list in a response. */
export const accessList = {
  title: 'AccessList',
  type: 'array',
  items: {type: 'object', properties, required, additionalProperties: true},
} as const satisfies ListSchema;
