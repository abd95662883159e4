/** What the decoder is given, made at build from the facts of contracts. The browser loads it on the decoder's page alone. */

/** What a value stands for beyond its type: `enum:PauseType` names a list of values. */
export type ValueKind =
  | 'wei'
  | 'gwei'
  | 'time'
  | 'seconds'
  | 'chain'
  | 'role'
  | 'panic'
  | 'reason'
  | 'tokenMetadata'
  | `enum:${string}`;

/** A parameter, as viem reads it, with what it means. */
export interface DecoderSlot {
  /** Empty when it has none. */
  readonly name: string;
  /** As in an ABI: a struct is a `tuple`. */
  readonly type: string;
  readonly indexed?: true;
  readonly components?: readonly DecoderSlot[];
  readonly text?: string;
  readonly as?: ValueKind;
}

/** Where a member is described. */
export interface DecoderPlace {
  /** The place of the contract in the list. */
  readonly contract: number;
  /** The anchor on its page. None: the contract has no page. */
  readonly anchor?: string;
}

/** A member of one or several contracts, which say the same of it. */
export interface DecoderMember {
  readonly kind: string;
  readonly name: string;
  /** With types only, as selectors are computed from it; of what has no selector, the declaration. */
  readonly signature: string;
  /** The selector of a function or an error, the topic of an event. */
  readonly hash?: string;
  /** What calldata, a revert or a log carries. */
  readonly inputs: readonly DecoderSlot[];
  /** Empty for what has no selector. */
  readonly meaning: string;
  /** Of a member that the newest source no longer has: since when, and what took its place. */
  readonly gone?: string;
  /** The names of the networks of which no source names a deployment that has it. */
  readonly missingOn?: readonly string[];
  /** Contracts that run come first, interfaces last. */
  readonly places: readonly [DecoderPlace, ...DecoderPlace[]];
}

/** A contract of Linea, or a standard. */
export interface DecoderContract {
  readonly name: string;
  /** A path of this site or, of a standard, an address of another. */
  readonly page?: string;
  /** Whether it is one of Linea's own. */
  readonly own?: true;
  /** Whether only an earlier source has it. */
  readonly isGone?: true;
  /** Of a contract with an address whose page only links what it inherits: the selectors and topics of that. */
  readonly inherited?: readonly string[];
}

/** An address that is known on one chain, or as an example anywhere. */
export interface DecoderAddress {
  /** For example `LineaRollup on Ethereum Mainnet`. */
  readonly label: string;
  /** The contract that answers there, as its place in the list. */
  readonly contract?: number;
}

/** All that the decoder knows. */
export interface DecoderData {
  readonly contracts: readonly DecoderContract[];
  readonly members: readonly DecoderMember[];
  /** By address in small letters. One address can belong to several, each on its chain. */
  readonly addresses: Readonly<Record<string, readonly DecoderAddress[]>>;
  /** The names of roles by their hash. */
  readonly roles: Readonly<Record<string, string>>;
  /** The values of enums by the enum's name. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Names of chains by their id. */
  readonly chains: Readonly<Record<string, string>>;
}
