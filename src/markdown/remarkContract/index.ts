import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {catalog as contractCatalog} from '../../../data/abis/contracts';
import type {ContractFacts} from '../../../data/abis/schema';
import type {Catalog} from '../../contracts/catalog';
import {placedOn} from '../../contracts/links';
import {
  isBoilerplate,
  isCalled,
  isListed,
  type Placed,
  type Section,
  sections,
} from '../../contracts/sections';
import {located} from '../located';
import {flowElement, heading, staticPart, text} from '../nodes';
import type {Attributes} from '../remarkComponents/facts/attributes';
import {nearest} from '../remarkComponents/facts/nearest';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';
import {deploymentTables, pauseIndex, roleIndex} from './indexNodes';
import {boilerplateNodes, listedNodes} from './listedNodes';
import {memberNode} from './memberNode';
import {referenceNode} from './referenceNode';
import {inheritedNodes, listNodes, pauseNodes, roleNodes, summaryNodes} from './summaryNodes';

interface Options {
  /** Replaces the site's contracts in tests. */
  readonly catalog?: Catalog;
}

/** Elements of this step with their allowed attributes. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ContractSummary: ['contract'],
  ContractMembers: ['contract', 'section'],
  ContractRoles: ['contract'],
  ContractPauses: ['contract'],
  ContractList: [],
  ContractDeployments: ['network'],
  ContractRoleIndex: [],
  ContractPauseIndex: [],
};

/** The attributes. @throws on an unknown one. */
function attributesOf(name: string, element: MdxElement): Attributes {
  const attributes = plainAttributes(name, element);
  const known = ELEMENTS[name] ?? [];
  const wrong = Object.keys(attributes).find((key) => !known.includes(key));
  if (wrong !== undefined) {
    throw new Error(
      `<${name}> does not know ${wrong}: it takes ${known.map((key) => `${key}="…"`).join(' and ') || 'nothing'}`,
    );
  }
  return attributes;
}

function contractFact(catalog: Catalog, element: string, name = ''): ContractFacts {
  const found = catalog.get(name);
  if (found?.page === undefined) {
    const names = [...catalog.values()].flatMap((each) =>
      each.page === undefined ? [] : [each.name],
    );
    throw new Error(
      `Unknown contract "${name}" in <${element}>: perhaps ${nearest(name, names).join(', ')}. ` +
        `A new one needs data/abis/${name || '<Contract>'}.ts and its line in data/abis/contracts.ts`,
    );
  }
  return found;
}

/** Pages with more members get a filter. */
const FEW = 10;

/** Pages with more members fold them at first. */
const MANY = 20;

/** The filter above the members of a page. Empty if a reader sees them all at once. */
function filterNodes(catalog: Catalog, contract: ContractFacts): RootContent[] {
  const placed = placedOn(catalog, contract);
  const hasInherited =
    placed.some((each) => each.contract !== contract) ||
    inheritedNodes(catalog, contract).length > 0;
  return placed.length > FEW
    ? [flowElement('MemberFilter', hasInherited ? {inherited: ''} : {})]
    : [];
}

/**
 * A section as static HTML: its heading, then the members. Functions to call come first, whatever contract declares
 * them. Other inherited members are a folded table, because a contract has up to sixty errors. The boilerplate of the
 * bases comes last, in a fold. Empty without members.
 */
function sectionNodes(catalog: Catalog, contract: ContractFacts, section: Section): RootContent[] {
  const {id, title} = section;
  const placed = placedOn(catalog, contract);
  const here = placed.filter((each) => each.section === id);
  const listed = here.filter((each) => isListed(contract, each) && !isCalled(each));
  const isOpen = placed.length <= MANY;
  const node = (each: Placed) =>
    isListed(contract, each)
      ? referenceNode(catalog, contract, each)
      : memberNode(catalog, contract, each, isOpen);
  const [boilerplate, shown] = [true, false].map((folded) =>
    here.filter((each) => !listed.includes(each) && isBoilerplate(each) === folded),
  ) as [Placed[], Placed[]];
  const content =
    id === 'inherited'
      ? inheritedNodes(catalog, contract)
      : [
          ...shown.map(node),
          ...listedNodes(catalog, contract, section, listed),
          ...boilerplateNodes(section, boilerplate, boilerplate.map(node)),
        ];
  return content.length === 0
    ? []
    : [staticPart(`${id}-section`, [heading(2, id, text(title)), ...content])];
}

