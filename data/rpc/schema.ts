import type {NetworkKey} from '../networks';
import type {IsoDate, Sourced, SourceRef} from '../source';
import type {RpcGroup} from './groups';

/** A value as JSON carries it, for parameters, results and examples. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | {readonly [key: string]: JsonValue};

/** What a number counts. */
export type RpcUnit =
  | 'wei'
  | 'wei per gas'
  | 'gas'
  | 'bytes'
  | 'blocks'
  | 'seconds'
  | 'milliseconds'
  /** Seconds since the start of 1970. */
  | 'unix seconds';

/** How a text of hexadecimal digits is read: a number, bytes, an account, 32 bytes, or bytes that are text. */
export type RpcHex = 'quantity' | 'data' | 'address' | 'hash' | 'utf8';

/** What a schema says beside its form. A validator knows none of the words that start with `x-`. */
interface Words {
  /** Of a schema that several methods share: its name in the OpenRPC document. One name, one form. */
  readonly title?: string;
  /** One or two sentences in our words; `code` in backticks. */
  readonly description?: string;
  /** The form in two or three words, where the parts of the schema would tell it worse: `block number or tag`. */
  readonly 'x-label'?: string;
  readonly 'x-unit'?: RpcUnit;
  /** What the node takes when the value is left out, in words: `the zero address`. */
  readonly 'x-default'?: string;
  /** What only the node can check, in words: `at most the base fee`. */
  readonly 'x-limit'?: string;
  readonly 'x-hex'?: RpcHex;
  /** Of a branch of a choice: the request that leads to it, as the heading of its fields: `With callTracer`. */
  readonly 'x-when'?: string;
}

/** A text. `pattern` starts with `^` and ends with `$`. */
export interface TextSchema extends Words {
  readonly type: 'string';
  readonly pattern?: string;
  /** The only values that are accepted or returned. */
  readonly enum?: readonly [string, ...string[]];
}

