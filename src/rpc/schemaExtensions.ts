import type {TextSchema} from '../../data/rpc/schema';

/** Our extensions to JSON Schema. Strict validators must be configured to accept them. */
export const schemaExtensions = [
  'x-label',
  'x-unit',
  'x-default',
  'x-limit',
  'x-hex',
  'x-when',
] as const satisfies readonly Extract<keyof TextSchema, `x-${string}`>[];
