import type {JsonSchema} from '@site/data/rpc/schema';
import {typeText} from './typeText';

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
  /** The line of the fold that contains the rarely used fields of a call. */
  readonly fold?: string;
  /** The request that leads to this form of the value, such as `With callTracer`. */
  readonly when?: string;
  /** The row is the heading of the form. The fields of the form follow it. */
  readonly isHeading?: boolean;
}

/**
 * The fields of each object that a value can be or contain in a list or a map. In a map, the names
 * start with the key: `<address>.balance`.
 */
function objectsIn(schema: JsonSchema): readonly (readonly Field[])[] {
  if ('anyOf' in schema) {
    return schema.anyOf.flatMap(objectsIn);
  }
  if ('propertyNames' in schema) {
    const key = typeText(schema.propertyNames);
    return objectsIn(schema.additionalProperties).map((fields) =>
      fields.map((field) => ({...field, name: `<${key}>.${field.name}`})),
    );
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

/** The fields of a call that most requests use. */
const COMMON: readonly string[] = ['from', 'to', 'value', 'data', 'input', 'gas'];

/** Fewer fields are not folded. */
const FEW = 4;

/** Whether a field of a call is rarely used. */
const isRare = ({name, required}: Field) => !required && !COMMON.includes(name);

/** The line of the fold for the rarely used fields of a call. Undefined for other objects. */
function foldOf(fields: readonly Field[], path: readonly string[]): string | undefined {
  const isCall = COMMON.every((name) => fields.some((field) => field.name === name));
  const {length} = fields.filter(isRare);
  return isCall && length >= FEW ? `${length} more fields of ${path.at(-1)}` : undefined;
}

/** The branches of a choice that depend on the request. */
function formsOf(schema: JsonSchema): readonly JsonSchema[] {
  return 'anyOf' in schema ? schema.anyOf.filter((form) => form['x-when'] !== undefined) : [];
}

/**
 * Fields in depth-first order. Nested fields that are already listed are not repeated. If the form of a
 * value depends on the request, each form has a heading and its own fields.
 */
export function fieldRows(
  fields: readonly Field[],
  path: readonly string[] = [],
  listed = new Map<string, string>(),
  when?: string,
): readonly FieldRow[] {
  const place = {depth: path.length, path, ...(when === undefined ? {} : {when})};
  const fold = foldOf(fields, path);
  if (fold !== undefined) {
    const rare = fields.filter(isRare);
    const common = fields.filter((field) => !rare.includes(field));
    return [
      ...fieldRows(common, path, listed, when),
      ...fieldRows(rare, path, listed, when).map((row) => ({...row, fold})),
    ];
  }
  return fields.flatMap((field) => {
    const row = {...field, ...place};
    const here = [...path, field.name];
    const forms = formsOf(field.schema);
    if (forms.length > 0) {
      return [row, ...forms.flatMap((form) => formRows(form, here, listed))];
    }
    const inner = innerFields(field.schema);
    if (inner.length === 0) {
      return [row];
    }
    const contents = JSON.stringify(inner);
    const like = listed.get(contents);
    if (like !== undefined) {
      return [{...row, like}];
    }
    listed.set(contents, here.join('.'));
    return [row, ...fieldRows(inner, here, listed, when)];
  });
}

/** The heading of a form of a value, and the fields of the form. */
function formRows(
  schema: JsonSchema,
  path: readonly string[],
  listed: Map<string, string>,
): readonly FieldRow[] {
  const {'x-when': when = '', description = ''} = schema;
  const heading = {name: when, description, required: true, schema, depth: path.length, path};
  return [
    {...heading, when, isHeading: true},
    ...fieldRows(innerFields(schema), path, listed, when),
  ];
}
