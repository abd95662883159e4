import type {IsoDate, Sourced, SourceRef} from '../source';

/** A value as JSON carries it, for example requests and responses. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | {readonly [key: string]: JsonValue};

/** How a JSON string or number is written. `quantity` and `data` are the two hexadecimal encodings of Ethereum's JSON-RPC. */
export type RpcFormat =
  'quantity' | 'data' | 'address' | 'bytes32' | 'block number or tag' | 'decimal' | 'ISO 8601';

/** What a number counts. */
export type RpcUnit =
  'wei' | 'wei per gas' | 'gas' | 'bytes' | 'blocks' | 'seconds' | 'milliseconds';

/** A single value: a string, a number, a boolean or null. */
export interface RpcScalar {
  readonly type: 'string' | 'number' | 'boolean' | 'null';
  readonly format?: RpcFormat;
  readonly unit?: RpcUnit;
  /** The only values that are accepted or returned. */
  readonly oneOf?: readonly string[];
}

/** An object with fields of known names. */
export interface RpcObject {
  readonly type: 'object';
  readonly fields: readonly RpcField[];
}

/** An object whose keys are data: `key` says what they are, `value` what each of them holds. */
export interface RpcMap {
  readonly type: 'map';
  readonly key: RpcScalar;
  readonly value: RpcType;
}

/** A list of values of one type. */
export interface RpcArray {
  readonly type: 'array';
  readonly items: RpcType;
}

/** One of several types, for example an object or null. */
export interface RpcUnion {
  readonly type: 'union';
  readonly options: readonly [RpcType, RpcType, ...RpcType[]];
}

/** The shape of a value, in the manner of JSON Schema. */
export type RpcType = RpcScalar | RpcObject | RpcMap | RpcArray | RpcUnion;

/** A named value: a parameter, a field of an object, or what the keys of a map lead to. */
export interface RpcField {
  readonly name: string;
  readonly type: RpcType;
  /** One or two sentences in our words; `code` in backticks. */
  readonly description: string;
  /** A parameter that may be left out, or a field that may be missing from a result. */
  readonly optional?: boolean;
  /** What the node takes when the value is left out. */
  readonly default?: string;
  /** A constraint that the node checks. */
  readonly limit?: string;
}

/** A JSON-RPC error: what comes back, why, and what the caller does. */
export interface RpcError {
  readonly code: number;
  /** The message as the node words it; `<name>` stands for what varies. */
  readonly message: string;
  readonly cause: string;
  readonly cure: string;
}

/** Where a method answers. */
export type RpcPlace = 'public endpoint' | 'Linea Besu' | 'other clients';

/** Whether a method answers in a place, and on which condition. */
export interface RpcAvailability {
  readonly place: RpcPlace;
  readonly answers: 'yes' | 'no' | 'conditional';
  readonly note?: string;
}

/** The release that brought a method to a network. */
export interface RpcSince {
  readonly release: string;
  readonly mainnet: IsoDate;
  readonly sepolia: IsoDate;
  readonly source: SourceRef;
}

/** A JSON-RPC method: everything that its reference page renders. */
export interface RpcMethod extends Sourced {
  readonly name: `${string}_${string}`;
  /** One sentence: what it answers. */
  readonly summary: string;
  /** By position, in the order of the `params` array. */
  readonly params: readonly RpcField[];
  readonly result: Omit<RpcField, 'name'>;
  readonly errors: readonly RpcError[];
  readonly availability: readonly RpcAvailability[];
  readonly since?: RpcSince;
  readonly notes?: readonly string[];
  /** A request that every network answers, and an answer that was seen. */
  readonly example: {
    readonly params: readonly JsonValue[];
    readonly result: JsonValue;
  };
}
