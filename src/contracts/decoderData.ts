/** Data of the decoder, built from contract facts. Only the decoder's page loads it. */

/** The meaning of a value beyond its type. `enum:PauseType` refers to the values of that enum. */
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

/** A parameter in viem's format, with its description. */
export interface DecoderSlot {
  /** Empty if the declaration omits it. */
  readonly name: string;
  /** The ABI type. A struct is a `tuple`. */
  readonly type: string;
  readonly indexed?: true;
  readonly components?: readonly DecoderSlot[];
  readonly text?: string;
  readonly as?: ValueKind;
}

/** A contract page that describes a member. */
export interface DecoderPlace {
  /** The index of the contract in `contracts`. */
  readonly contract: number;
  /** The index of the contract whose page describes the member. Absent if it is `contract` itself. */
  readonly page?: number;
  /** The anchor on that page. Absent if the contract has no page. */
  readonly anchor?: string;
}

/** A member with the same description in one or several contracts. */
export interface DecoderMember {
  readonly kind: string;
  readonly name: string;
  /** The canonical signature with types only, or the whole declaration if the member has no selector. */
  readonly signature: string;
  /** The selector of a function or an error, the topic of an event. */
  readonly hash?: string;
  /** The parameters in calldata, in a revert or in a log. */
  readonly inputs: readonly DecoderSlot[];
  /** Empty for members without a selector. */
  readonly meaning: string;
  /** For a member that the newest source removed: since when, and its replacement. */
  readonly gone?: string;
  /** The networks on which no source names a deployment with this member. */
  readonly missingOn?: readonly string[];
  /** Deployed contracts come first, interfaces last. */
  readonly places: readonly [DecoderPlace, ...DecoderPlace[]];
}

/** A contract of Linea, or a standard. */
export interface DecoderContract {
  readonly name: string;
  /** A path on this site, or an external URL for a standard. */
  readonly page?: string;
  /** Whether it is one of Linea's contracts. */
  readonly own?: true;
  /** Whether the newest source no longer contains it. */
  readonly isGone?: true;
  /** The selectors and topics of inherited members, for a deployed contract whose page only links them. */
  readonly inherited?: readonly string[];
}

/** A labelled address on one chain, or an example address on any chain. */
export interface DecoderAddress {
  /** For example `LineaRollup on Ethereum Mainnet`. */
  readonly label: string;
  /** The deployment networks that lack this member, according to the sources. */
  readonly contract?: number;
}

/** The whole data set of the decoder. */
export interface DecoderData {
  readonly contracts: readonly DecoderContract[];
  readonly members: readonly DecoderMember[];
  /** Labels by lowercase address. An address can have several, each on its own chain. */
  readonly addresses: Readonly<Record<string, readonly DecoderAddress[]>>;
  /** Role names by hash. */
  readonly roles: Readonly<Record<string, string>>;
  /** Enum values by enum name. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Chain names by chain ID. */
  readonly chains: Readonly<Record<string, string>>;
}
