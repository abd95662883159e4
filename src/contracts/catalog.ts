import type {ContractFacts, ContractMember} from '../../data/abis/schema';

/** A member, and the contract that declares it. */
export interface Owned {
  readonly contract: ContractFacts;
  readonly member: ContractMember;
}

/** All contracts of the reference, by name, and those of others whose members they inherit. */
export type Catalog = ReadonlyMap<string, ContractFacts>;

/** The words with which the file of a contract is named in an error. */
export const fileOf = ({name}: ContractFacts) => `data/abis/${name}.ts`;

/**
 * The contract of that name.
 *
 * @param asking the file in which the name stands, for the error.
 */
function contractOf(catalog: Catalog, name: string, asking: string): ContractFacts {
  const found = catalog.get(name);
  if (found === undefined) {
    throw new Error(
      `${asking}: there is no contract "${name}". Correct the name, or add data/abis/${name}.ts and its line in data/abis/contracts.ts (without a page: data/abis/others/others.ts)`,
    );
  }
  return found;
}

/** Joins orders so that each of them keeps its own: the C3 linearization. */
function merged(orders: readonly (readonly string[])[], asking: string): readonly string[] {
  const left = orders.filter((order) => order.length > 0);
  if (left.length === 0) {
    return [];
  }
  const next = left
    .map(([head = '']) => head)
    .find((head) => left.every((order) => !order.slice(1).includes(head)));
  if (next === undefined) {
    throw new Error(`${asking}: its bases have no common order. Correct bases`);
  }
  return [
    next,
    ...merged(
      left.map((order) => order.filter((name) => name !== next)),
      asking,
    ),
  ];
}

/** Orders that were computed, by catalog: every name in a text asks for one. */
const known = new WeakMap<Catalog, Map<ContractFacts, readonly ContractFacts[]>>();

/**
 * A contract and all that it inherits, the most derived first, as Solidity orders them.
 *
 * @throws on a base that is not there.
 */
export function lineage(catalog: Catalog, contract: ContractFacts): readonly ContractFacts[] {
  const orders = known.get(catalog) ?? new Map<ContractFacts, readonly ContractFacts[]>();
  const order = orders.get(contract) ?? linearized(catalog, contract);
  known.set(catalog, orders.set(contract, order));
  return order;
}

function linearized(catalog: Catalog, contract: ContractFacts): readonly ContractFacts[] {
  const orderOf = (each: ContractFacts): readonly string[] => {
    const bases = [...each.bases].reverse();
    const orders = bases.map((name) => orderOf(contractOf(catalog, name, fileOf(each))));
    return [each.name, ...merged([...orders, bases], fileOf(each))];
  };
  return orderOf(contract).map((name) => contractOf(catalog, name, fileOf(contract)));
}

/** What the members of a contract may name: its lineage, then what it uses. */
function horizon(catalog: Catalog, contract: ContractFacts): readonly ContractFacts[] {
  const own = lineage(catalog, contract);
  const used = own.flatMap((each) =>
    (each.uses ?? []).map((name) => contractOf(catalog, name, fileOf(each))),
  );
  return [...new Set([...own, ...used.flatMap((each) => lineage(catalog, each))])];
}

/** The members that a text, an error or a type of a contract can mean, the nearest first. `Contract.member` names one. */
export function membersNamed(
  catalog: Catalog,
  contract: ContractFacts,
  name: string,
): readonly Owned[] {
  const [last = '', owner] = name.split('.').reverse();
  const owners = owner === undefined ? horizon(catalog, contract) : [catalog.get(owner)];
  return owners
    .filter((each) => each !== undefined)
    .flatMap((each) =>
      each.members
        .filter((member) => nameOf(member) === last)
        .map((member) => ({contract: each, member})),
    );
}

/** The contracts that inherit this one directly, by name. */
export function heirs(catalog: Catalog, {name}: ContractFacts): readonly ContractFacts[] {
  return [...catalog.values()].filter(({bases}) => bases.includes(name));
}

/** The name of a member: of a constructor, `fallback` and `receive`, the keyword. */
export function nameOf({signature}: ContractMember): string {
  const called = /^(?:function|event|error|modifier|struct|enum)\s+([\w$]+)/.exec(signature)?.[1];
  const keyword = /^(?:constructor|fallback|receive)\b/.exec(signature)?.[0];
  return called ?? keyword ?? /([\w$]+)$/.exec(signature)?.[1] ?? '';
}
