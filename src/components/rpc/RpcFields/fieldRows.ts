import type {JsonSchema} from '@site/data/rpc/schema';

/** A named value: a parameter, the result, or a field inside one of them. */
export interface Field {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** A field of a table, with how deep it stands and the names above it. */
export interface FieldRow extends Field {
  readonly depth: number;
  readonly path: readonly string[];
  /** The field above, by its path, that has the same fields inside. They are not listed again. */
  readonly like?: string;
}

/** The fields of each object that a value may be, or hold as a list or a map. */
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

/** The fields inside a value, each name once. Required is what every object that the value may be requires. */
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

/** Fields in reading order, each followed by the fields inside it, unless they stand there already. */
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
