import {contractPage} from '../../../data/abis/contractPage';
import type {Catalog} from '../../../src/contracts/catalog';
import {placedMembers, sections} from '../../../src/contracts/sections';

/** Generated anchors of sections and members, by file of the contract page. */
export function contractAnchors(catalog: Catalog): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...catalog.values()].flatMap((contract) => {
      const {page} = contract;
      if (page === undefined) {
        return [];
      }
      const placed = placedMembers(catalog, contract);
      const used = new Set<string>(placed.map(({section}) => section));
      const ids = sections.map(({id}) => id).filter((id) => id === 'inherited' || used.has(id));
      return [[`docs/${contractPage(page)}.mdx`, [...ids, ...placed.map(({anchor}) => anchor)]]];
    }),
  );
}
