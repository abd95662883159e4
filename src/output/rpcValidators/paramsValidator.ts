import {Ajv} from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import type {RpcMethod} from '../../../data/rpc/schema';
import {paramsSchema} from '../../rpc/paramsSchema';
import {schemaExtensions} from '../../rpc/schemaExtensions';

/** Keywords for readers, which Ajv would copy into the module. */
const WORDS = new Set<string>(['title', 'description', ...schemaExtensions]);

/** Removes the keywords for readers, but not properties of the same name, which are schemas. */
function formOf(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      WORDS.has(key) && typeof value === 'string' ? undefined : value,
    ),
  ) as object;
}

/** Code that the content security policy forbids, or that needs a module. */
const FORBIDDEN = /\brequire\(|\bimport\b|\beval\(|\bFunction\(/;

/** The object in which Ajv describes a mismatch. Patterns in it can contain brackets. */
const NOTE =
  /\{instancePath(?::(?:"(?:[^"\\]|\\.)*"|[^{}",]|,(?!schemaPath))*)?,schemaPath:"(?:[^"\\]|\\.)*",keyword:"\w+",params:\{(?:"(?:[^"\\]|\\.)*"|[^{}"])*\}(?:,propertyName:\w+)?\}/g;

/** Removes the descriptions of mismatches: the playground needs only true or false, and has its own messages. */
function withoutNotes(code: string): string {
  return code.replace(NOTE, '{}');
}

/**
 * The source of a module that exports `params`, which checks an array of parameters. It needs neither `eval` nor a library.
 *
 * @throws if a schema is invalid, or uses a keyword for which Ajv needs a module.
 */
export function paramsValidator({name, params}: Pick<RpcMethod, 'name' | 'params'>): string {
  const ajv = new Ajv({
    code: {source: true, esm: true, optimize: true},
    strict: true,
    // Optional last parameters: `minItems` is less than the length of the tuple.
    strictTuples: false,
    messages: false,
  });
  const fix = `Correct the schemas of data/rpc/${name}.ts: data/rpc/schema.ts says what they may use`;
  let code: string;
  try {
    ajv.addSchema(formOf(paramsSchema(params)), 'params');
    code = withoutNotes(standaloneCode(ajv, {params: 'params'}));
  } catch (error) {
    throw new Error(`The validator of ${name}: ${(error as Error).message}. ${fix}`);
  }
  const [found] = FORBIDDEN.exec(code) ?? [];
  if (found !== undefined) {
    throw new Error(`The validator of ${name} would need "${found}" in the browser. ${fix}`);
  }
  return code;
}
