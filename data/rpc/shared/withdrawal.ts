import type {ObjectSchema} from '../schema';
import {address, quantity} from './scalars';

/** A withdrawal of a validator (EIP-4895). Linea has no validators of this kind, so its blocks hold none. Besu: `WithdrawalParameter`. */
export const withdrawal = {
  title: 'Withdrawal',
  type: 'object',
  properties: {
    index: {...quantity, description: 'The withdrawal’s number.'},
    validatorIndex: {...quantity, description: 'The validator’s number.'},
    address: {...address, description: 'The account that receives the withdrawal.'},
    amount: {...quantity, description: 'The amount in gwei.'},
  },
  required: ['index', 'validatorIndex', 'address', 'amount'],
  additionalProperties: true,
} as const satisfies ObjectSchema;
