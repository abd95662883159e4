import {Ajv} from 'ajv';
import type {JsonSchema} from '@site/data/rpc/schema';
import type {ParamsSchema} from '@site/src/rpc/paramsSchema';
import {schemaExtensions} from '@site/src/rpc/schemaExtensions';

// Optional last parameters: `minItems` is less than the length of the tuple.
const ajv = new Ajv({strict: true, strictTuples: false, allErrors: true});
ajv.addVocabulary([...schemaExtensions]);

/**
 * Ajv's errors for a value as text. Empty if there are none.
 * @throws if the schema is invalid.
 */
export function validatorOf(schema: JsonSchema | ParamsSchema): (value: unknown) => string {
  const isValid = ajv.compile(schema as object);
  return (value) => (isValid(value) ? '' : ajv.errorsText(isValid.errors, {dataVar: 'value'}));
}
