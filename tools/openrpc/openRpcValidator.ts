import metaSchema from '@json-schema-tools/meta-schema/schema.json';
import openRpc13 from '@open-rpc/spec/1_3/schema.json';
import openRpc14 from '@open-rpc/spec/1_4/schema.json';
import {Ajv} from 'ajv';

const META_SCHEMAS = {'1.3': openRpc13, '1.4': openRpc14} as const;

/**
 * Removes `$schema` from both meta-schemas, because Ajv does not support its value and does not
 * need it.
 */
function withoutDialect(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([word]) => word !== '$schema'));
}

/**
 * Validates a document against OpenRPC's meta-schema, which includes that of JSON Schema. Both come
 * from npm packages, so nothing is downloaded.
 * @returns Ajv's errors as text. Empty if there are none
 */
export function openRpcValidator(
  version: keyof typeof META_SCHEMAS,
): (document: unknown) => string {
  const ajv = new Ajv({strict: false, validateFormats: false, allErrors: true});
  const jsonSchema = withoutDialect(metaSchema);
  ajv.addSchema(jsonSchema);
  // OpenRPC's meta-schema refers to it with and without a trailing slash.
  ajv.addSchema({...jsonSchema, $id: 'https://meta.json-schema.tools'});
  const isValid = ajv.compile(withoutDialect(META_SCHEMAS[version]));
  return (document) =>
    isValid(document) ? '' : ajv.errorsText(isValid.errors, {dataVar: 'document'});
}
