import type {ObjectSchema} from '../schema';
import {address, quantity} from './scalars';

/** A withdrawal of a validator (EIP-4895). Linea has no validators of this kind, so its blocks hold none. Besu: `WithdrawalParameter`. */
export const withdrawal = {
  title: 'Withdrawal',
  type: 'object',
  properties: {
    index: {...quantity, description: 'The number of the withdrawal.'},
    validatorIndex: {...quantity, description: 'The number of the validator.'},
    address: {...address, description: 'The account that receives it.'},
    amount: {...quantity, description: 'The amount in gwei.'},
  },
  required: ['index', 'validatorIndex', 'address', 'amount'],
  additionalProperties: true,
} as const satisfies ObjectSchema;
