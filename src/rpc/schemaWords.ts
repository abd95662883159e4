import type {TextSchema} from '../../data/rpc/schema';

/** The words of our schemas that JSON Schema does not have. Strict validators have to be told of them. */
export const schemaWords = [
  'x-label',
  'x-unit',
  'x-default',
  'x-limit',
  'x-hex',
] as const satisfies readonly Extract<keyof TextSchema, `x-${string}`>[];
