import type {
  ClientCall,
  ClientValue,
  JsonSchema,
  JsonValue,
  RpcMethod,
  RpcPlace,
} from '@site/data/rpc/schema';
import {textParts} from '@site/src/components/facts/FactText/textParts';
import {innerSchemas} from '@site/src/rpc/innerSchemas';
import {paramsSchema} from '@site/src/rpc/paramsSchema';
import {validatorOf} from './validatorOf';

const PLACES: readonly RpcPlace[] = ['public endpoint', 'Infura', 'Linea Besu', 'other clients'];

/**
 * The allowed keywords of schemas. Others would need code that browsers lack, or duplicate these.
 */
const KNOWN_WORDS = new Set([
  'title',
  'description',
  'x-label',
  'x-unit',
  'x-default',
  'x-limit',
  'x-hex',
  'x-when',
  'type',
  'pattern',
  'enum',
  'minimum',
  'maximum',
  'items',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'anyOf',
]);

/** The texts of a schema that readers see. */
const textsOf = (schema: JsonSchema) =>
  [
    schema.description,
    schema['x-label'],
    schema['x-default'],
    schema['x-limit'],
    schema['x-when'],
  ].filter((text) => text !== undefined);

function textProblem(text: string): string[] {
  try {
    textParts(text);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** The problems of one schema. `open`: its objects can have additional properties. */
function schemaProblems(schema: JsonSchema, open: boolean): string[] {
  const problems = Object.keys(schema)
    .filter((word) => !KNOWN_WORDS.has(word))
    .map((word) => `"${word}" is not part of our schemas`);
  problems.push(...textsOf(schema).flatMap(textProblem));
  if ('pattern' in schema && !/^\^.*\$$/.test(schema.pattern ?? '^$')) {
    problems.push(`the pattern ${schema.pattern ?? ''} has to start with ^ and end with $`);
  }
  if ('properties' in schema) {
    const names = Object.keys(schema.properties);
    problems.push(
      ...(schema.required ?? [])
        .filter((name) => !names.includes(name))
        .map((name) => `"${name}" is required and not among the properties`),
      ...names
        .filter((name) => /^\d+$/.test(name))
        .map((name) => `"${name}" would lose its place: JavaScript puts such names first`),
      ...Object.entries(schema.properties)
        .filter(([, {description = ''}]) => !/[.!?)]$/.test(description))
        .map(([name]) => `"${name}" has no description in whole sentences`),
    );
    if (schema.additionalProperties !== open) {
      problems.push(
        open
          ? 'an object of a result says additionalProperties: true, since nodes add fields'
          : 'an object of a parameter says additionalProperties: false, so that a misspelled name is told',
      );
    }
  }
  return problems;
}

/**
 * The problems of a schema and its nested schemas. `open`: it describes results, whose objects can
 * have additional properties.
 */
export function allSchemaProblems(where: string, schema: JsonSchema, open: boolean): string[] {
  return innerSchemas(schema).flatMap(({path, schema: inner}) =>
    schemaProblems(inner, open).map((problem) => `${[where, ...path].join('.')}: ${problem}`),
  );
}

/** The value of an argument. Undefined if the example lacks it. */
function resolved(
  {param, path = []}: Extract<ClientValue, {param: number}>,
  params: readonly JsonValue[],
): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (value, step) => (value as Record<string | number, JsonValue> | undefined)?.[step],
    params[param],
  );
}

function clientValueProblems(value: ClientValue, params: readonly JsonValue[]): string[] {
  if ('object' in value) {
    return Object.values(value.object).flatMap((inner) => clientValueProblems(inner, params));
  }
  if ('list' in value) {
    return value.list.flatMap((inner) => clientValueProblems(inner, params));
  }
  if ('fixed' in value) {
    return [];
  }
  const found = resolved(value, params);
  const place = `params[${[value.param, ...(value.path ?? [])].join('][')}]`;
  if (found === undefined) {
    return [`the first example has no ${place}`];
  }
  const isQuantity = typeof found === 'string' && /^0x[0-9a-f]+$/i.test(found);
  return value.as !== undefined && !isQuantity
    ? [`${place} of the first example is no quantity`]
    : [];
}

