import type {ObjectSchema} from '../schema';

/**
 * A withdrawal of a validator (EIP-4895). Linea has no validators of this kind, so its blocks hold none,
 * and pages show no rows for the fields.
 */
export const withdrawal = {
  title: 'Withdrawal',
  type: 'object',
  properties: {},
  additionalProperties: true,
} as const satisfies ObjectSchema;
