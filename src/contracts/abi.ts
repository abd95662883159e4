import {type Abi, parseAbi, toEventSelector, toFunctionSelector} from 'viem';
import type {ContractFacts, ContractMember} from '../../data/abis/schema';
import {type Catalog, fileOf, lineage, membersNamed, type Owned} from './catalog';
import {parseDeclaration} from './declaration';

type AbiItem = Abi[number];

/** The hash of a member in calldata, in a revert or in a log. An anonymous event has no topic. */
export interface MemberHash {
  readonly kind: 'selector' | 'topic';
  readonly value: `0x${string}`;
}

/** Whether the ABI contains the member. Internal members are visible to derived contracts only. */
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

/** The declarations of the structs that types name. A struct follows the structs that it contains. */
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
          `${fileOf(contract)}: there is no struct "${type}" in its bases or uses. Correct the type, add its contract to uses, or write uint8 for an enum and address for a contract`,
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

/** Adds an empty `name` to every parameter and result without one, because the ABI format requires it. */
function withNames<Part>(part: Part): Part {
  if (Array.isArray(part)) {
    return part.map(withNames) as Part;
  }
  if (typeof part !== 'object' || part === null) {
    return part;
  }
  const entries = Object.entries(part).map(([key, value]) => [key, withNames(value)] as const);
  const isSlot =
    'type' in part &&
    /^(?!(?:function|event|error|constructor|fallback|receive)$)/.test(String(part.type));
  return {...(isSlot && {name: ''}), ...Object.fromEntries(entries)} as Part;
}

/** The signature in the form that viem parses: a constructor has no visibility. */
function viemSignature(signature: string): string {
  return /^constructor\b/.test(signature)
    ? signature.replace(/\) (?:public|internal)$/, ')').replace(/\) (?:public|internal) /, ') ')
    : signature;
}

/**
 * The ABI item of a member, or undefined for internal members, types and modifiers.
 *
 * @throws an error with file and fix if viem cannot parse the signature, or if a struct is not declared.
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
    const items = [...structs.values(), viemSignature(member.signature)];
    return withNames((parseAbi(items as never) as Abi)[0]);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new Error(
      `${fileOf(contract)}: viem cannot parse "${member.signature}": ${reason} Write it in the form of data/abis/schema.ts`,
    );
  }
}

/** The selector of a function or an error, or the topic of an event. Undefined for other members. */
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

/** Kind, name and parameter types of a member. A member overrides a base's member with the same identity. */
export function identity(member: ContractMember): string {
  const {name, params} = parseDeclaration(member.signature);
  const kind = member.kind === 'constant' || member.kind === 'variable' ? 'function' : member.kind;
  return `${kind} ${name}(${params.map(({type}) => type).join()})`;
}

/** The errors that a contract's functions name and another contract declares: a library, or a called contract. */
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
 * The ABI of a contract: its own members, then inherited members, then errors that other contracts declare
 * and its functions revert with. Each member is listed once.
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
