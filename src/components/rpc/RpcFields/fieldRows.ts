import type {JsonSchema} from '@site/data/rpc/schema';

export interface Field {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** A field of a table with its nesting depth and the names of its ancestors. */
export interface FieldRow extends Field {
  readonly depth: number;
  readonly path: readonly string[];
  /** The path of an earlier field with the same nested fields, which are not repeated. */
  readonly like?: string;
}

/** The fields of each object that a value can be or contain in a list or a map. */
function objectsIn(schema: JsonSchema): readonly (readonly Field[])[] {
  if ('anyOf' in schema) {
    return schema.anyOf.flatMap(objectsIn);
  }
  if ('propertyNames' in schema) {
    return objectsIn(schema.additionalProperties);
  }
  if (schema.type === 'array') {
    return objectsIn(schema.items);
  }
  if (schema.type !== 'object') {
    return [];
  }
  const {properties, required = []} = schema;
  return [
    Object.entries(properties).map(([name, inner]) => ({
      name,
      description: inner.description ?? '',
      required: required.includes(name),
      schema: inner,
    })),
  ];
}

/** The nested fields of a value, each name once. A field is required if every possible object requires it. */
function innerFields(schema: JsonSchema): readonly Field[] {
  const objects = objectsIn(schema);
  const fields = new Map<string, Field>();
  for (const field of objects.flat()) {
    if (!fields.has(field.name)) {
      const required = objects.every((each) =>
        each.some(({name, required: needed}) => name === field.name && needed),
      );
      fields.set(field.name, {...field, required});
    }
  }
  return [...fields.values()];
}

/** Fields in depth-first order. Nested fields that are already listed are not repeated. */
export function fieldRows(
  fields: readonly Field[],
  path: readonly string[] = [],
  listed = new Map<string, string>(),
): readonly FieldRow[] {
  return fields.flatMap((field) => {
    const row = {...field, depth: path.length, path};
    const inner = innerFields(field.schema);
    if (inner.length === 0) {
      return [row];
    }
    const here = [...path, field.name];
    const contents = JSON.stringify(inner);
    const like = listed.get(contents);
    if (like !== undefined) {
      return [{...row, like}];
    }
    listed.set(contents, here.join('.'));
    return [row, ...fieldRows(inner, here, listed)];
  });
}
