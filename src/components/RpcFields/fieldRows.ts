import type {RpcField, RpcType} from '@site/data/rpc/schema';

/** A field of a table, with how deep it stands and the names above it. */
export interface FieldRow {
  readonly field: RpcField;
  readonly depth: number;
  readonly path: readonly string[];
}

/** The fields inside a type: its own, or those of what a list or map holds. */
function innerFields(type: RpcType): readonly RpcField[] {
  switch (type.type) {
    case 'object':
      return type.fields;
    case 'array':
      return innerFields(type.items);
    case 'map':
      return innerFields(type.value);
    case 'union':
      return type.options.flatMap(innerFields);
    default:
      return [];
  }
}

/** Fields in reading order, each followed by the fields inside it. */
export function fieldRows(
  fields: readonly RpcField[],
  path: readonly string[] = [],
): readonly FieldRow[] {
  return fields.flatMap((field) => [
    {field, depth: path.length, path},
    ...fieldRows(innerFields(field.type), [...path, field.name]),
  ]);
}