/** The named section, or all sections that the page does not name. */
function membersNodes(
  catalog: Catalog,
  contract: ContractFacts,
  section: string | undefined,
  named: ReadonlySet<string>,
): RootContent[] {
  if (section === undefined) {
    return sections
      .filter(({id}) => !named.has(id))
      .flatMap((each) => sectionNodes(catalog, contract, each));
  }
  const found = sections.find(({id}) => id === section);
  if (found === undefined) {
    throw new Error(
      `<ContractMembers> does not know the section "${section}": use one of ${sections.map(({id}) => id).join(', ')}, or leave it out for all that the page does not name`,
    );
  }
  const nodes = sectionNodes(catalog, contract, found);
  if (nodes.length === 0) {
    throw new Error(`${contract.name} has no ${section}. Remove this <ContractMembers>`);
  }
  return nodes;
}

/** The replacement of an element about all contracts. Undefined for other elements. */
function overviewNodes(
  catalog: Catalog,
  name: string,
  {network = ''}: Attributes,
): RootContent[] | undefined {
  switch (name) {
    case 'ContractList':
      return listNodes([...catalog.values()].filter(({page}) => page !== undefined));
    case 'ContractDeployments':
      return deploymentTables(catalog, network);
    case 'ContractRoleIndex':
      return roleIndex(catalog);
    case 'ContractPauseIndex':
      return pauseIndex(catalog);
    default:
      return undefined;
  }
}

function nodesFor(
  catalog: Catalog,
  name: string,
  attributes: Attributes,
  named: ReadonlySet<string>,
): RootContent[] {
  const overview = overviewNodes(catalog, name, attributes);
  if (overview !== undefined) {
    return overview;
  }
  const {contract, section} = attributes;
  const facts = contractFact(catalog, name, contract);
  switch (name) {
    case 'ContractSummary':
      return summaryNodes(catalog, facts);
    case 'ContractRoles':
      return roleNodes(catalog, facts);
    case 'ContractPauses':
      return pauseNodes(catalog, facts);
    default:
      return membersNodes(catalog, facts, section, named);
  }
}

/**
 * A remark step: writes the content of the contract reference.
 *
 * - `<ContractSummary contract="RateLimiter" />`: kind, source, inheritance, addresses, ABI
 * - `<ContractMembers contract="RateLimiter" />`: each member under a stable anchor. It has a heading, which is in the
 *   contents list and the search, and a fold. If another page describes the member, the fold is brief and leads with a
 *   link, or the member is a table row. With
 *   `section="errors"`, only that section; otherwise, all sections that the page does not name. A filter stands above
 *   the first
 * - `<ContractRoles contract="RateLimiter" />`, `<ContractPauses contract="…" />`: roles with their functions, pause types with the functions that they stop
 * - `<ContractList />`, `<ContractRoleIndex />`, `<ContractPauseIndex />`: all contracts, all roles, all pause types
 * - `<ContractDeployments network="mainnet" />`: deployed contracts with version, source and date
 *
 * Selectors, topics and role hashes are computed here, so that pages need no script for them.
 * Fails the build on unknown contracts, sections and attributes.
 */
export const remarkContract: Plugin<[Options?], Root> = ({catalog = contractCatalog} = {}) => {
  return (tree, page) => {
    const found = new Map<MdxElement, Attributes>();
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxElement;
      const name = element.name ?? '';
      if (Object.hasOwn(ELEMENTS, name)) {
        found.set(
          element,
          located(page, element, () => attributesOf(name, element)),
        );
      }
    });
    const named = new Set([...found.values()].flatMap(({section}) => section ?? []));
    let hasFilter = false;
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      const attributes = found.get(element);
      if (attributes === undefined || parent === undefined || at === undefined) {
        return undefined;
      }
      const name = element.name ?? '';
      const nodes = located(page, element, () => nodesFor(catalog, name, attributes, named));
      if (name === 'ContractMembers' && !hasFilter) {
        hasFilter = true;
        nodes.unshift(...filterNodes(catalog, contractFact(catalog, name, attributes.contract)));
      }
      parent.children.splice(at, 1, ...nodes);
      return [SKIP, at + nodes.length];
    });
  };
};
