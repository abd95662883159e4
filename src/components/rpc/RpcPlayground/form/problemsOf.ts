import type {JsonSchema} from '@site/data/rpc/schema';
import {selectedBranch, type Draft} from './draft';
import {matches} from './matches';
import {fieldPlace, itemPlace, keyPlace, type Place} from './place';
import {textProblem} from './textProblem';
import {countProblem, type Problem, valueProblems} from './valueProblems';
import {parseJson, valueOf} from './valueOf';

function textDraftProblems(schema: JsonSchema, draft: Draft, place: Place): readonly Problem[] {
  const value = valueOf(schema, draft);
  const problem = textProblem(schema, value as string | number);
  return problem === undefined ? [] : [{...place, ...problem}];
}

/** The problem of a text that is not JSON. Undefined if it is JSON. */
export function jsonProblem(text: string, place: Place): Problem | undefined {
  return parseJson(text) === undefined
    ? {...place, text: 'This isn’t JSON. Check quotes, commas and brackets.'}
    : undefined;
}

function mapProblems(
  {propertyNames, additionalProperties}: Extract<JsonSchema, {propertyNames: object}>,
  {entries}: Extract<Draft, {kind: 'map'}>,
  place: Place,
  depth: number,
): readonly Problem[] {
  const keys = entries.map(([key]) => key.trim().toLowerCase());
  return entries.flatMap(([key, value], index) => {
    const wrongKey = textProblem(propertyNames, key.trim());
    const isDouble = keys.indexOf(keys[index] ?? '') < index;
    const problem = wrongKey ?? (isDouble ? {text: 'This key is repeated.'} : undefined);
    return [
      ...(problem === undefined ? [] : [{...keyPlace(place, index), ...problem}]),
      ...problemsOf(additionalProperties, value, itemPlace(place, index), depth + 1),
    ];
  });
}

function objectProblems(
  {properties, required = []}: Extract<JsonSchema, {properties: object}>,
  {fields}: Extract<Draft, {kind: 'object'}>,
  place: Place,
  depth: number,
): readonly Problem[] {
  return Object.entries(properties).flatMap(([name, inner]) => {
    const field = fields[name];
    if (field === undefined) {
      return required.includes(name)
        ? [{...place, text: `Add ${name}: the method requires it.`}]
        : [];
    }
    return problemsOf(inner, field, fieldPlace(place, name), depth + 1);
  });
}

/** The problems of a draft, in the order of its fields. Empty if the draft is valid. */
export function problemsOf(
  schema: JsonSchema,
  draft: Draft,
  place: Place,
  depth = 0,
): readonly Problem[] {
  if (draft.kind === 'json') {
    const value = parseJson(draft.text);
    return value === undefined
      ? [jsonProblem(draft.text, place)].filter((problem) => problem !== undefined)
      : // The whole text is one field, so every problem refers to it.
        valueProblems(schema, value, place).map((problem) => ({...problem, id: place.id}));
  }
  if ('anyOf' in schema) {
    // A tag such as `latest` is accepted in the field for a number.
    if (draft.kind !== 'choice' || matches(schema, valueOf(schema, draft, depth))) {
      return [];
    }
    const [branch, inner] = selectedBranch(schema, draft, depth);
    return problemsOf(branch, inner, place, depth);
  }
  if (draft.kind === 'text') {
    return textDraftProblems(schema, draft, place);
  }
  if ('propertyNames' in schema) {
    return draft.kind === 'map' ? mapProblems(schema, draft, place, depth) : [];
  }
  if (schema.type === 'object') {
    return draft.kind === 'object' ? objectProblems(schema, draft, place, depth) : [];
  }
  if (schema.type === 'array' && draft.kind === 'list') {
    const wrongCount = countProblem(schema, draft.items.length);
    return [
      ...(wrongCount === undefined ? [] : [{...place, text: wrongCount}]),
      ...draft.items.flatMap((item, index) =>
        problemsOf(schema.items, item, itemPlace(place, index), depth + 1),
      ),
    ];
  }
  return [];
}
