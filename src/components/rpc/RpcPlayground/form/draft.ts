import type {ChoiceSchema, JsonSchema, JsonValue} from '@site/data/rpc/schema';
import {isKindOf, isList, isObject, matches} from './matches';

/** The content of a form, parallel to the schema. */
export type Draft =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'flag'; readonly on: boolean}
  | {readonly kind: 'null'}
  /** Each branch keeps its input while another is selected. */
  | {readonly kind: 'choice'; readonly at: number; readonly drafts: Readonly<Record<number, Draft>>}
  | {readonly kind: 'list'; readonly items: readonly Draft[]}
  /** Omitted fields are absent. */
  | {readonly kind: 'object'; readonly fields: Readonly<Record<string, Draft>>}
  | {readonly kind: 'map'; readonly entries: readonly MapEntry[]}
  /** Replaces fields that would be nested too deeply. */
  | {readonly kind: 'json'; readonly text: string};

/** The drafts of a key and its value. */
export type MapEntry = readonly [key: string, value: Draft];

/** The maximum nesting of fields. Below it, JSON is easier to read than a form. */
const DEEPEST_FORM = 4;

/** Whether a value is, or can be, a list or an object. */
function hasParts(schema: JsonSchema): boolean {
  return 'anyOf' in schema
    ? schema.anyOf.some(hasParts)
    : schema.type === 'array' || schema.type === 'object';
}

/** Whether a value is edited as JSON at this depth. */
function isWrittenAsJson(schema: JsonSchema, depth: number): boolean {
  return depth >= DEEPEST_FORM && hasParts(schema);
}

/** The branch for a value: the one that accepts it, else one of the same type. */
export function branchOf({anyOf}: ChoiceSchema, value: JsonValue): number {
  const near = anyOf.filter((branch) => isKindOf(branch, value));
  // Matching is slow for a large response, so it runs only if several branches have the type.
  const best = near.length > 1 ? near.find((branch) => matches(branch, value)) : undefined;
  const found = best ?? near[0];
  return found === undefined ? 0 : anyOf.indexOf(found);
}

/** The selected branch of a choice, and its draft. */
export function selectedBranch(
  {anyOf}: ChoiceSchema,
  {at, drafts}: Extract<Draft, {kind: 'choice'}>,
  depth: number,
): readonly [schema: JsonSchema, draft: Draft] {
  const branch = anyOf[at] ?? anyOf[0];
  return [branch, drafts[at] ?? initialDraft(branch, depth)];
}

/** The initial draft of an added field: as little as possible, with the required parts. */
export function initialDraft(schema: JsonSchema, depth = 0): Draft {
  if (isWrittenAsJson(schema, depth)) {
    return {kind: 'json', text: isKindOf(schema, []) ? '[]' : '{}'};
  }
  if ('anyOf' in schema) {
    return {kind: 'choice', at: 0, drafts: {0: initialDraft(schema.anyOf[0], depth)}};
  }
  if ('propertyNames' in schema) {
    return {kind: 'map', entries: [['', initialDraft(schema.additionalProperties, depth + 1)]]};
  }
  switch (schema.type) {
    case 'string':
      return {kind: 'text', text: schema.enum?.[0] ?? ''};
    case 'boolean':
      return {kind: 'flag', on: true};
    case 'null':
      return {kind: 'null'};
    case 'array':
      return {kind: 'list', items: [initialDraft(schema.items, depth + 1)]};
    case 'object': {
      const fields = (schema.required ?? []).flatMap((name) => {
        const inner = schema.properties[name];
        return inner === undefined ? [] : [[name, initialDraft(inner, depth + 1)] as const];
      });
      return {kind: 'object', fields: Object.fromEntries(fields)};
    }
    default:
      return {kind: 'text', text: ''};
  }
}

/** The draft of a value. A part that does not fit the schema becomes JSON, so that nothing is lost. */
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
