import type {CodeMember, ContractFacts, ContractMember} from '../../data/abis/schema';
import {identity, isExternal} from './abi';
import {type Catalog, lineage, nameOf, type Owned} from './catalog';
import {parseDeclaration} from './declaration';

/** The sections of a contract's page, in the order of reading. */
export const sections = [
  {id: 'functions', title: 'Functions for everyone'},
  {id: 'reads', title: 'Functions that read'},
  {id: 'restricted', title: 'Restricted functions'},
  {id: 'values', title: 'Constants and storage'},
  {id: 'events', title: 'Events'},
  {id: 'errors', title: 'Errors'},
  {id: 'types', title: 'Types'},
  {id: 'modifiers', title: 'Modifiers'},
  {id: 'internal-functions', title: 'Internal functions'},
  {id: 'setup', title: 'Set-up'},
  {id: 'inherited', title: 'Inherited members'},
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** A member on a page, under its anchor. */
export interface Placed extends Owned {
  readonly anchor: string;
  readonly section: SectionId;
}

/** The section of code that others call: by who may call it, which is what readers look for. */
function sectionOfCode({kind, signature, callers}: CodeMember): SectionId {
  if (kind === 'constructor' || /^function (?:re)?initialize/.test(signature)) {
    return 'setup';
  }
  if (/\) (?:external|public) (?:view|pure)\b/.test(signature)) {
    return 'reads';
  }
  return callers?.includes('anyone') === true || kind !== 'function' ? 'functions' : 'restricted';
}

/** The section in which a member stands. */
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

/** What a page shows of a base when it shows the whole external interface. */
const isShownInherited = (member: ContractMember) =>
  (isExternal(member) || member.kind === 'struct' || member.kind === 'enum') &&
  member.kind !== 'constructor';

/** First what has a sample, which most readers come for, then the rest in its order. */
const sampledFirst = (members: readonly Owned[]): readonly Owned[] =>
  [true, false].flatMap((sampled) =>
    members.filter(({member}) => (member.sample !== undefined) === sampled),
  );

/**
 * The members in full on a contract's page, each once: what it declares again is not shown as its bases have it. They
 * are in the order of the source, its own first; on a page with those of all bases, what has a sample goes first.
 */
function shownMembers(catalog: Catalog, contract: ContractFacts): readonly Owned[] {
  const own = contract.members.map((member) => ({contract, member}));
  if (contract.inheritsInFull !== true) {
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
  return sampledFirst([...own, ...inherited]);
}

/**
 * The anchor of a member: its name in small letters. When a page has it already, the kind of the member follows,
 * `#ispaused-error` beside `#ispaused`, and of an overload the types of its parameters. Functions go first.
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

/** The members on a contract's page in the order of its sections, with their anchors. */
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
            `data/abis/${owned.contract.name}.ts: the anchor #${anchor} of ${nameOf(owned.member)} is taken on the page of ${contract.name}. Remove the member that stands there twice`,
          );
        }
        taken.add(anchor);
        return {...owned, anchor, section: id};
      }),
  );
}
