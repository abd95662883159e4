import type {ListSchema} from '../schema';
import {address, quantity, quantityParam} from './scalars';

/** The fields of an authorization, with numbers as in parameters or as in results. */
const fieldsWith = <Number extends typeof quantity | typeof quantityParam>(number: Number) => ({
  chainId: {
    ...number,
    description: 'The chain ID of the authorization. `0x0` is valid on every chain.',
  },
  address: {...address, description: 'The contract to delegate to.'},
  nonce: {...number, description: 'The nonce of the authorizing account.'},
  yParity: {...number, description: 'The parity bit of the signature.'},
  r: {...number, description: 'The `r` value of the signature.'},
  s: {...number, description: 'The `s` value of the signature.'},
});

const required = ['chainId', 'address', 'nonce', 'yParity', 'r', 's'] as const;

/** Delegations of a type 4 transaction (EIP-7702), as a parameter. */
export const authorizationListParam = {
  title: 'AuthorizationListParam',
  type: 'array',
  items: {
    type: 'object',
    properties: fieldsWith(quantityParam),
    required,
    additionalProperties: false,
  },
} as const satisfies ListSchema;

/** Delegations in a response. Besu: `CodeDelegationResult`. */
export const authorizationList = {
  title: 'AuthorizationList',
  type: 'array',
  items: {type: 'object', properties: fieldsWith(quantity), required, additionalProperties: true},
} as const satisfies ListSchema;
