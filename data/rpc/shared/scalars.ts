import type {FlagSchema, NullSchema, TextSchema} from '../schema';

/**
 * The single values of Ethereum's JSON-RPC. Give one its meaning where it is used:
 * `{...address, description: 'The account.'}`.
 *
 * A number is strict in results, as nodes write it. In parameters, its digits can also be upper-case.
 */

/** A number in a result: `0x` and lower-case digits without leading zeros. */
export const quantity = {
  title: 'Quantity',
  'x-label': 'quantity',
  'x-hex': 'quantity',
  type: 'string',
  pattern: '^0x(?:0|[1-9a-f][0-9a-f]{0,63})$',
} as const satisfies TextSchema;

/** A number in a parameter. */
export const quantityParam = {
  title: 'QuantityParam',
  'x-label': 'quantity',
  'x-hex': 'quantity',
  type: 'string',
  pattern: '^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$',
} as const satisfies TextSchema;

/** The number of a block in a parameter. Its 16 digits at most keep it apart from a hash. */
export const blockNumber = {
  title: 'BlockNumber',
  'x-label': 'quantity',
  'x-hex': 'quantity',
  type: 'string',
  pattern: '^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$',
} as const satisfies TextSchema;

/** Bytes of any length. */
export const data = {
  title: 'Data',
  'x-label': 'data',
  'x-hex': 'data',
  type: 'string',
  pattern: '^0x(?:[0-9a-fA-F]{2})*$',
} as const satisfies TextSchema;

/** An account or a contract. */
export const address = {
  title: 'Address',
  'x-label': 'address',
  'x-hex': 'address',
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{40}$',
} as const satisfies TextSchema;

/** 32 bytes: a hash, a storage slot, or its value. */
export const bytes32 = {
  title: 'Bytes32',
  'x-label': 'bytes32',
  'x-hex': 'hash',
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{64}$',
} as const satisfies TextSchema;

/** 8 bytes: the nonce of a block. */
export const bytes8 = {
  title: 'Bytes8',
  'x-label': '8 bytes',
  'x-hex': 'data',
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{16}$',
} as const satisfies TextSchema;

/** 256 bytes: a bloom filter over logs. */
export const bloom = {
  title: 'Bloom',
  'x-label': '256 bytes',
  'x-hex': 'data',
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{512}$',
} as const satisfies TextSchema;

/** The slot of a storage as a parameter: a quantity, or 32 bytes with their leading zeros. */
export const slot = {
  title: 'StorageSlot',
  'x-label': 'quantity or bytes32',
  'x-hex': 'quantity',
  type: 'string',
  pattern: '^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63}|[0-9a-fA-F]{64})$',
} as const satisfies TextSchema;

export const flag = {type: 'boolean'} as const satisfies FlagSchema;

export const nothing = {type: 'null'} as const satisfies NullSchema;
