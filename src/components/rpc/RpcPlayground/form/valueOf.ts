import type {JsonSchema, JsonValue} from '@site/data/rpc/schema';
import {selectedBranch, type Draft} from './draft';

/** Parses JSON. Undefined if the text is invalid. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function jsonOrText(text: string): JsonValue {
  const value = parseJson(text);
  return value === undefined ? text : value;
}

/** Parses a number. Other text stays text, which the validator rejects. */
function typedNumber(text: string): JsonValue {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The value of a text input. A value with a pattern contains no spaces, so spaces from copying are removed. */
function typedText(schema: JsonSchema, text: string): JsonValue {
  if ('anyOf' in schema || schema.type === 'string') {
    return 'pattern' in schema ? text.replace(/\s+/g, '') : text;
  }
  return typedNumber(text.trim());
}

/** The value of a draft as it would be sent. It can be invalid. */
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
      const [branch, inner] =
        'anyOf' in schema ? selectedBranch(schema, draft, depth) : [schema, draft];
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
      // Fields are in the order of the schema, not in the order in which the reader added them.
      return Object.fromEntries(
        Object.entries(properties).flatMap(([name, inner]) => {
          const field = draft.fields[name];
          return field === undefined ? [] : [[name, valueOf(inner, field, depth + 1)] as const];
        }),
      );
    }
  }
}
