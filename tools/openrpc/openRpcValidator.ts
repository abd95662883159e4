import metaSchema from '@json-schema-tools/meta-schema/schema.json';
import openRpc13 from '@open-rpc/spec/1_3/schema.json';
import openRpc14 from '@open-rpc/spec/1_4/schema.json';
import {Ajv} from 'ajv';

const META_SCHEMAS = {'1.3': openRpc13, '1.4': openRpc14} as const;

/** Both name a `$schema` that Ajv does not know. It says nothing that they do not say themselves. */
function withoutDialect(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([word]) => word !== '$schema'));
}

/**
 * Holds a document against the meta-schema of OpenRPC and, within it, that of JSON Schema.
 * Both come from packages: nothing is loaded from the net.
 *
 * @returns what is wrong, in the words of Ajv; an empty text when nothing is
 */
export function openRpcValidator(
  version: keyof typeof META_SCHEMAS,
): (document: unknown) => string {
  const ajv = new Ajv({strict: false, validateFormats: false, allErrors: true});
  const jsonSchema = withoutDialect(metaSchema);
  ajv.addSchema(jsonSchema);
  // The meta-schema of OpenRPC refers to it with a slash at the end and without.
  ajv.addSchema({...jsonSchema, $id: 'https://meta.json-schema.tools'});
  const isValid = ajv.compile(withoutDialect(META_SCHEMAS[version]));
  return (document) =>
    isValid(document) ? '' : ajv.errorsText(isValid.errors, {dataVar: 'document'});
}
