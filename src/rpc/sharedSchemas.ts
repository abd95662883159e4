import type {JsonSchema} from '../../data/rpc/schema';

/** A schema in a document. It can contain `$ref` to shared schemas. */
export type DocumentSchema = Readonly<Record<string, unknown>>;

/** The schemas of a document. A schema with a title is defined once and referenced elsewhere. */
export interface SharedSchemas {
  /** The schema, or a reference to it. */
  readonly place: (schema: JsonSchema) => DocumentSchema;
  /** The referenced schemas by title, in alphabetical order. */
  readonly definitions: () => Readonly<Record<string, DocumentSchema>>;
}

/** Keywords that describe a use of a schema, not its form. They stay beside the reference. */
const USAGE_KEYWORDS = new Set(['description', 'x-unit', 'x-default', 'x-limit', 'x-when']);

type Entry = readonly [word: string, value: unknown];

const isUsageKeyword = ([word]: Entry) => USAGE_KEYWORDS.has(word);

/** Whether a schema contains other schemas, so that a reference is shorter than a copy. */
const isComposed = (schema: JsonSchema) =>
  'anyOf' in schema || schema.type === 'object' || schema.type === 'array';

/**
 * Collects the schemas of a document. Schemas with the same title have the same form (a data test checks
 * this), but their texts can differ from method to method. Then the first is shared, and the others are
 * written in full.
 *
 * @param text - transforms the sentences of the data, for example their links
 * @throws from `place`, if a title is not a valid name
 */
export function sharedSchemas(text: (sentence: string) => string): SharedSchemas {
  const shared = new Map<string, DocumentSchema>();

  const written = (schema: JsonSchema): DocumentSchema =>
    Object.fromEntries(
      Object.entries(schema).map(([word, value]: Entry): Entry => {
        if (word === 'anyOf') {
          return [word, (value as readonly JsonSchema[]).map(place)];
        }
        if (word === 'properties') {
          const fields = Object.entries(value as Readonly<Record<string, JsonSchema>>);
          return [word, Object.fromEntries(fields.map(([name, field]) => [name, place(field)]))];
        }
        if (word === 'items' || word === 'propertyNames') {
          return [word, place(value as JsonSchema)];
        }
        if (word === 'additionalProperties' && typeof value === 'object') {
          return [word, place(value as JsonSchema)];
        }
        return USAGE_KEYWORDS.has(word) ? [word, text(value as string)] : [word, value];
      }),
    );

  const place = (schema: JsonSchema): DocumentSchema => {
    const entries: readonly Entry[] = Object.entries(written(schema));
    const words = Object.fromEntries(entries.filter(isUsageKeyword));
    const form = Object.fromEntries(entries.filter((entry) => !isUsageKeyword(entry)));
    const isBare = Object.keys(words).length === 0;
    const {title} = schema;
    if (title === undefined || !(isBare || isComposed(schema))) {
      return {...words, ...form};
    }
    const known = shared.get(title) ?? form;
    if (JSON.stringify(known) !== JSON.stringify(form)) {
      return {...words, ...form};
    }
    if (!/^\w+$/.test(title)) {
      throw new Error(
        `data/rpc: the title "${title}" becomes a name in the OpenRPC document. Write it as one word, as in BlockNumber`,
      );
    }
    shared.set(title, known);
    const reference = {$ref: `#/components/schemas/${title}`};
    // Draft-07 ignores keywords beside `$ref`.
    return isBare ? reference : {...words, allOf: [reference]};
  };

  return {
    place,
    definitions: () =>
      Object.fromEntries([...shared].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
