import * as z from 'zod';
import type {FactDocument} from './factDocument';

/** The license of the texts: LICENSE-docs. */
const LICENSE = 'CC-BY-4.0';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What a document has around its items. Addresses are relative to the document, so that every mirror can serve it. */
function envelope({name, title, description, version}: FactDocument) {
  return {$schema: `./schemas/${name}.json`, title, description, version, license: LICENSE};
}

/** The JSON Schema of a document, draft 2020-12. */
export function documentSchema(document: FactDocument): Record<string, unknown> {
  const {name, title, description, version, item, itemName} = document;
  const form = z.toJSONSchema(
    z.strictObject({
      $schema: z.literal(`./schemas/${name}.json`),
      title: z.string(),
      description: z.string(),
      version: z
        .string()
        .regex(new RegExp(`^${version.split('.')[0] ?? ''}\\.\\d+\\.\\d+$`))
        .describe('The version of the form. The first number grows when a field goes or changes'),
      license: z.string(),
      items: z.array(item.meta({title: itemName})),
    }),
  );
  return {...form, title, description};
}

/**
 * The text of a document.
 *
 * @throws if an item lacks the form, or if two have one id.
 */
export function documentText(document: FactDocument): string {
  const items = document.items();
  const ids = items.map(({id}) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) {
    throw new Error(
      `The facts "${document.name}" have two items with the id "${repeated}". Make the names in data/ differ, or the id in tools/facts/documents`,
    );
  }
  items.forEach((each) => {
    const {error} = document.item.safeParse(each);
    if (error !== undefined) {
      throw new Error(
        `The fact "${each.id}" lacks the form of tools/facts/documents (${document.name}): ${z.prettifyError(error)}`,
      );
    }
  });
  // One line for each item: small, and a change of one fact is one line in Git.
  const lines = items.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  return json({...envelope(document), items: []}).replace(/\[\]\n}\n$/, `[\n${lines}\n  ]\n}\n`);
}

/** The list of the documents. */
export function indexText(documents: readonly FactDocument[]): string {
  return json({
    title: 'Facts of Linea',
    description:
      'Each fact has its sources and the day of its last check. The version is that of the form: a document that breaks readers gets a new first number',
    license: LICENSE,
    documents: documents.map((document) => ({
      name: document.name,
      title: document.title,
      description: document.description,
      version: document.version,
      items: document.items().length,
      url: `./${document.name}.json`,
      schema: `./schemas/${document.name}.json`,
    })),
  });
}

/** All files, by path below the folder of the facts. */
export function factFiles(documents: readonly FactDocument[]): ReadonlyMap<string, string> {
  return new Map([
    ['index.json', indexText(documents)],
    ...documents.flatMap((document) => [
      [`${document.name}.json`, documentText(document)] as const,
      [`schemas/${document.name}.json`, json(documentSchema(document))] as const,
    ]),
  ]);
}
