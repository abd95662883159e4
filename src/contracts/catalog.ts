import type {ContractFacts, ContractMember} from '../../data/abis/schema';

/** A member with the contract that declares it. */
export interface Owned {
  readonly contract: ContractFacts;
  readonly member: ContractMember;
}

/** All contracts of the reference by name, and third-party contracts whose members they inherit. */
export type Catalog = ReadonlyMap<string, ContractFacts>;

/** A stand-in for pages that describe no contract, so that every member is a link. */
export const noContract: ContractFacts = {
  name: '',
  kind: 'interface',
  summary: '',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src',
  checked: '2026-11-22',
  bases: [],
  members: [],
};

/** The path of a contract's data file, for error messages. */
export const fileOf = ({name}: ContractFacts) => `data/abis/${name}.ts`;

/**
 * The contract with a name.
 *
 * @param asking the file that contains the name, for the error message.
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

/** The merge step of C3 linearization: the result keeps the order of each list. */
function mergeOrders(orders: readonly (readonly string[])[], asking: string): readonly string[] {
  const left = orders.filter((order) => order.length > 0);
  if (left.length === 0) {
    return [];
  }
  const next = left
    .map(([head = '']) => head)
    .find((head) => left.every((order) => !order.slice(1).includes(head)));
  if (next === undefined) {
    throw new Error(`${asking}: the bases have no C3 linearization. Correct their order in bases`);
  }
  return [
    next,
    ...mergeOrders(
      left.map((order) => order.filter((name) => name !== next)),
      asking,
    ),
  ];
}

/** Each contract with its bases in order, cached by catalog because every linked name needs it. */
const orderCache = new WeakMap<Catalog, Map<ContractFacts, readonly ContractFacts[]>>();

/**
 * A contract and everything that it inherits, most derived first: Solidity's linearization.
 *
 * @throws if the catalog lacks a base.
 */
export function lineage(catalog: Catalog, contract: ContractFacts): readonly ContractFacts[] {
  const orders = orderCache.get(catalog) ?? new Map<ContractFacts, readonly ContractFacts[]>();
  const order = orders.get(contract) ?? linearized(catalog, contract);
  orderCache.set(catalog, orders.set(contract, order));
  return order;
}

function linearized(catalog: Catalog, contract: ContractFacts): readonly ContractFacts[] {
  const orderOf = (each: ContractFacts): readonly string[] => {
    const bases = [...each.bases].reverse();
    const orders = bases.map((name) => orderOf(contractOf(catalog, name, fileOf(each))));
    return [each.name, ...mergeOrders([...orders, bases], fileOf(each))];
  };
  return orderOf(contract).map((name) => contractOf(catalog, name, fileOf(contract)));
}

/** The contracts whose members a contract's facts can name: its linearization, then the contracts in `uses`. */
function nameScope(catalog: Catalog, contract: ContractFacts): readonly ContractFacts[] {
  const own = lineage(catalog, contract);
  const used = own.flatMap((each) =>
    (each.uses ?? []).map((name) => contractOf(catalog, name, fileOf(each))),
  );
  return [...new Set([...own, ...used.flatMap((each) => lineage(catalog, each))])];
}

/**
 * The members that a name in a contract's facts can refer to, nearest first. `Contract.member` names a
 * single one.
 */
export function membersNamed(
  catalog: Catalog,
  contract: ContractFacts,
  name: string,
): readonly Owned[] {
  const [last = '', owner] = name.split('.').reverse();
  const owners = owner === undefined ? nameScope(catalog, contract) : [catalog.get(owner)];
  return owners
    .filter((each) => each !== undefined)
    .flatMap((each) =>
      each.members
        .filter((member) => nameOf(member) === last)
        .map((member) => ({contract: each, member})),
    );
}

/** The contracts that inherit this one directly. */
export function derivedContracts(
  catalog: Catalog,
  {name}: ContractFacts,
): readonly ContractFacts[] {
  return [...catalog.values()].filter(({bases}) => bases.includes(name));
}

/** The name of a member. Constructors, `fallback` and `receive` are named by their keyword. */
export function nameOf({signature}: ContractMember): string {
  const called = /^(?:function|event|error|modifier|struct|enum)\s+([\w$]+)/.exec(signature)?.[1];
  const keyword = /^(?:constructor|fallback|receive)\b/.exec(signature)?.[0];
  return called ?? keyword ?? /([\w$]+)$/.exec(signature)?.[1] ?? '';
}