/** A number of JSON, not one in hexadecimal text. */
export interface NumberSchema extends Words {
  readonly type: 'integer' | 'number';
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface FlagSchema extends Words {
  readonly type: 'boolean';
}

export interface NullSchema extends Words {
  readonly type: 'null';
}

/** A list of values of one form. */
export interface ListSchema extends Words {
  readonly type: 'array';
  readonly items: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** An object with known names. The order of `properties` is the order of reading. */
export interface ObjectSchema extends Words {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** `false` in parameters, so that a misspelled name is told; `true` in results, to which nodes add. */
  readonly additionalProperties: boolean;
}

/** An object whose keys are data, such as addresses. */
export interface MapSchema extends Words {
  readonly type: 'object';
  readonly propertyNames: TextSchema;
  readonly additionalProperties: JsonSchema;
}

/** One of several forms. Never `oneOf`: an empty list would match two branches and be refused. */
export interface ChoiceSchema extends Words {
  readonly anyOf: readonly [JsonSchema, JsonSchema, ...JsonSchema[]];
}

/**
 * The form of a value: the part of JSON Schema draft-07 that the reference needs, composed by imports.
 *
 * There is no `$ref`, `format`, `oneOf`, `minLength`, `maxLength` or `uniqueItems`:
 * the validators that are compiled for browsers would ask for modules that browsers do not have.
 */
export type JsonSchema =
  | TextSchema
  | NumberSchema
  | FlagSchema
  | NullSchema
  | ListSchema
  | ObjectSchema
  | MapSchema
  | ChoiceSchema;

/** A parameter, in its place in the `params` array. */
export interface RpcParam {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** Who words an error. */
export type ErrorProducer =
  | 'besu'
  | 'bundler'
  | 'exclusion'
  | 'gateway'
  | 'geth'
  | 'library'
  | 'operator'
  | 'shomei'
  | 'wallet';

/** A JSON-RPC error: what comes back, why, and what the caller does. */
export interface RpcError {
  readonly code: number;
  /** The message as the node words it; `<name>` stands for what varies. */
  readonly message: string;
  readonly cause: string;
  readonly cure: string;
  /** Who words it, when that is not the node or, for user operations, the bundler. */
  readonly producer?: ErrorProducer;
  /** Parameters that bring it about on the local node of the sample tests, which then compare code and message. */
  readonly provoked?: readonly JsonValue[];
}

/** Where a method answers. A method that says nothing of Infura has no source for it. */
export type RpcPlace = 'public endpoint' | 'Infura' | 'Linea Besu' | 'other clients';

/** Whether a method answers in a place, and on which condition. `unconfirmed`: no source says it. */
export interface RpcAvailability {
  readonly place: RpcPlace;
  readonly answers: 'yes' | 'no' | 'conditional' | 'unconfirmed';
  /** The networks on which this is said. Absent: both. */
  readonly networks?: readonly [NetworkKey, ...NetworkKey[]];
  readonly note?: string;
}

/** The release that brought a method to a network. */
export interface RpcSince {
  readonly release: string;
  readonly mainnet: IsoDate;
  readonly sepolia: IsoDate;
  readonly source: SourceRef;
}

/** A request that Linea Mainnet answers, and an answer that was seen. */
export interface RpcExample {
  /** What is asked, in plain words without a full stop: `The balance of the zero address`. */
  readonly title: string;
  readonly params: readonly JsonValue[];
  readonly result: JsonValue;
  /** `computed`: derived from signed or published data, as the sources say. */
  readonly seen: 'local node' | 'Linea Mainnet' | 'Linea Sepolia' | 'computed';
  /** Whether the prepared local node always gives this answer. Otherwise only its form is compared. */
  readonly stable: boolean;
}

/** An argument of a library's action: a parameter of the example, a fixed value, or an object of such. */
export type ClientValue =
  | {
      /** The position in `params`, and the way from there to the value. */
      readonly param: number;
      readonly path?: readonly (string | number)[];
      /** The library wants a number where JSON-RPC has a quantity. */
      readonly as?: 'bigint' | 'number';
    }
  | {readonly fixed: JsonValue}
  | {readonly object: Readonly<Record<string, ClientValue>>}
  | {readonly list: readonly ClientValue[]};

/** How a client library asks what the first example asks. */
export interface ClientCall {
  /** The function: `getBalance`. */
  readonly action: string;
  /** Of viem: where the action comes from when it is not one of every public client. */
  readonly from?: 'viem/linea' | 'viem/account-abstraction';
  readonly args: readonly ClientValue[];
  /** The parameters that the library sends, where they are not those of the example to the letter. */
  readonly sends?: readonly JsonValue[];
}

/** A JSON-RPC method: everything that its reference page renders. */
export interface RpcMethod extends Sourced {
  readonly name: `${string}_${string}`;
  readonly group: RpcGroup;
  /** One sentence: what it answers. */
  readonly summary: string;
  /** By position, in the order of the `params` array; required ones first. */
  readonly params: readonly RpcParam[];
  readonly result: {readonly description: string; readonly schema: JsonSchema};
  /** Beyond those that any method can answer with (`commonErrors.ts`). */
  readonly errors: readonly RpcError[];
  /** One row for each place, in the order of `RpcPlace`. */
  readonly availability: readonly RpcAvailability[];
  /** What a request costs where it is metered, as a sentence; only where a source gives it. */
  readonly cost?: string;
  /** Sentences on what a node or endpoint does not do: ranges, sizes, times. */
  readonly limits?: readonly string[];
  readonly since?: RpcSince;
  /** Facts for the OpenRPC document. A page tells them in its prose. */
  readonly notes?: readonly string[];
  /** Only over a WebSocket: its examples are shown as messages, since programs that speak HTTP would fail. */
  readonly transport?: 'WebSocket';
  /** The first one is shown in all languages. */
  readonly examples: readonly [RpcExample, ...RpcExample[]];
  /** Where the samples are sent. Absent: the public endpoint, which must be known to have the method. */
  readonly samplesAt?: 'own node' | 'Infura';
  /** The action of the library for the first example. Absent: the library has none. */
  readonly viem?: ClientCall;
  readonly ethers?: ClientCall;
  /** Whether readers may run it from its page, or why not: it writes, it needs a key, it keeps state on one node. */
  readonly playground: true | {readonly no: string};
}
