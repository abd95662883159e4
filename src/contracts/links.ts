import {contractPage} from '../../data/abis/contractPage';
import {contractGroups, folderOf} from '../../data/abis/groups';
import type {ContractFacts} from '../../data/abis/schema';
import {identity} from './abi';
import {type Catalog, lineage, membersNamed, nameOf, type Owned} from './catalog';
import {type Placed, placedMembers} from './sections';

/** What a page shows, by contract: it is asked for each name on it. */
const shown = new WeakMap<Catalog, Map<ContractFacts, readonly Placed[]>>();

/** The members on a contract's page, computed once. */
export function placedOn(catalog: Catalog, contract: ContractFacts): readonly Placed[] {
  const pages = shown.get(catalog) ?? new Map<ContractFacts, readonly Placed[]>();
  const known = pages.get(contract) ?? placedMembers(catalog, contract);
  shown.set(catalog, pages.set(contract, known));
  return known;
}

/** The route of a contract's page; none for one of others. */
export const routeOf = ({page}: ContractFacts) =>
  page === undefined ? undefined : `/${contractPage(page)}`;

const anchorOn = (catalog: Catalog, page: ContractFacts, {contract, member}: Owned) =>
  placedOn(catalog, page).find(
    (placed) =>
      placed.member === member ||
      // Shown as a nearer contract declares it.
      (contract !== placed.contract &&
        nameOf(placed.member) === nameOf(member) &&
        identity(placed.member) === identity(member)),
  )?.anchor;

/**
 * The contracts whose pages show the members of one that has no page: first those that inherit the contract of the
 * page that asks, then those that are deployed, then in the order of the sidebar.
 */
function shownBy(
  catalog: Catalog,
  page: ContractFacts,
  owner: ContractFacts,
): readonly ContractFacts[] {
  const folders: readonly string[] = contractGroups.map(({folder}) => folder);
  const ranks = (each: ContractFacts) => [
    lineage(catalog, each).includes(page) ? 0 : 1,
    each.kind === 'contract' ? 0 : 1,
    folders.indexOf(folderOf(each)),
  ];
  return [...catalog.values()]
    .filter((each) => each.inheritsInFull === true && lineage(catalog, each).includes(owner))
    .sort((one, other) => {
      const theirs = ranks(other);
      return ranks(one)
        .map((rank, index) => rank - (theirs[index] ?? 0))
        .reduce((decided, next) => decided || next, 0);
    });
}

/**
 * Where a member is described: on this page when it is there, else on its own. One of others is described where a
 * page shows all that its contract inherits; else nowhere.
 */
export function memberLink(
  catalog: Catalog,
  page: ContractFacts,
  owned: Owned,
): string | undefined {
  const here = anchorOn(catalog, page, owned);
  if (here !== undefined) {
    return `#${here}`;
  }
  const pages =
    owned.contract.page === undefined ? shownBy(catalog, page, owned.contract) : [owned.contract];
  return pages
    .map((each) => ({route: routeOf(each), anchor: anchorOn(catalog, each, owned)}))
    .flatMap(({route, anchor}) =>
      route === undefined || anchor === undefined ? [] : [`${route}#${anchor}`],
    )[0];
}

/**
 * Where the member is described that a contract names.
 *
 * @param of what kind of member may be meant; any without it.
 */
export function linkOf(
  catalog: Catalog,
  page: ContractFacts,
  contract: ContractFacts,
  name: string,
  of?: (owned: Owned) => boolean,
): string | undefined {
  const found = membersNamed(catalog, contract, name).filter(of ?? (() => true));
  return found.map((owned) => memberLink(catalog, page, owned)).find((link) => link !== undefined);
}
