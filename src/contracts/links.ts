import {contractPage} from '../../data/abis/contractPage';
import {contractGroups, folderOf} from '../../data/abis/groups';
import type {ContractFacts} from '../../data/abis/schema';
import {identity} from './abi';
import {type Catalog, lineage, membersNamed, nameOf, type Owned} from './catalog';
import {isListed, type Placed, placedMembers} from './sections';

/** Placed members by contract, cached because every linked name needs them. */
const placedCache = new WeakMap<Catalog, Map<ContractFacts, readonly Placed[]>>();

/** The members on a contract's page, cached. */
export function placedOn(catalog: Catalog, contract: ContractFacts): readonly Placed[] {
  const pages = placedCache.get(catalog) ?? new Map<ContractFacts, readonly Placed[]>();
  const known = pages.get(contract) ?? placedMembers(catalog, contract);
  placedCache.set(catalog, pages.set(contract, known));
  return known;
}

/** The route of a contract's page. Undefined for third-party contracts. */
export const routeOf = ({page}: ContractFacts) =>
  page === undefined ? undefined : `/${contractPage(page)}`;

/** The anchor of a member's section on a page. Undefined if the page only lists the member, or does not show it. */
const anchorOn = (catalog: Catalog, page: ContractFacts, {contract, member}: Owned) =>
  placedOn(catalog, page).find(
    (placed) =>
      !isListed(page, placed) &&
      (placed.member === member ||
        // An override that is shown instead.
        (contract !== placed.contract &&
          nameOf(placed.member) === nameOf(member) &&
          identity(placed.member) === identity(member))),
  )?.anchor;

/**
 * The pages that show the members of a contract without a page. Contracts that inherit the contract of the
 * current page come first, then deployed contracts, then the order of the sidebar.
 */
function pagesShowing(
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
    .filter((each) => each.showsInterface === true && lineage(catalog, each).includes(owner))
    .sort((one, other) => {
      const theirs = ranks(other);
      return ranks(one)
        .map((rank, index) => rank - (theirs[index] ?? 0))
        .reduce((decided, next) => decided || next, 0);
    });
}

/**
 * The link to a member: on the current page if it has a section there, else on the page of its contract. A
 * member of a third-party contract is on a page that shows the whole interface of a derived contract.
 * Undefined if no page describes it.
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
    owned.contract.page === undefined
      ? pagesShowing(catalog, page, owned.contract)
      : [owned.contract];
  return pages
    .map((each) => ({route: routeOf(each), anchor: anchorOn(catalog, each, owned)}))
    .flatMap(({route, anchor}) =>
      route === undefined || anchor === undefined ? [] : [`${route}#${anchor}`],
    )[0];
}

/**
 * The link to the member that a name in a contract's facts refers to.
 *
 * @param of filters the members that the name can refer to. By default, every member matches.
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
