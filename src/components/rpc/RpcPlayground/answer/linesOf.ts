import type {JsonSchema, JsonValue} from '@site/data/rpc/schema';
import {branchOf} from '../form/draft';
import {isKindOf, isList, isObject} from '../form/matches';
import {decode, formatBytes} from './decode';

export interface AnswerLine {
  /** The nesting depth. */
  readonly depth: number;
  /** The key before the value, with quotes. */
  readonly name?: string;
  readonly kind: 'text' | 'number' | 'word' | 'bracket';
  readonly value: string;
  readonly end: ',' | '';
  readonly decoded?: string;
  /** The full value, if `value` is shortened. */
  readonly whole?: string;
}

/** The maximum length of a text. */
const LONGEST_TEXT = 200;

/** The schema of a value. For a choice, the matching branch. */
function schemaFor(schema: JsonSchema | undefined, value: JsonValue): JsonSchema | undefined {
  if (schema === undefined || !isKindOf(schema, value)) {
    return undefined;
  }
  return 'anyOf' in schema ? schemaFor(schema.anyOf[branchOf(schema, value)], value) : schema;
}

function itemSchema(schema: JsonSchema | undefined): JsonSchema | undefined {
  return schema !== undefined && 'items' in schema ? schema.items : undefined;
}

function fieldSchema(schema: JsonSchema | undefined, name: string): JsonSchema | undefined {
  if (schema !== undefined && 'propertyNames' in schema) {
    return schema.additionalProperties;
  }
  return schema !== undefined && 'properties' in schema && Object.hasOwn(schema.properties, name)
    ? schema.properties[name]
    : undefined;
}

interface LineContext {
  readonly depth: number;
  readonly name?: string;
  readonly end: ',' | '';
}

function scalarLine(
  value: string | number | boolean | null,
  schema: JsonSchema | undefined,
  where: LineContext,
) {
  const decoded = decode(schema, value);
  const words = decoded === undefined ? {} : {decoded};
  if (typeof value !== 'string') {
    const kind = typeof value === 'number' ? 'number' : 'word';
    return {...where, ...words, kind, value: String(value)} as const;
  }
  if (value.length <= LONGEST_TEXT) {
    return {...where, ...words, kind: 'text', value: JSON.stringify(value)} as const;
  }
  const size = /^0x(?:[0-9a-f]{2})*$/i.test(value)
    ? formatBytes((value.length - 2) / 2)
    : `${value.length.toLocaleString('en-US')} characters`;
  const start = JSON.stringify(value.slice(0, LONGEST_TEXT)).slice(0, -1);
  return {
    ...where,
    decoded: decoded ?? size,
    kind: 'text',
    value: `${start}…"`,
    whole: value,
  } as const;
}

/**
 * Yields a value as lines of JSON on demand, so that a large response is never laid out as a whole.
 *
 * @param schema used to decode values. Without it, nothing is decoded.
 */
export function* linesOf(
  value: JsonValue,
  schema: JsonSchema | undefined,
  where: LineContext = {depth: 0, end: ''},
): Generator<AnswerLine> {
  const known = schemaFor(schema, value);
  if (isList(value) || isObject(value)) {
    const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
    const names = isList(value) ? undefined : Object.keys(value);
    const length = isList(value) ? value.length : (names?.length ?? 0);
    if (length === 0) {
      yield {...where, kind: 'bracket', value: open + close};
      return;
    }
    yield {...where, kind: 'bracket', value: open, end: ''};
    for (let index = 0; index < length; index += 1) {
      const name = names?.[index];
      const inner = {
        depth: where.depth + 1,
        end: index < length - 1 ? ',' : '',
        ...(name !== undefined && {name: JSON.stringify(name)}),
      } as const;
      const part = isList(value) ? value[index] : value[name ?? ''];
      const partSchema = name === undefined ? itemSchema(known) : fieldSchema(known, name);
      yield* linesOf(part ?? null, partSchema, inner);
    }
    yield {depth: where.depth, kind: 'bracket', value: close, end: where.end};
    return;
  }
  yield scalarLine(value, known, where);
}