const clientProblems = (name: string, call: ClientCall | undefined, params: readonly JsonValue[]) =>
  (call?.args ?? []).flatMap((value) =>
    clientValueProblems(value, params).map((problem) => `${name}: ${problem}`),
  );

function availabilityProblems({availability}: RpcMethod): string[] {
  const places = availability.map(({place}) => place);
  const expected = PLACES.filter((place) => place !== 'Infura' || places.includes(place));
  return places.join() === expected.join()
    ? []
    : [`availability: name each place once, in this order: ${expected.join(', ')}`];
}

/** The samples go where a source says that the method answers. */
function sampleProblems({availability, samplesAt, transport}: RpcMethod): string[] {
  const answersAt = (place: RpcPlace) => availability.find((row) => row.place === place)?.answers;
  const place = samplesAt === 'own node' ? 'Linea Besu' : samplesAt;
  if (place === undefined) {
    return transport === undefined && answersAt('public endpoint') === 'unconfirmed'
      ? ['samplesAt: no source says that the public endpoint answers. Name the own node or Infura']
      : [];
  }
  return ['yes', 'conditional'].includes(answersAt(place) ?? '')
    ? []
    : [`samplesAt: no source says that ${place} answers`];
}

/** The problems of a value under a schema, or of the schema itself. */
function judged(schema: Parameters<typeof validatorOf>[0], value: JsonValue): string {
  try {
    return validatorOf(schema)(value);
  } catch (error) {
    return (error as Error).message;
  }
}

function exampleProblems({params, result, examples}: RpcMethod): string[] {
  return examples.flatMap((example) =>
    [
      ['params', judged(paramsSchema(params), example.params)],
      ['result', judged(result.schema, example.result)],
    ]
      .filter(([, problem]) => problem !== '')
      .map(([part, problem]) => `example "${example.title}", ${part}: ${problem}`),
  );
}

function errorProblems({errors}: RpcMethod): string[] {
  const names = errors.map(({code, message}) => `${code} ${message}`);
  return [
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `error ${name}: is there twice`),
    ...errors
      .filter(({message}) => /[<>]/.test(message.replace(/<[^<>]+>/g, '')))
      .map(({message}) => `error "${message}": what varies stands between < and >`),
    ...errors.flatMap(({cause, cure}) => [cause, cure].flatMap(textProblem)),
  ];
}

/** Problems in a method's facts, as sentences with the place. */
export function methodProblems(method: RpcMethod): readonly string[] {
  const {params, result, limits = [], notes = [], availability, examples} = method;
  const required = params.map((param) => param.required);
  const texts = [
    method.summary,
    result.description,
    ...params.map(({description}) => description),
    ...availability.map(({note = ''}) => note),
    ...limits,
    ...notes,
  ];
  return [
    ...(required.lastIndexOf(true) > required.indexOf(false) && required.includes(false)
      ? ['params: required ones come before optional ones']
      : []),
    ...params.flatMap(({name, schema}) => allSchemaProblems(name, schema, false)),
    ...allSchemaProblems('result', result.schema, true),
    ...texts.flatMap(textProblem),
    ...errorProblems(method),
    ...availabilityProblems(method),
    ...sampleProblems(method),
    ...exampleProblems(method),
    ...clientProblems('viem', method.viem, examples[0].params),
    ...clientProblems('ethers', method.ethers, examples[0].params),
  ];
}

/** A schema without texts. Schemas that accept the same values are equal. */
function formOf(schema: JsonSchema): string {
  return JSON.stringify(schema, (key, value: unknown) =>
    ['title', 'description'].includes(key) || key.startsWith('x-') ? undefined : value,
  );
}

/** Titles with more than one meaning, and the methods that use them. */
export function titleProblems(methods: readonly RpcMethod[]): readonly string[] {
  const forms = new Map<string, string>();
  return methods.flatMap(({name, params, result}) =>
    [...params.map(({schema}) => schema), result.schema]
      .flatMap(innerSchemasOf)
      .flatMap((schema) => {
        const {title} = schema;
        if (title === undefined) {
          return [];
        }
        const form = formOf(schema);
        const known = forms.get(title) ?? form;
        forms.set(title, known);
        return known === form
          ? []
          : [`${name}: the title ${title} stands for another form elsewhere`];
      }),
  );
}

const innerSchemasOf = (schema: JsonSchema) => innerSchemas(schema).map((each) => each.schema);
