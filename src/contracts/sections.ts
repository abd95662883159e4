import type {CodeMember, ContractFacts, ContractMember} from '../../data/abis/schema';
import {identity, isExternal} from './abi';
import {type Catalog, lineage, nameOf, type Owned} from './catalog';
import {parseDeclaration} from './declaration';

export const sections = [
  {id: 'functions', title: 'Functions'},
  {id: 'reads', title: 'View functions'},
  {id: 'restricted', title: 'Restricted functions'},
  {id: 'values', title: 'Constants and storage'},
  {id: 'events', title: 'Events'},
  {id: 'errors', title: 'Errors'},
  {id: 'types', title: 'Types'},
  {id: 'modifiers', title: 'Modifiers'},
  {id: 'internal-functions', title: 'Internal functions'},
  {id: 'setup', title: 'Setup'},
  {id: 'inherited', title: 'Inherited members'},
] as const;

export type Section = (typeof sections)[number];

type SectionId = Section['id'];

/** A member on a page under its anchor: in its own section, or as a row (`isListed`). */
export interface Placed extends Owned {
  readonly anchor: string;
  readonly section: SectionId;
}

/** The section of external code, by who may call it: readers look for functions that they may call. */
function sectionOfCode({kind, signature, callers}: CodeMember): SectionId {
  if (kind === 'constructor' || /^function (?:re)?initialize/.test(signature)) {
    return 'setup';
  }
  if (/\) (?:external|public) (?:view|pure)\b/.test(signature)) {
    return 'reads';
  }
  return callers?.includes('anyone') === true || kind !== 'function' ? 'functions' : 'restricted';
}

function sectionOf(member: ContractMember): SectionId {
  switch (member.kind) {
    case 'constant':
    case 'variable':
      return 'values';
    case 'event':
      return 'events';
    case 'error':
      return 'errors';
    case 'struct':
    case 'enum':
      return 'types';
    case 'modifier':
      return 'modifiers';
    default:
      return isExternal(member) ? sectionOfCode(member) : 'internal-functions';
  }
}

/** Whether a page with inherited members in full shows this member of a base. */
const isShownInherited = (member: ContractMember) =>
  (isExternal(member) || member.kind === 'struct' || member.kind === 'enum') &&
  member.kind !== 'constructor';

/** Whether a page lists a member as a row that links to the page of the contract that declares it. */
export const isListed = (page: ContractFacts, {contract}: Owned): boolean =>
  contract !== page && contract.page !== undefined;

/** The sections of the functions that readers call. */
const CALLED: ReadonlySet<SectionId> = new Set(['functions', 'reads', 'restricted']);

/** Whether readers call the member. */
export const isCalled = ({section}: Placed): boolean => CALLED.has(section);

/** Whether a base declares the member that most contracts inherit, such as OpenZeppelin's access control. */
export const isBoilerplate = ({contract}: Owned): boolean => contract.isBoilerplate === true;

/** Whether a member replaces one that most contracts inherit. */
const replacesBoilerplate = (catalog: Catalog, {contract, member}: Owned): boolean =>
  lineage(catalog, contract)
    .slice(1)
    .some(
      (base) =>
        base.isBoilerplate === true &&
        base.members.some((each) => identity(each) === identity(member)),
    );

/** Members with a sample first, because most readers look for them. Overrides of boilerplate come last. */
const sampledFirst = (catalog: Catalog, members: readonly Owned[]): readonly Owned[] => {
  const rank = (owned: Owned) =>
    owned.member.sample !== undefined ? 0 : replacesBoilerplate(catalog, owned) ? 2 : 1;
  return [...members].sort((one, other) => rank(one) - rank(other));
};

/**
 * The members on a contract's page, each once: an override replaces the member of the base. Own members
 * come first, in the order of the source. With inherited members, those with a sample come first, and overrides of
 * boilerplate last.
 */
function shownMembers(catalog: Catalog, contract: ContractFacts): readonly Owned[] {
  const own = contract.members.map((member) => ({contract, member}));
  if (contract.showsInterface !== true) {
    return own;
  }
  const seen = new Set(contract.members.map(identity));
  const inherited = lineage(catalog, contract)
    .slice(1)
    .flatMap((owner) =>
      owner.members.filter(isShownInherited).flatMap((member) => {
        const key = identity(member);
        if (seen.has(key)) {
          return [];
        }
        seen.add(key);
        return [{contract: owner, member}];
      }),
    );
  return sampledFirst(catalog, [...own, ...inherited]);
}

/**
 * The anchor of a member: its lowercase name. If the anchor is taken, the member's kind follows
 * (`#ispaused-error` beside `#ispaused`), and for an overload its parameter types. Functions are placed
 * first.
 */
function anchorOf({member}: Owned, taken: ReadonlySet<string>): string {
  const plain = nameOf(member).toLowerCase();
  if (!taken.has(plain)) {
    return plain;
  }
  const {params} = parseDeclaration(member.signature);
  const types = params.map(({type}) => type.toLowerCase().replace(/\W+/g, '')).join('-');
  return member.kind === 'function' ? `${plain}-${types}` : `${plain}-${member.kind}`;
}

/** The members on a contract's page with their anchors, in the order of its sections. */
export function placedMembers(catalog: Catalog, contract: ContractFacts): readonly Placed[] {
  const shown = shownMembers(catalog, contract);
  const taken = new Set<string>(sections.map(({id}) => id));
  return sections.flatMap(({id}) =>
    shown
      .filter(({member}) => sectionOf(member) === id)
      .map((owned) => {
        const anchor = anchorOf(owned, taken);
        if (taken.has(anchor)) {
          throw new Error(
            `data/abis/${owned.contract.name}.ts: the anchor #${anchor} of ${nameOf(owned.member)} is already used on the page of ${contract.name}. Remove the duplicate member`,
          );
        }
        taken.add(anchor);
        return {...owned, anchor, section: id};
      }),
  );
}
