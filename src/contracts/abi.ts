import {type Abi, parseAbi, toEventSelector, toFunctionSelector} from 'viem';
import type {ContractFacts, ContractMember} from '../../data/abis/schema';
import {type Catalog, fileOf, lineage, membersNamed, type Owned} from './catalog';
import {parseDeclaration} from './declaration';

type AbiItem = Abi[number];

/** What identifies a member in calldata, in a revert or in a log. An anonymous event has no topic. */
export interface MemberHash {
  readonly kind: 'selector' | 'topic';
  readonly value: `0x${string}`;
}

/** Whether others than contracts that inherit a member meet it: it stands in the ABI. */
export function isExternal({kind, signature}: ContractMember): boolean {
  return (
    kind === 'event' ||
    kind === 'error' ||
    kind === 'constructor' ||
    kind === 'fallback' ||
    kind === 'receive' ||
    /^function .*\) (?:external|public)\b/.test(signature)
  );
}

/** The structs that types name, each before those that stand inside it, as declarations. */
function structsFor(
  catalog: Catalog,
  contract: ContractFacts,
  types: readonly string[],
  found: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  return types
    .map((type) => type.replace(/[[(].*$/, ''))
    .filter((type) => /^[A-Z]/.test(type))
    .reduce((known, type) => {
      const [struct] = membersNamed(catalog, contract, type).filter(
        ({member}) => member.kind === 'struct',
      );
      if (struct === undefined) {
        throw new Error(
          `${fileOf(contract)}: no struct "${type}" is known here. Correct it, add its contract to uses, or write uint8 for an enum and address for a contract`,
        );
      }
      if (known.has(type)) {
        return known;
      }
      const {name, params} = parseDeclaration(struct.member.signature);
      const text = `struct ${name} { ${params.map((field) => `${field.type} ${field.name};`).join(' ')} }`;
      const inner = params.map((field) => field.type);
      return structsFor(catalog, struct.contract, inner, new Map([...known, [type, text]]));
    }, found);
}

/** The item with a name, if only an empty one, for all that it takes and gives, as the format of ABIs demands. */
function named<Part>(part: Part): Part {
  if (Array.isArray(part)) {
    return part.map(named) as Part;
  }
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  const entries = Object.entries(part).map(([key, value]) => [key, named(value)] as const);
  const isSlot =
    'type' in part &&
    /^(?!(?:function|event|error|constructor|fallback|receive)$)/.test(String(part.type));
  return {...(isSlot && {name: ''}), ...Object.fromEntries(entries)} as Part;
}

/** `receive()` as viem wants it; constructors without visibility. */
function readable(signature: string): string {
  return /^constructor\b/.test(signature)
    ? signature.replace(/\) (?:public|internal)$/, ')').replace(/\) (?:public|internal) /, ') ')
    : signature;
}

/**
 * The member as an item of the ABI; none when it is internal, a type or a modifier.
 *
 * @throws on a signature that viem cannot read, and on a struct that nobody declares, naming file and fix.
 */
export function abiItem(
  catalog: Catalog,
  contract: ContractFacts,
  member: ContractMember,
): AbiItem | undefined {
  if (!isExternal(member)) {
    return undefined;
  }
  const {params, returns} = parseDeclaration(member.signature);
  const structs = structsFor(
    catalog,
    contract,
    [...params, ...returns].map(({type}) => type),
  );
  try {
    const items = [...structs.values(), readable(member.signature)];
    return named((parseAbi(items as never) as Abi)[0]);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new Error(
      `${fileOf(contract)}: viem cannot read "${member.signature}": ${reason} Write it in the form of data/abis/schema.ts`,
    );
  }
}

/** The selector of a function or an error, the topic of an event; none for what has neither. */
export function memberHash(
  catalog: Catalog,
  contract: ContractFacts,
  member: ContractMember,
): MemberHash | undefined {
  const item = abiItem(catalog, contract, member);
  switch (item?.type) {
    case 'event':
      return item.anonymous === true ? undefined : {kind: 'topic', value: toEventSelector(item)};
    case 'error':
      return {kind: 'selector', value: toFunctionSelector({...item, type: 'function'} as never)};
    case 'function':
      return {kind: 'selector', value: toFunctionSelector(item)};
    default:
      return undefined;
  }
}

/** By what a member of a base is the same as one that is nearer: its kind, name and types. */
export function identity(member: ContractMember): string {
  const {name, params} = parseDeclaration(member.signature);
  const kind = member.kind === 'constant' || member.kind === 'variable' ? 'function' : member.kind;
  return `${kind} ${name}(${params.map(({type}) => type).join()})`;
}

/** The errors that a function of a contract names and another contract declares: of a library, or of what is called. */
function foreignErrors(catalog: Catalog, contract: ContractFacts): readonly Owned[] {
  return contract.members
    .flatMap((member) => ('reverts' in member ? (member.reverts ?? []) : []))
    .flatMap((revert) => ('error' in revert ? [revert.error] : []))
    .flatMap((name) =>
      membersNamed(catalog, contract, name)
        .filter(({member}) => member.kind === 'error')
        .slice(0, 1),
    );
}

/**
 * The whole ABI of a contract: what it declares itself, then what it inherits, then the errors of others that its
 * functions can end with, each once.
 */
export function abiOf(catalog: Catalog, contract: ContractFacts): Abi {
  const family = lineage(catalog, contract);
  const own = family.flatMap((owner) =>
    owner.members
      .filter((member) => owner === contract || member.kind !== 'constructor')
      .map((member) => ({contract: owner, member})),
  );
  const seen = new Set<string>();
  return [...own, ...family.flatMap((owner) => foreignErrors(catalog, owner))].flatMap(
    ({contract: owner, member}) => {
      const key = identity(member);
      if (seen.has(key)) {
        return [];
      }
      seen.add(key);
      return abiItem(catalog, owner, member) ?? [];
    },
  );
}
