import {Ajv} from 'ajv';
import type {OpenRpcDocument, OpenRpcMethod} from '../../src/rpc/openRpc';
import {openRpcValidator} from './openRpcValidator';
import {checkGenerated} from '../content/checkGenerated';
import type {Problem} from '../content/problem';

const FIX = 'Run: npm run openrpc';

/** Compares the file with the document of the current facts. */
export function checkOpenRpcText(
  file: string,
  written: string | undefined,
  expected: string,
): Problem[] {
  return checkGenerated({file, written, expected, from: 'data/rpc', command: 'npm run openrpc'});
}

/** Validates the document against the meta-schema. */
export function checkOpenRpcForm(file: string, document: unknown): Problem[] {
  const wrong = openRpcValidator('1.3')(document);
  return wrong === '' ? [] : [{file, message: `is no OpenRPC document: ${wrong}`}];
}

/** Compares the methods of the document with those of the pages. */
export function checkOpenRpcMethods(
  file: string,
  {methods}: OpenRpcDocument,
  documented: readonly string[],
): Problem[] {
  const names = methods.map(({name}) => name);
  return [
    ...documented
      .filter((name) => !names.includes(name))
      .map((name) => ({file, message: `lacks ${name}. ${FIX}`})),
    ...names
      .filter((name) => !documented.includes(name))
      .map((name) => ({file, message: `has ${name}, which data/rpc/methods.ts has not. ${FIX}`})),
    ...repeated(names).map((name) => ({file, message: `has ${name} twice`})),
  ];
}

/** Values that occur more than once. */
const repeated = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

function target(document: OpenRpcDocument, pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[part]
          : undefined,
      document,
    );
}

/** Every `$ref` in a value. */
function pointersIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([word, inner]) =>
    word === '$ref' && typeof inner === 'string' ? [inner] : pointersIn(inner),
  );
}

/** Rules in the prose of OpenRPC, which the meta-schema cannot express. */
function rulesOf(file: string, document: OpenRpcDocument, method: OpenRpcMethod): Problem[] {
  const {name, params, examples} = method;
  const problem = (message: string) => ({file, message: `${name}: ${message}`});
  const codes = method.errors.map((error) =>
    '$ref' in error
      ? (target(document, error.$ref) as {readonly code?: unknown} | undefined)?.code
      : error.code,
  );
  const required = params.map((param) => param.required === true);
  return [
    ...repeated(codes).map((code) => problem(`the error ${String(code)} stands twice`)),
    ...repeated(params.map((param) => param.name)).map((param) =>
      problem(`two parameters are called ${param}`),
    ),
    ...(required.lastIndexOf(true) > required.indexOf(false) && required.includes(false)
      ? [problem('a required parameter stands after an optional one')]
      : []),
    ...examples.flatMap((example) =>
      example.params.some((value, index) => value.name !== params[index]?.name)
        ? [problem(`example "${example.name}": parameters have other names, or another order`)]
        : [],
    ),
    ...(examples.length === 0 ? [problem('has no example')] : []),
  ];
}

/** Checks that names are unique and references resolve, which the meta-schema cannot express. */
export function checkOpenRpcRules(file: string, document: OpenRpcDocument): Problem[] {
  const pointers = new Set(pointersIn(document));
  const components = Object.entries(document.components).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
  );
  return [
    ...document.methods.flatMap((method) => rulesOf(file, document, method)),
    ...[...pointers]
      .filter((pointer) => target(document, pointer) === undefined)
      .map((pointer) => ({file, message: `${pointer} leads nowhere`})),
    ...components
      .filter((pointer) => !pointers.has(pointer))
      .map((pointer) => ({file, message: `nothing refers to ${pointer}`})),
  ];
}

/** Validates every example against the schemas of the document. */
export function checkOpenRpcExamples(file: string, document: OpenRpcDocument): Problem[] {
  const id = 'https://example.com/openrpc.json';
  const ajv = new Ajv({strict: false, allErrors: true});
  ajv.addSchema({...document, $id: id});
  const wrongWith = (place: string, value: unknown): string => {
    const isValid = ajv.compile({$ref: `${id}#/methods/${place}/schema`});
    return isValid(value) ? '' : ajv.errorsText(isValid.errors, {dataVar: 'value'});
  };
  return document.methods.flatMap(({name, params, examples}, at) =>
    examples.flatMap((example) => {
      const problem = (part: string, wrong: string): Problem[] =>
        wrong === ''
          ? []
          : [{file, message: `${name}: example "${example.name}", ${part}: ${wrong}`}];
      const missing = params
        .slice(example.params.length)
        .filter(({required}) => required === true)
        .map((param) => param.name);
      return [
        ...problem('parameters', missing.length === 0 ? '' : `${missing.join(', ')} must be there`),
        ...example.params.flatMap((param, index) =>
          index < params.length
            ? problem(param.name, wrongWith(`${at}/params/${index}`, param.value))
            : problem(param.name, 'the method has no such parameter'),
        ),
        ...problem('result', wrongWith(`${at}/result`, example.result.value)),
      ];
    }),
  );
}
