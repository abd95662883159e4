import type {JsonSchema} from '../../data/rpc/schema';

/** A nested schema with its path: field names, `[]` for items, `{}` for map values. */
export interface InnerSchema {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

/** A schema and its nested schemas in depth-first order. Branches of `anyOf` have the path of their parent. */
export function innerSchemas(
  schema: JsonSchema,
  path: readonly string[] = [],
): readonly InnerSchema[] {
  const inner = (next: JsonSchema, ...way: readonly string[]) =>
    innerSchemas(next, [...path, ...way]);
  const self = {path, schema};
  if ('anyOf' in schema) {
    return [self, ...schema.anyOf.flatMap((branch) => inner(branch))];
  }
  if ('propertyNames' in schema) {
    return [
      self,
      ...inner(schema.propertyNames, '{}'),
      ...inner(schema.additionalProperties, '{}'),
    ];
  }
  if (schema.type === 'array') {
    return [self, ...inner(schema.items, '[]')];
  }
  return schema.type === 'object'
    ? [self, ...Object.entries(schema.properties).flatMap(([name, field]) => inner(field, name))]
    : [self];
}
