import type {ChoiceSchema, JsonSchema, JsonValue} from '@site/data/rpc/schema';
import {typeText} from '../../RpcFields/typeText';
import {isKindOf, isList, isObject, type JsonObject, matches} from './matches';
import {fieldPlace, itemPlace, type Place} from './place';
import {textProblem} from './textProblem';

export interface Problem extends Place {
  readonly text: string;
  /** The suggested correction. */
  readonly fix?: string;
}

/** The type of a value in a few words, without backticks. */
export const plainType = (schema: JsonSchema): string => typeText(schema).replaceAll('`', '');

function kindName(value: JsonValue): string {
  if (value === null) {
    return 'null';
  }
  const kind = isList(value) ? 'list' : typeof value === 'string' ? 'text' : typeof value;
  return kind === 'object' ? 'an object' : `a ${kind}`;
}

/** The problem of a value with the wrong type. */
function kindProblem(schema: JsonSchema, value: JsonValue, place: Place): Problem {
  const isQuantity = 'x-hex' in schema && schema['x-hex'] === 'quantity';
  if (isQuantity && typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) {
    return {...place, text: `Write a quantity as text: "0x${value.toString(16)}".`};
  }
  return {...place, text: `This is ${kindName(value)}. The method expects: ${plainType(schema)}.`};
}

function choiceProblems(
  {anyOf, ...schema}: ChoiceSchema,
  value: JsonValue,
  place: Place,
): readonly Problem[] {
  const near = anyOf.filter((branch) => isKindOf(branch, value));
  if (near.length === 0) {
    return [kindProblem({anyOf, ...schema}, value, place)];
  }
  if (typeof value === 'string' && near.length > 1) {
    return [{...place, text: `Write one of these forms: ${near.map(plainType).join('; ')}.`}];
  }
  // For several object branches, the one with the fewest problems.
  return near
    .map((branch) => valueProblems(branch, value, place))
    .reduce((best, next) => (next.length < best.length ? next : best));
}

function objectProblems(
  schema: Extract<JsonSchema, {type: 'object'}>,
  value: JsonObject,
  place: Place,
): readonly Problem[] {
  if ('propertyNames' in schema) {
    return Object.entries(value).flatMap(([key, part]) => {
      const inner = {id: place.id, label: `${place.label}["${key}"]`};
      const wrongKey = textProblem(schema.propertyNames, key);
      return [
        ...(wrongKey === undefined ? [] : [{...inner, text: `The key: ${wrongKey.text}`}]),
        ...valueProblems(schema.additionalProperties, part, inner),
      ];
    });
  }
  const {properties, required = [], additionalProperties} = schema;
  return [
    ...required
      .filter((name) => !Object.hasOwn(value, name))
      .map((name) => ({...place, text: `The field ${name} is missing.`})),
    ...Object.entries(value).flatMap(([name, part]) => {
      const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (inner === undefined) {
        return additionalProperties
          ? []
          : [{...place, text: `There is no field ${name}: check its spelling.`}];
      }
      return valueProblems(inner, part, fieldPlace(place, name));
    }),
  ];
}

/** The problem of a list's length. Undefined if the length is allowed. */
export function countProblem(
  {minItems = 0, maxItems = Infinity}: Extract<JsonSchema, {type: 'array'}>,
  length: number,
): string | undefined {
  if (length < minItems) {
    return `Add items: at least ${minItems} ${minItems === 1 ? 'is' : 'are'} needed.`;
  }
  return length > maxItems
    ? `Remove items: at most ${maxItems} are allowed, and there are ${length}.`
    : undefined;
}

/** The problems of a value. Empty if the schema accepts it. */
export function valueProblems(
  schema: JsonSchema,
  value: JsonValue,
  place: Place,
): readonly Problem[] {
  if (matches(schema, value)) {
    return [];
  }
  if ('anyOf' in schema) {
    return choiceProblems(schema, value, place);
  }
  if ((typeof value === 'string' || typeof value === 'number') && isKindOf(schema, value)) {
    const problem = textProblem(schema, value);
    return problem === undefined ? [] : [{...place, ...problem}];
  }
  if (schema.type === 'object' && isObject(value)) {
    return objectProblems(schema, value, place);
  }
  if (schema.type === 'array' && isList(value)) {
    const wrongCount = countProblem(schema, value.length);
    return [
      ...(wrongCount === undefined ? [] : [{...place, text: wrongCount}]),
      ...value.flatMap((item, index) => valueProblems(schema.items, item, itemPlace(place, index))),
    ];
  }
  return [kindProblem(schema, value, place)];
}
