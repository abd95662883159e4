import type {NetworkKey} from '../networks';
import type {IsoDate, SourceRef} from '../source';

/** The kind of a declaration in Solidity. */
export type ContractKind = 'contract' | 'abstract contract' | 'interface' | 'library';

/**
 * The accounts that can call a function: any account, accounts with a role (its constant's name,
 * `RATE_LIMIT_SETTER_ROLE`), or described accounts (`only`, without a full stop: `the bridge that deployed the token`).
 */
export type Caller = 'anyone' | {readonly role: string} | {readonly only: string};

/**
 * Why a call fails: the name of an error that a contract in data/abis declares, or the exact message of other code,
 * with `<words>` for the variable parts. `when` is a sentence.
 *
 * Omit failures of roles and pauses: they follow from `callers` and `pausedBy`.
 */
export type Revert =
  | {readonly error: string; readonly when: string}
  | {readonly message: string; readonly when: string};

/** Properties of all members. Texts are sentences in our own words, with `code` in backticks and [links](/route). */
interface Declared {
  /**
   * The declaration in one line and in our normal form: types, names, then visibility and mutability, no data
   * location, `uint256` instead of `uint`. An enum is a `uint8`, a contract an `address`, a struct has its name.
   * viem parses it if it belongs to the ABI: `function sender() public view returns (address originalSender)`.
   */
  readonly signature: string;
  /** What the name doesn't show: a unit, a condition, the caller, the effect. */
  readonly meaning: string;
  /** The section with its call in viem and in Solidity: `/api/linea-smart-contracts/linearollup#send`. */
  readonly sample?: string;
  /** Set if only programs call it: the sample's section has viem, but no Solidity. */
  readonly sampleIn?: 'viem';
  /** Networks whose deployed contract lacks this newer member. If the whole contract isn't deployed, set the contract's `missingOn`. */
  readonly missingOn?: readonly [NetworkKey, ...NetworkKey[]];
  /** For a member that the newest source removed: the date and the replacement. */
  readonly gone?: string;
}

/** Texts by name, in declaration order. */
type Texts = Readonly<Record<string, string>>;

/** Executable code. Texts of parameters and results are optional if a base declares the member with them. */
export interface CodeMember extends Declared {
  readonly kind: 'function' | 'constructor' | 'fallback' | 'receive' | 'modifier';
  readonly params?: Texts;
  /** A text by name, or one text for a single unnamed result. */
  readonly returns?: Texts | string;
  /** For external and public functions that change state. Any account can call the others. */
  readonly callers?: readonly [Caller, ...Caller[]];
  /** The pause types that stop it, by name in `IPauseManager.PauseType`. */
  readonly pausedBy?: readonly [string, ...string[]];
  readonly reverts?: readonly Revert[];
  /** Event names. */
  readonly emits?: readonly string[];
}

/** An event or an error. */
export interface NoticeMember extends Declared {
  readonly kind: 'event' | 'error';
  readonly params?: Texts;
}

/** A struct with its fields, or an enum with its values. */
export interface TypeMember extends Declared {
  readonly kind: 'struct' | 'enum';
  readonly params: Texts;
}

/**
 * A constant or a storage variable. If it's public, the signature is its getter's,
 * `function limitInWei() public view returns (uint256)`; otherwise its declaration, `uint256 internal constant OVERHEAD`.
 */
export interface ValueMember extends Declared {
  readonly kind: 'constant' | 'variable';
  /** For a constant, the source's expression: `keccak256("PAUSE_ALL_ROLE")`. The build computes the hash. */
  readonly value?: string;
  readonly params?: Texts;
  readonly returns?: Texts | string;
}

export type ContractMember = CodeMember | NoticeMember | TypeMember | ValueMember;

/** A contract, a library or an interface, with everything that its reference page renders. */
export interface ContractFacts {
  readonly name: string;
  readonly kind: ContractKind;
  /** Its purpose, in one sentence. */
  readonly summary: string;
  /** The file that declares it, with its revision. */
  readonly source: SourceRef;
  /** The day on which the members were last compared with the source. */
  readonly checked: IsoDate;
  /** The path of its page below `/api/linea-smart-contracts/`. Omitted for contracts that only provide members, such as OpenZeppelin's. */
  readonly page?: string;
  /** The contracts that it inherits, in source order: names from contracts.ts or others/others.ts. */
  readonly bases: readonly string[];
  /** Contracts that it doesn't inherit, but whose structs, errors or events its members use. */
  readonly uses?: readonly string[];
  /** Its deployments, as `chain/name` from data/contracts.ts, proxies first. */
  readonly deployed?: readonly string[];
  /**
   * Set if its page shows the external interface of all bases, because the contract is called directly. A base with a
   * page gives rows that link to its sections. A base without a page gives sections here. Other pages link inherited
   * members by name.
   */
  readonly showsInterface?: true;
  /** Set if its members are alike in most contracts, such as OpenZeppelin's roles. Pages fold them at the end of a section. */
  readonly isBoilerplate?: true;
  /**
   * Networks without a known deployment of it or, for a base or an interface, of a contract that inherits it. The
   * summary and each member show it, so members don't need `missingOn`.
   */
  readonly missingOn?: readonly [NetworkKey, ...NetworkKey[]];
  /** For a contract that the newest source removed: the date and the replacement. */
  readonly gone?: string;
  /** In source order, including internal and private members. */
  readonly members: readonly ContractMember[];
}
