import type {JsonSchema, JsonValue} from '@site/data/rpc/schema';
import {chosen, type Draft} from './draft';

/** A text as JSON, or undefined when it is none. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** What a text says as JSON, null too, and the text itself while it is none. */
function jsonOrText(text: string): JsonValue {
  const value = parseJson(text);
  return value === undefined ? text : value;
}

/** A number as it was typed. What is none stays text, which the validator then refuses. */
function typedNumber(text: string): JsonValue {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The text of a field. What has a pattern has no spaces: copying brings them along. */
function typedText(schema: JsonSchema, text: string): JsonValue {
  if ('anyOf' in schema || schema.type === 'string') {
    return 'pattern' in schema ? text.replace(/\s+/g, '') : text;
  }
  return typedNumber(text.trim());
}

/** What the fields say, as it would be sent: also while it is not right yet. */
export function valueOf(schema: JsonSchema, draft: Draft, depth = 0): JsonValue {
  switch (draft.kind) {
    case 'text':
      return typedText(schema, draft.text);
    case 'flag':
      return draft.on;
    case 'null':
      return null;
    case 'json':
      return jsonOrText(draft.text);
    case 'choice': {
      const [branch, inner] = 'anyOf' in schema ? chosen(schema, draft, depth) : [schema, draft];
      return valueOf(branch, inner, depth);
    }
    case 'list': {
      const {items} = schema as Extract<JsonSchema, {type: 'array'}>;
      return draft.items.map((item) => valueOf(items, item, depth + 1));
    }
    case 'map': {
      const {additionalProperties} = schema as Extract<JsonSchema, {propertyNames: object}>;
      return Object.fromEntries(
        draft.entries.map(([key, value]) => [
          key.trim(),
          valueOf(additionalProperties, value, depth + 1),
        ]),
      );
    }
    case 'object': {
      const {properties} = schema as Extract<JsonSchema, {properties: object}>;
      // In the order of the schema, whatever was added last.
      return Object.fromEntries(
        Object.entries(properties).flatMap(([name, inner]) => {
          const field = draft.fields[name];
          return field === undefined ? [] : [[name, valueOf(inner, field, depth + 1)] as const];
        }),
      );
    }
  }
}
