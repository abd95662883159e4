import {Ajv} from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import type {RpcMethod} from '../../../data/rpc/schema';
import {paramsSchema} from '../../rpc/paramsSchema';
import {schemaExtensions} from '../../rpc/schemaExtensions';

/** What a schema says to readers. Ajv would write it into the module. */
const WORDS = new Set<string>(['title', 'description', ...schemaExtensions]);

/** The values of `properties` are schemas under any name: the words for readers are texts. */
function formOf(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      WORDS.has(key) && typeof value === 'string' ? undefined : value,
    ),
  ) as object;
}

/** What the policy of the site or the missing modules of a browser would stop. */
const FORBIDDEN = /\brequire\(|\bimport\b|\beval\(|\bFunction\(/;

/** What Ajv notes of a mismatch, as an object in its code. Text in it may hold brackets, in patterns. */
const NOTE =
  /\{instancePath(?::(?:"(?:[^"\\]|\\.)*"|[^{}",]|,(?!schemaPath))*)?,schemaPath:"(?:[^"\\]|\\.)*",keyword:"\w+",params:\{(?:"(?:[^"\\]|\\.)*"|[^{}"])*\}(?:,propertyName:\w+)?\}/g;

/** The code without its notes: the playground asks whether a value fits, and finds words by itself. */
function withoutNotes(code: string): string {
  return code.replace(NOTE, '{}');
}

/**
 * The validator of the parameters of a method, as the text of a module: `params` says whether an array has the form.
 * Nothing is evaluated in the browser, and no library is needed there.
 *
 * @throws when a schema is none, or uses a word for which Ajv would ask for a module of its own.
 */
export function paramsValidator({name, params}: Pick<RpcMethod, 'name' | 'params'>): string {
  const ajv = new Ajv({
    code: {source: true, esm: true, optimize: true},
    strict: true,
    // Optional last parameters make a tuple whose `minItems` is less than its length.
    strictTuples: false,
    // The words for readers are our own.
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
