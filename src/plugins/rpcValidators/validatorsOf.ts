import {Ajv} from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import type {RpcMethod} from '../../../data/rpc/schema';
import {paramsSchema} from '../../rpc/paramsSchema';
import {schemaWords} from '../../rpc/schemaWords';

/** What a schema says to readers. Ajv would write it into the module. */
const WORDS = new Set<string>(['title', 'description', ...schemaWords]);

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

/**
 * The validators of a method as the text of a module: `params` and `result`, each a function that says whether a value
 * has the form. Nothing is evaluated in the browser, and no library is needed there.
 *
 * @throws when a schema is none, or uses a word for which Ajv would ask for a module of its own.
 */
export function validatorsOf({
  name,
  params,
  result,
}: Pick<RpcMethod, 'name' | 'params' | 'result'>): string {
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
    ajv.addSchema(formOf(result.schema), 'result');
    code = standaloneCode(ajv, {params: 'params', result: 'result'});
  } catch (error) {
    throw new Error(`The validators of ${name}: ${(error as Error).message}. ${fix}`);
  }
  const [found] = FORBIDDEN.exec(code) ?? [];
  if (found !== undefined) {
    throw new Error(`The validators of ${name} would need "${found}" in the browser. ${fix}`);
  }
  return code;
}
