import type {ListSchema} from '../schema';
import {address, quantity, quantityParam} from './scalars';

/** What an authorization holds, its numbers in the form of a parameter or of a result. */
const fieldsWith = <Number extends typeof quantity | typeof quantityParam>(number: Number) => ({
  chainId: {
    ...number,
    description: 'The chain that the authorization is for; `0x0` is for all of them.',
  },
  address: {...address, description: 'The contract that the account delegates to.'},
  nonce: {...number, description: 'The nonce of the account that authorizes.'},
  yParity: {...number, description: 'The parity bit of its signature.'},
  r: {...number, description: 'The `r` value of its signature.'},
  s: {...number, description: 'The `s` value of its signature.'},
});

const required = ['chainId', 'address', 'nonce', 'yParity', 'r', 's'] as const;

/** Delegations of a type 4 transaction (EIP-7702), as a request names them. */
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

/** The same in an answer. Besu: `CodeDelegationResult`. */
export const authorizationList = {
  title: 'AuthorizationList',
  type: 'array',
  items: {type: 'object', properties: fieldsWith(quantity), required, additionalProperties: true},
} as const satisfies ListSchema;
