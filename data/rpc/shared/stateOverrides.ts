import type {JsonSchema, MapSchema} from '../schema';
import {address, bytes32, data, quantityParam} from './scalars';

const slots = {
  type: 'object',
  propertyNames: bytes32,
  additionalProperties: bytes32,
} as const satisfies JsonSchema;

/** Accounts as a simulation sees them, by address. Besu: `StateOverride`. */
export const stateOverrides = {
  title: 'StateOverrides',
  type: 'object',
  propertyNames: address,
  additionalProperties: {
    type: 'object',
    properties: {
      balance: {...quantityParam, 'x-unit': 'wei', description: 'The ETH balance.'},
      nonce: {...quantityParam, description: 'The nonce.'},
      code: {...data, description: 'The runtime bytecode.'},
      stateDiff: {
        ...slots,
        description: 'Slots to change; the others keep their values.',
      },
      state: {
        ...slots,
        description: 'The whole storage: every slot that is not named becomes zero.',
        'x-limit': 'not beside `stateDiff`',
      },
      movePrecompileToAddress: {
        ...address,
        description: 'For the address of a precompile: where calls find the precompile instead.',
      },
    },
    additionalProperties: false,
  },
} as const satisfies MapSchema;
