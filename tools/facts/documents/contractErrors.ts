import * as z from 'zod';
import {catalog} from '../../../data/abis/contracts';
import {abiItem, memberHash} from '../../../src/contracts/abi';
import {placedOn, routeOf} from '../../../src/contracts/links';
import {factDocument} from '../factDocument';
import {fact, list, markdown, pagePath} from '../parts';

const contractError = fact.extend({
  id: z
    .string()
    .regex(/^0x[\da-f]{8}$/)
    .describe('The selector: the first four bytes of the revert data'),
  name: z.string(),
  inputs: list(z.strictObject({name: z.string(), type: z.string()})).describe(
    'The arguments, in order',
  ),
  meaning: markdown,
  contracts: list(z.strictObject({name: z.string(), page: pagePath})).describe(
    'Where the reference describes it',
  ),
});

type ContractError = z.infer<typeof contractError>;

/** The errors on the pages of the contracts. An error in several contracts is listed once for each page. */
function placedErrors(): ContractError[] {
  return [...catalog.values()].flatMap((page) => {
    const route = routeOf(page);
    if (route === undefined) {
      return [];
    }
    return placedOn(catalog, page)
      .filter(({member}) => member.kind === 'error')
      .flatMap(({contract, member, anchor}) => {
        const item = abiItem(catalog, contract, member);
        const hash = memberHash(catalog, contract, member);
        return item?.type !== 'error' || hash === undefined
          ? []
          : {
              id: hash.value,
              name: item.name,
              inputs: item.inputs.map(({name = '', type}) => ({name, type})),
              meaning: member.meaning,
              contracts: [{name: page.name, page: `${route}#${anchor}`}],
              sources: [contract.source],
              checked: contract.checked,
            };
      });
  });
}

/** One error of one selector, with the places and sources of both. The oldest check counts. */
const merged = (one: ContractError, other: ContractError): ContractError => ({
  ...one,
  contracts: [...one.contracts, ...other.contracts],
  sources: [...new Set([...one.sources, ...other.sources])],
  checked: one.checked < other.checked ? one.checked : other.checked,
});

/** The custom errors that Linea's contracts revert with. */
export const contractErrorsDocument = factDocument({
  name: 'contract-errors',
  title: 'Contract errors',
  description: 'The custom errors that Linea’s contracts revert with, by selector',
  itemName: 'ContractError',
  version: '1.0.0',
  item: contractError,
  items: () => {
    const bySelector = new Map<string, ContractError>();
    for (const error of placedErrors()) {
      const known = bySelector.get(error.id);
      bySelector.set(error.id, known === undefined ? error : merged(known, error));
    }
    return [...bySelector.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  },
});
