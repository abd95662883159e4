import {groups, type RpcGroup} from '../../data/rpc/groups';
import {pageOf} from '../../data/rpc/pageOf';
import type {
  JsonValue,
  RpcAvailability,
  RpcError,
  RpcExample,
  RpcMethod,
  RpcParam,
  RpcSince,
} from '../../data/rpc/schema';
import {errorsByCode, type OpenRpcError} from './openRpcErrors';
import {OWN_NODE_URL} from './ownNodeUrl';
import {type DocumentSchema, sharedSchemas} from './sharedSchemas';

interface Reference {
  readonly $ref: string;
}

interface OpenRpcServer {
  readonly name: string;
  readonly url: string;
  readonly description?: string;
}

interface OpenRpcDescriptor {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly schema: DocumentSchema;
}

interface OpenRpcExample {
  readonly name: string;
  readonly description: string;
  readonly params: readonly {readonly name: string; readonly value: JsonValue}[];
  readonly result: {readonly name: string; readonly value: JsonValue};
}

/** A method of the document. Extensions to OpenRPC start with `x-`. */
export interface OpenRpcMethod {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly Reference[];
  readonly externalDocs: {readonly url: string};
  /** Replaces the servers of the document if the public endpoints reject the method. */
  readonly servers?: readonly OpenRpcServer[];
  readonly paramStructure: 'by-position';
  readonly params: readonly OpenRpcDescriptor[];
  readonly result: OpenRpcDescriptor;
  readonly errors: readonly (OpenRpcError | Reference)[];
  readonly examples: readonly OpenRpcExample[];
  readonly 'x-availability': readonly RpcAvailability[];
  readonly 'x-since'?: RpcSince;
  readonly 'x-transport'?: 'WebSocket';
}

/** The reference as an OpenRPC document. Tools generate clients, mock servers and forms from it. */
export interface OpenRpcDocument {
  readonly openrpc: '1.3.2';
  readonly info: {readonly title: string; readonly description: string; readonly version: string};
  readonly externalDocs: {readonly url: string};
  readonly servers: readonly OpenRpcServer[];
  readonly methods: readonly OpenRpcMethod[];
  readonly components: {
    readonly schemas: Readonly<Record<string, DocumentSchema>>;
    readonly errors: Readonly<Record<string, OpenRpcError>>;
    readonly tags: Readonly<Record<string, {readonly name: string; readonly description: string}>>;
  };
}

export interface OpenRpcSource {
  readonly methods: readonly RpcMethod[];
  /** The errors that any method can return. */
  readonly commonErrors: readonly RpcError[];
  readonly networks: readonly {
    readonly name: string;
    readonly rpc: {readonly http: readonly {readonly url: string; readonly access: string}[]};
  }[];
  readonly version: string;
  /** The URL of the site, without a trailing slash. */
  readonly siteUrl: string;
}

/** The default addresses of Linea Besu. */
const OWN_NODE: Readonly<Record<'HTTP' | 'WebSocket', OpenRpcServer>> = {
  HTTP: {name: 'Your own Linea Besu', url: OWN_NODE_URL},
  WebSocket: {name: 'Your own Linea Besu, over WebSocket', url: 'ws://localhost:8546'},
};

/** The code of wrong parameters. */
const INVALID_PARAMS = -32602;

