import type {JsonSchema} from '@site/data/rpc/schema';

function formText(schema: JsonSchema): string {
  const {'x-label': label} = schema;
  if (label !== undefined) {
    return label;
  }
  if ('anyOf' in schema) {
    return schema.anyOf.map(typeText).join(' or ');
  }
  if ('propertyNames' in schema) {
    return `map from ${typeText(schema.propertyNames)} to ${typeText(schema.additionalProperties)}`;
  }
  switch (schema.type) {
    case 'array':
      return formText(schema.items) === 'object'
        ? 'array of objects'
        : `array of ${typeText(schema.items)}`;
    case 'string':
      return schema.enum?.map((value) => `"${value}"`).join(' or ') ?? 'string';
    default:
      return schema.type;
  }
}

/** The type of a value in a few words: `quantity, wei`, `array of bytes32`, `map from address to object`. */
export function typeText(schema: JsonSchema): string {
  const {'x-unit': unit} = schema;
  return unit === undefined ? formText(schema) : `${formText(schema)}, ${unit}`;
}
