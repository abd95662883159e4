import type {Site} from './site';

/** A fact of a published document. */
export type Fact = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly sources: readonly string[];
  readonly checked: string;
};

/** The first number of the version of the documents that this server reads. */
const KNOWN_VERSION = '1';

/**
 * The facts of a document.
 *
 * @throws if the site lacks the document, or has it in a form that this server doesn't know.
 */
export async function readFacts<Item extends Fact = Fact>(
  site: Site,
  document: string,
): Promise<readonly Item[]> {
  const {version, items} = (await site.json(`facts/${document}.json`)) as {
    readonly version?: unknown;
    readonly items?: unknown;
  };
  if (typeof version !== 'string' || !Array.isArray(items)) {
    throw new Error(`facts/${document}.json is no document of facts`);
  }
  if (version.split('.')[0] !== KNOWN_VERSION) {
    throw new Error(
      `facts/${document}.json has version ${version}, and this server reads version ${KNOWN_VERSION}: update linea-docs-mcp`,
    );
  }
  return items as readonly Item[];
}
