import type {NetworkKey} from '../networks';
import type {IsoDate, SourceRef} from '../source';

/** What Solidity calls the thing that a file declares. */
export type ContractKind = 'contract' | 'abstract contract' | 'interface' | 'library';

/**
 * Who may call a function: anybody, whoever has a role (the name of its constant, `RATE_LIMIT_SETTER_ROLE`),
 * or whom a sentence names (`only`, without a full stop: `the bridge that deployed the token`).
 */
export type Caller = 'anyone' | {readonly role: string} | {readonly only: string};

/**
 * Why a call fails: with an error that a contract of data/abis declares, by its name, or with a message of other
 * code, to the letter and with `<words>` for what varies. `when` is a sentence.
 *
 * What a role or a pause refuses need not be named: it follows from `callers` and `pausedBy`.
 */
export type Revert =
  | {readonly error: string; readonly when: string}
  | {readonly message: string; readonly when: string};

/** What every member says. Texts are sentences in our words, with `code` in backticks and [links](/route). */
interface Declared {
  /**
   * The declaration in one line and our normal form: types, names, then visibility and mutability, no data location,
   * `uint256` and not `uint`. An enum is a `uint8`, a contract an `address`, a struct has its name.
   * viem reads it when it belongs to the ABI: `function sender() public view returns (address originalSender)`.
   */
  readonly signature: string;
  /** What the name does not say: a unit, a condition, who calls it, what follows. */
  readonly meaning: string;
  /** The section that shows a call of it in viem and in Solidity: `/api/linea-smart-contracts/linearollup#send`. */
  readonly sample?: string;
  /** Says that only programs call it: the section of the sample has viem and no Solidity. */
  readonly sampleIn?: 'viem';
  /** The networks whose deployed contract does not have it, because it is newer. When the whole contract is deployed nowhere, that says so. */
  readonly missingOn?: readonly [NetworkKey, ...NetworkKey[]];
  /** Of a member that the newest source no longer has: since when, and what took its place. */
  readonly gone?: string;
}

/** Texts by name, in the order of the declaration. */
type Texts = Readonly<Record<string, string>>;

/** Code that runs. Parameters and results may stay without a text where a base declares the same member with one. */
export interface CodeMember extends Declared {
  readonly kind: 'function' | 'constructor' | 'fallback' | 'receive' | 'modifier';
  readonly params?: Texts;
  /** A text for the only result when that has no name. */
  readonly returns?: Texts | string;
  /** Of an external or public function that changes something. Anybody reads. */
  readonly callers?: readonly [Caller, ...Caller[]];
  /** The pause types that stop it, by their names in `IPauseManager.PauseType`. */
  readonly pausedBy?: readonly [string, ...string[]];
  readonly reverts?: readonly Revert[];
  /** The names of the events. */
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
 * A constant or a storage variable. When it is public, its signature is that of its getter,
 * `function limitInWei() public view returns (uint256)`; else its declaration, `uint256 internal constant OVERHEAD`.
 */
export interface ValueMember extends Declared {
  readonly kind: 'constant' | 'variable';
  /** Of a constant: as the source has it, `keccak256("PAUSE_ALL_ROLE")`; the build computes the hash. */
  readonly value?: string;
  readonly params?: Texts;
  readonly returns?: Texts | string;
}

export type ContractMember = CodeMember | NoticeMember | TypeMember | ValueMember;

/** A contract, a library or an interface: everything that its reference page renders. */
export interface ContractFacts {
  readonly name: string;
  readonly kind: ContractKind;
  /** One sentence: what it does. */
  readonly summary: string;
  /** The file that declares it, at its revision. */
  readonly source: SourceRef;
  /** When members were last held against the source. */
  readonly checked: IsoDate;
  /** The path of its page below `/api/linea-smart-contracts/`. None: it is there for its members, as those of OpenZeppelin. */
  readonly page?: string;
  /** What it inherits, in the order of the source: names of contracts.ts or others/others.ts. */
  readonly bases: readonly string[];
  /** Contracts that it does not inherit, and whose structs, errors or events its members name. */
  readonly uses?: readonly string[];
  /** Where it is deployed, as `chain/name` of data/contracts.ts: proxies first. */
  readonly deployed?: readonly string[];
  /**
   * Whether its page shows the external interface of all bases, because the contract is called directly. A member of a
   * base with a page is a row that links to its section there. A member of a base without a page has a section here.
   * Other pages link inherited members by name.
   */
  readonly showsInterface?: true;
  /**
   * The networks of which no source names a deployment of it or, of a base or an interface, of a contract that has it.
   * Its summary says so, and each of its members, which need no mark of their own.
   */
  readonly missingOn?: readonly [NetworkKey, ...NetworkKey[]];
  /** Of a contract that the newest source no longer has: since when, and what took its place. */
  readonly gone?: string;
  /** In the order of the source, internal and private ones included. */
  readonly members: readonly ContractMember[];
}
