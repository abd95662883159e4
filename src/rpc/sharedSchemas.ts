import type {JsonSchema} from '../../data/rpc/schema';

/** A schema in a document, where `$ref` may stand for one that several places share. */
export type DocumentSchema = Readonly<Record<string, unknown>>;

/** The schemas of a document: each that has a title is written once, and referred to everywhere else. */
export interface SharedSchemas {
  /** A schema as it stands in its place. */
  readonly place: (schema: JsonSchema) => DocumentSchema;
  /** What was referred to so far, by title, in alphabetical order. */
  readonly definitions: () => Readonly<Record<string, DocumentSchema>>;
}

/** What a schema says of its place and not of its form: it stays there. */
const WORDS_OF_THE_PLACE = new Set(['description', 'x-unit', 'x-default', 'x-limit']);

type Entry = readonly [word: string, value: unknown];

const isOfThePlace = ([word]: Entry) => WORDS_OF_THE_PLACE.has(word);

/** Whether a schema has others inside it, so that writing it again costs more than a reference. */
const isComposed = (schema: JsonSchema) =>
  'anyOf' in schema || schema.type === 'object' || schema.type === 'array';

/**
 * Collects the schemas of a document.
 *
 * A title stands for one form (a test of the data says so), but the words inside may differ from method to method.
 * Then the first one is shared, and the others are written out where they stand.
 *
 * @param text - what becomes of a sentence of the data, for example of the links in it
 * @throws from `place`, on a title that cannot be a name
 */
export function sharedSchemas(text: (sentence: string) => string): SharedSchemas {
  const shared = new Map<string, DocumentSchema>();

  /** The same schema, with everything inside it in its place. */
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
        return WORDS_OF_THE_PLACE.has(word) ? [word, text(value as string)] : [word, value];
      }),
    );

  const place = (schema: JsonSchema): DocumentSchema => {
    const entries: readonly Entry[] = Object.entries(written(schema));
    const words = Object.fromEntries(entries.filter(isOfThePlace));
    const form = Object.fromEntries(entries.filter((entry) => !isOfThePlace(entry)));
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
    // Draft-07 ignores what stands beside a `$ref`.
    return isBare ? reference : {...words, allOf: [reference]};
  };

  return {
    place,
    definitions: () =>
      Object.fromEntries([...shared].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
