import type {SourceRef} from '../source';

/** The packages that have a reference. */
export type SdkPackageName = '@lfdt-lineth/sdk-core' | '@lfdt-lineth/sdk-viem';

/** The sections of the reference. A page shows each with `<SdkEntries group="write" />`. */
export type SdkGroup =
  'write' | 'read' | 'decorators' | 'utilities' | 'core-functions' | 'core-classes' | 'core-types';

/** A parameter, a field of a result, a value of an enum or a member of a type. */
export interface SdkField {
  readonly name: string;
  /** In TypeScript, with the names of viem. Without it, the page shows the name only. */
  readonly type?: string;
  readonly isOptional?: true;
  readonly meaning: string;
}

/** The code that calls an export, which tests run. */
export interface SdkSample {
  /** Below `examples/sdk-viem/src`. */
  readonly file: string;
  readonly region: string;
  /** What to do with it, with a colon at the end. */
  readonly lead: string;
}

/** One or more fields: a list without any would show an empty table. */
type Fields = readonly [SdkField, ...SdkField[]];

interface Exported {
  readonly name: string;
  readonly package: SdkPackageName;
  readonly group: SdkGroup;
  /** What it does, in a sentence or two. */
  readonly summary: string;
  /** What a reader wouldn't expect: defaults, ranges, costs. Sentences with `code` and [links](#to). */
  readonly notes?: readonly [string, ...string[]];
  /** Of the types that the package exports for it, the names. */
  readonly types?: readonly string[];
  readonly source: SourceRef;
}

/** A function. */
export interface SdkFunction extends Exported {
  readonly kind: 'function';
  /** `name(parameter: Type): Result`, without type parameters. */
  readonly signature: string;
  /** The client to pass, as a noun. */
  readonly client?: string;
  /** The fields of the last parameter, when that is an object; otherwise the parameters. */
  readonly params?: Fields;
  /** Says that it also takes the fields of a transaction: `account`, `chain`, `gas` and so on. */
  readonly takesTransaction?: true;
  readonly returns: string;
  readonly results?: Fields;
  /** Names of data/sdk/errors.ts. */
  readonly throws?: readonly string[];
  /** Members of contracts that it calls or reads: `LineaRollup.sendMessage`. */
  readonly calls?: readonly string[];
  readonly sample: SdkSample;
}

/** A class with its constructor and methods. */
export interface SdkClass extends Exported {
  readonly kind: 'class';
  /** `new Name(parameter: Type)`. */
  readonly signature: string;
  readonly params: Fields;
  /** Methods by signature, `getRoot(): Hex`. */
  readonly methods: Fields;
  readonly sample: SdkSample;
}

/** An enum or a type with its members. */
export interface SdkType extends Exported {
  readonly kind: 'enum' | 'type';
  readonly fields: Fields;
  readonly sample?: SdkSample;
}

export type SdkEntry = SdkFunction | SdkClass | SdkType;

/** An error that actions throw. */
export interface SdkError {
  readonly name: string;
  /** Whose class it is. The packages' own are not exported. */
  readonly from: 'sdk-viem' | 'viem' | 'sdk-core';
  /** How the message starts, where the name alone doesn't tell. */
  readonly message?: string;
  readonly when: string;
  readonly fix: string;
}
