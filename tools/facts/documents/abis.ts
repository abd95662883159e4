import * as z from 'zod';
import {catalog} from '../../../data/abis/contracts';
import {routeOf} from '../../../src/contracts/links';
import {factDocument} from '../factDocument';
import {fact, list, networkKey, pagePath} from '../parts';

const abi = fact.extend({
  id: z.string().describe('The name of the contract'),
  kind: z.enum(['contract', 'abstract contract', 'interface', 'library']),
  summary: z.string(),
  abi: z
    .string()
    .regex(/^\/abi\/\w+\.json$/)
    .describe('The path of the ABI on the documentation site'),
  page: pagePath,
  deployed: list(z.string()).describe('Its deployments: ids of contracts.json'),
  missingOn: list(networkKey).describe('Networks without a known deployment'),
  gone: z
    .string()
    .optional()
    .describe('For a contract that the newest source removed: the date and the replacement'),
});

/** The contracts that the reference describes, each with the path of its ABI. */
export const abisDocument = factDocument({
  name: 'abis',
  title: 'ABIs',
  description: 'The contracts, interfaces and libraries of Linea with their ABIs and sources',
  itemName: 'ContractAbi',
  version: '1.0.0',
  item: abi,
  items: () =>
    [...catalog.values()].flatMap((contract) => {
      const page = routeOf(contract);
      const {name, kind, summary, deployed = [], missingOn = [], gone, source, checked} = contract;
      return page === undefined
        ? []
        : {
            id: name,
            kind,
            summary,
            abi: `/abi/${name}.json`,
            page,
            deployed,
            missingOn,
            ...(gone !== undefined && {gone}),
            sources: [source],
            checked,
          };
    }),
});
