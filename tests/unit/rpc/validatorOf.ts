import {Ajv} from 'ajv';
import type {JsonSchema} from '@site/data/rpc/schema';
import type {ParamsSchema} from '@site/src/rpc/paramsSchema';
import {schemaExtensions} from '@site/src/rpc/schemaExtensions';

// Optional last parameters make a tuple whose `minItems` is less than its length.
const ajv = new Ajv({strict: true, strictTuples: false, allErrors: true});
ajv.addVocabulary([...schemaExtensions]);

/**
 * What is wrong with a value by a schema, in the words of Ajv; an empty text when nothing is.
 *
 * @throws when the schema is none.
 */
export function validatorOf(schema: JsonSchema | ParamsSchema): (value: unknown) => string {
  const isValid = ajv.compile(schema as object);
  return (value) => (isValid(value) ? '' : ajv.errorsText(isValid.errors, {dataVar: 'value'}));
}