const reference = (kind: 'errors' | 'tags', name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

const nameOfError = (code: number) => `Code${code}`;

/** The public endpoints. They need no key. */
const serversOf = (networks: OpenRpcSource['networks']): readonly OpenRpcServer[] =>
  networks.flatMap(({name, rpc}) =>
    rpc.http.filter(({access}) => access === 'public').map(({url}) => ({name, url})),
  );

/** The servers of a method that the public endpoints reject: your own node if it supports the method, else none. */
function serversOverride({
  availability,
  transport,
}: RpcMethod): readonly OpenRpcServer[] | undefined {
  const answerOf = (place: RpcAvailability['place']) =>
    availability.find((row) => row.place === place)?.answers;
  if (answerOf('public endpoint') !== 'no') {
    return undefined;
  }
  return (answerOf('Linea Besu') ?? 'no') === 'no' ? [] : [OWN_NODE[transport ?? 'HTTP']];
}

const exampleOf = (
  {title, params, result, seen}: RpcExample,
  names: readonly RpcParam[],
  method: string,
): OpenRpcExample => ({
  name: title,
  description: seen === 'computed' ? 'Computed, not from a node.' : `Seen on: ${seen}.`,
  params: params.map((value, position) => {
    const name = names[position]?.name;
    if (name === undefined) {
      throw new Error(
        `data/rpc/${method}.ts: the example "${title}" has ${params.length} parameters, but the method has ${names.length}. Remove the extra ones`,
      );
    }
    return {name, value};
  }),
  result: {name: 'result', value: result},
});

/**
 * The reference as an OpenRPC document. Methods are in the order of the groups. A schema with a title
 * becomes a component. Links to pages of this site become absolute, because the document is used elsewhere.
 *
 * @throws if an example has more parameters than its method. The error names the file.
 */
export function openRpcOf(source: OpenRpcSource): OpenRpcDocument {
  const {commonErrors, networks, version, siteUrl} = source;
  const text = (sentence: string) => sentence.replaceAll('](/', `](${siteUrl}/`);
  const schemas = sharedSchemas(text);
  const common = errorsByCode(commonErrors, text);

  /**
   * A method's own errors, with the common messages that share their codes, then the common errors with
   * other codes. A method without parameters has none with the code of wrong parameters.
   */
  const errorsOf = ({errors, params}: RpcMethod): OpenRpcMethod['errors'] => {
    const isPossible = ({code}: {readonly code: number}) =>
      code !== INVALID_PARAMS || params.length > 0;
    const codes = new Set(errors.map(({code}) => code));
    const sharesCode = ({code, message}: RpcError) =>
      codes.has(code) &&
      !message.startsWith('<') &&
      !errors.some((error) => error.code === code && error.message.startsWith(message));
    return [
      ...errorsByCode([...errors, ...commonErrors.filter(sharesCode)], text),
      ...common
        .filter((error) => isPossible(error) && !codes.has(error.code))
        .map(({code}) => reference('errors', nameOfError(code))),
    ];
  };

  const methodOf = (method: RpcMethod): OpenRpcMethod => {
    const {name, summary, group, params, result, examples, availability} = method;
    const {notes = [], limits = [], cost, since, transport} = method;
    const description = [...notes, ...limits, ...(cost === undefined ? [] : [cost])].join('\n\n');
    const servers = serversOverride(method);
    return {
      name,
      summary: text(summary),
      ...(description !== '' && {description: text(description)}),
      tags: [reference('tags', group)],
      externalDocs: {url: `${siteUrl}/${pageOf(name)}`},
      ...(servers !== undefined && {servers}),
      paramStructure: 'by-position',
      params: params.map((param) => ({
        name: param.name,
        description: text(param.description),
        required: param.required,
        schema: schemas.place(param.schema),
      })),
      result: {
        name: 'result',
        description: text(result.description),
        schema: schemas.place(result.schema),
      },
      errors: errorsOf(method),
      examples: examples.map((example) => exampleOf(example, params, name)),
      'x-availability': availability.map(({note, ...row}) => ({
        ...row,
        ...(note !== undefined && {note: text(note)}),
      })),
      ...(since !== undefined && {'x-since': since}),
      ...(transport !== undefined && {'x-transport': transport}),
    };
  };

  const inGroup = (key: RpcGroup) => source.methods.filter(({group}) => group === key);
  const methods = groups.flatMap(({key}) => inGroup(key)).map(methodOf);
  const referredTo = new Set(
    methods.flatMap(({errors}) => errors.map((error) => ('$ref' in error ? error.$ref : ''))),
  );
  const sharedErrors = common.filter(({code}) =>
    referredTo.has(reference('errors', nameOfError(code)).$ref),
  );
  const tags = groups.filter(({key}) => inGroup(key).length > 0);
  return {
    openrpc: '1.3.2',
    info: {
      title: 'Linea JSON-RPC',
      description: text(
        'The Linea and Ethereum methods that Linea nodes support. Each error code is listed once; its `data` lists every message with its cause and cure. Generated from the same data as the [reference](/api).',
      ),
      version,
    },
    externalDocs: {url: `${siteUrl}/api`},
    servers: serversOf(networks),
    methods,
    components: {
      schemas: schemas.definitions(),
      errors: Object.fromEntries(sharedErrors.map((error) => [nameOfError(error.code), error])),
      tags: Object.fromEntries(
        tags.map(({key, label, summary}) => [key, {name: label, description: summary}]),
      ),
    },
  };
}
