import type {JsonSchema, MapSchema} from '../schema';
import {address, bytes32, data, quantityParam} from './scalars';

const slots = {
  type: 'object',
  propertyNames: bytes32,
  additionalProperties: bytes32,
} as const satisfies JsonSchema;

/** Overridden accounts of a simulation, by address. Besu: `StateOverride`. */
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
        description: 'The storage slots to change. Other slots keep their values.',
      },
      state: {
        ...slots,
        description: 'The whole storage. Slots that you omit become zero.',
        'x-limit': 'not together with `stateDiff`',
      },
      movePrecompileToAddress: {
        ...address,
        description:
          'The new address of the precompile. Only valid for the address of a precompile.',
      },
    },
    additionalProperties: false,
  },
} as const satisfies MapSchema;
