import type {JsonSchema, JsonValue} from '@site/data/rpc/schema';

export type JsonObject = Readonly<Record<string, JsonValue>>;

/** Whether a value is a JSON object, not an array or null. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value has the schema's type. Its contents are not checked. */
export function isKindOf(schema: JsonSchema, value: JsonValue): boolean {
  if ('anyOf' in schema) {
    return schema.anyOf.some((branch) => isKindOf(branch, value));
  }
  switch (schema.type) {
    case 'array':
      return isList(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === schema.type;
  }
}

function objectMatches(schema: Extract<JsonSchema, {type: 'object'}>, value: JsonObject): boolean {
  const names = Object.keys(value);
  if ('propertyNames' in schema) {
    const {propertyNames, additionalProperties} = schema;
    return names.every(
      (name) => matches(propertyNames, name) && matches(additionalProperties, value[name] ?? null),
    );
  }
  const {properties, required = [], additionalProperties} = schema;
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    names.every((name) => {
      const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return inner === undefined ? additionalProperties : matches(inner, value[name] ?? null);
    })
  );
}

const patterns = new Map<string, RegExp>();

/** Compiles a schema's pattern with the same flags as the compiled validator. */
function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known;
}

/** Whether a value matches a schema. The result is the same as that of the compiled validator. */
export function matches(schema: JsonSchema, value: JsonValue): boolean {
  if ('anyOf' in schema) {
    return schema.anyOf.some((branch) => matches(branch, value));
  }
  if (!isKindOf(schema, value)) {
    return false;
  }
  switch (schema.type) {
    case 'string':
      return (
        (schema.pattern === undefined || compiled(schema.pattern).test(value as string)) &&
        (schema.enum === undefined || schema.enum.includes(value as string))
      );
    case 'integer':
    case 'number':
      return (
        (value as number) >= (schema.minimum ?? -Infinity) &&
        (value as number) <= (schema.maximum ?? Infinity)
      );
    case 'array': {
      const items = value as readonly JsonValue[];
      return (
        items.length >= (schema.minItems ?? 0) &&
        items.length <= (schema.maxItems ?? Infinity) &&
        items.every((item) => matches(schema.items, item))
      );
    }
    case 'object':
      return objectMatches(schema, value as JsonObject);
    default:
      return true;
  }
}
