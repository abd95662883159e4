/** A target of a link (RFC 9264). */
export interface LinkTarget {
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
}

/** What one API is described by. */
export interface LinkContext {
  readonly anchor: string;
  readonly item?: readonly LinkTarget[];
  readonly 'service-desc'?: readonly LinkTarget[];
  readonly 'service-doc'?: readonly LinkTarget[];
  readonly status?: readonly LinkTarget[];
}

/** A set of links as JSON (RFC 9264). */
export interface Linkset {
  readonly linkset: readonly LinkContext[];
}

/** A network whose JSON-RPC API the catalog lists. */
export interface ListedNetwork {
  readonly name: string;
  readonly endpoint: string;
  readonly statusUrl: string;
}

/** A published document of facts. Addresses are relative to the index. */
export interface ListedDocument {
  readonly title: string;
  readonly url: string;
  readonly schema: string;
}

/** The path of the catalog below the base path (RFC 9727). */
export const catalogPath = '.well-known/api-catalog';

const JSON_TYPE = 'application/json';

/**
 * The catalog of APIs (RFC 9727): JSON-RPC on each network, and the published facts.
 *
 * @param home the address of the site, with a slash at its end.
 */
export function apiCatalog(
  home: string,
  networks: readonly ListedNetwork[],
  documents: readonly ListedDocument[],
): Linkset {
  const at = (path: string) => new URL(path, home).href;
  const facts = at('facts/index.json');
  const besideFacts = (path: string) => new URL(path, facts).href;
  return {
    linkset: [
      {
        anchor: at(catalogPath),
        item: [
          ...networks.map(({name, endpoint}) => ({
            href: endpoint,
            title: `JSON-RPC of ${name}`,
          })),
          {href: facts, type: JSON_TYPE, title: 'Facts of Linea'},
        ],
      },
      ...networks.map(({endpoint, statusUrl}) => ({
        anchor: endpoint,
        'service-desc': [{href: at('openrpc.json'), type: JSON_TYPE, title: 'OpenRPC document'}],
        'service-doc': [
          {href: at('api/reference'), type: 'text/html', title: 'JSON-RPC methods'},
          {href: at('api/reference.md'), type: 'text/markdown', title: 'JSON-RPC methods'},
        ],
        status: [{href: statusUrl, type: 'text/html'}],
      })),
      {
        anchor: facts,
        item: documents.map(({title, url}) => ({href: besideFacts(url), type: JSON_TYPE, title})),
        'service-desc': documents.map(({title, schema}) => ({
          href: besideFacts(schema),
          type: JSON_TYPE,
          title: `JSON Schema: ${title}`,
        })),
        'service-doc': [
          {href: at('get-started/tooling/ai'), type: 'text/html', title: 'AI agents'},
          {href: at('get-started/tooling/ai.md'), type: 'text/markdown', title: 'AI agents'},
        ],
      },
    ],
  };
}
