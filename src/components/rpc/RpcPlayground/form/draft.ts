import type {ChoiceSchema, JsonSchema, JsonValue} from '@site/data/rpc/schema';
import {isKindOf, isList, isObject, matches} from './matches';

/** What stands in the fields of a form, parallel to the schema. */
export type Draft =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'flag'; readonly on: boolean}
  | {readonly kind: 'null'}
  /** Each form keeps what was typed into it while another one is in use. */
  | {readonly kind: 'choice'; readonly at: number; readonly drafts: Readonly<Record<number, Draft>>}
  | {readonly kind: 'list'; readonly items: readonly Draft[]}
  /** Fields that are left out are not there. */
  | {readonly kind: 'object'; readonly fields: Readonly<Record<string, Draft>>}
  | {readonly kind: 'map'; readonly entries: readonly MapEntry[]}
  /** Where fields would stand too deep inside one another: JSON, as text. */
  | {readonly kind: 'json'; readonly text: string};

/** A key and its value, while both are typed. */
export type MapEntry = readonly [key: string, value: Draft];

/** How deep fields stand inside one another before JSON is easier to read than a form. */
const DEEPEST_FORM = 4;

/** Whether a value has parts of its own. */
function hasParts(schema: JsonSchema): boolean {
  return 'anyOf' in schema
    ? schema.anyOf.some(hasParts)
    : schema.type === 'array' || schema.type === 'object';
}

/** Whether a value is written as JSON, at this depth. */
function isWrittenAsJson(schema: JsonSchema, depth: number): boolean {
  return depth >= DEEPEST_FORM && hasParts(schema);
}

/** The form of a choice that a value has: one that accepts it, or one of its kind. */
export function branchOf({anyOf}: ChoiceSchema, value: JsonValue): number {
  const near = anyOf.filter((branch) => isKindOf(branch, value));
  // A large answer is looked through only when its kind leaves a choice.
  const best = near.length > 1 ? near.find((branch) => matches(branch, value)) : undefined;
  const found = best ?? near[0];
  return found === undefined ? 0 : anyOf.indexOf(found);
}

/** The form of a choice that is in use, and what stands in it. */
export function chosen(
  {anyOf}: ChoiceSchema,
  {at, drafts}: Extract<Draft, {kind: 'choice'}>,
  depth: number,
): readonly [schema: JsonSchema, draft: Draft] {
  const branch = anyOf[at] ?? anyOf[0];
  return [branch, drafts[at] ?? startOf(branch, depth)];
}

/** What a reader finds in a field that was just added: as little as can be, with the parts that are required. */
export function startOf(schema: JsonSchema, depth = 0): Draft {
  if (isWrittenAsJson(schema, depth)) {
    return {kind: 'json', text: isKindOf(schema, []) ? '[]' : '{}'};
  }
  if ('anyOf' in schema) {
    return {kind: 'choice', at: 0, drafts: {0: startOf(schema.anyOf[0], depth)}};
  }
  if ('propertyNames' in schema) {
    return {kind: 'map', entries: [['', startOf(schema.additionalProperties, depth + 1)]]};
  }
  switch (schema.type) {
    case 'string':
      return {kind: 'text', text: schema.enum?.[0] ?? ''};
    case 'boolean':
      return {kind: 'flag', on: true};
    case 'null':
      return {kind: 'null'};
    case 'array':
      return {kind: 'list', items: [startOf(schema.items, depth + 1)]};
    case 'object': {
      const fields = (schema.required ?? []).flatMap((name) => {
        const inner = schema.properties[name];
        return inner === undefined ? [] : [[name, startOf(inner, depth + 1)] as const];
      });
      return {kind: 'object', fields: Object.fromEntries(fields)};
    }
    default:
      return {kind: 'text', text: ''};
  }
}

/** The fields that say a value. What does not fit the schema becomes JSON, so that nothing gets lost. */
export function draftOf(schema: JsonSchema, value: JsonValue, depth = 0): Draft {
  const asJson: Draft = {kind: 'json', text: JSON.stringify(value, null, 2)};
  if (isWrittenAsJson(schema, depth)) {
    return asJson;
  }
  if ('anyOf' in schema) {
    const at = branchOf(schema, value);
    const branch = schema.anyOf[at] ?? schema.anyOf[0];
    return {kind: 'choice', at, drafts: {[at]: draftOf(branch, value, depth)}};
  }
  if ('propertyNames' in schema) {
    const {additionalProperties: inner} = schema;
    return isObject(value)
      ? {
          kind: 'map',
          entries: Object.entries(value).map(([key, part]) => [
            key,
            draftOf(inner, part, depth + 1),
          ]),
        }
      : asJson;
  }
  if (schema.type === 'object') {
    const {properties} = schema;
    if (!isObject(value) || Object.keys(value).some((name) => !Object.hasOwn(properties, name))) {
      return asJson;
    }
    const fields = Object.entries(value).flatMap(([name, part]) => {
      const inner = properties[name];
      return inner === undefined ? [] : [[name, draftOf(inner, part, depth + 1)] as const];
    });
    return {kind: 'object', fields: Object.fromEntries(fields)};
  }
  if (schema.type === 'array') {
    return isList(value)
      ? {kind: 'list', items: value.map((item) => draftOf(schema.items, item, depth + 1))}
      : asJson;
  }
  if (schema.type === 'null' && value === null) {
    return {kind: 'null'};
  }
  if (schema.type === 'boolean' && typeof value === 'boolean') {
    return {kind: 'flag', on: value};
  }
  if (schema.type === 'string' && typeof value === 'string') {
    return schema.enum === undefined || schema.enum.includes(value)
      ? {kind: 'text', text: value}
      : asJson;
  }
  return (schema.type === 'integer' || schema.type === 'number') && typeof value === 'number'
    ? {kind: 'text', text: String(value)}
    : asJson;
}
