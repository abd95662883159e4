import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {catalog} from '../../../data/abis/contracts';
import {routeOf} from '../../contracts/links';
import {abiOf} from '../../contracts/abi';

/**
 * Writes `/abi/<Contract>.json`: the ABI of each contract, with inherited members and the errors of other contracts that
 * its functions can revert with. The ABI of a library has its errors, events and external functions.
 *
 * `/abi/index.json` lists them with kind, source and page.
 */
export function contractAbis(): Plugin {
  return {
    name: 'contract-abis',
    postBuild({outDir, baseUrl}) {
      const folder = path.join(outDir, 'abi');
      mkdirSync(folder, {recursive: true});
      const write = (name: string, value: unknown) =>
        writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
      const described = [...catalog.values()].filter(({page}) => page !== undefined);
      for (const contract of described) {
        write(contract.name, abiOf(catalog, contract));
      }
      write(
        'index',
        described.map((contract) => ({
          name: contract.name,
          kind: contract.kind,
          source: contract.source,
          abi: `${baseUrl}abi/${contract.name}.json`,
          page: `${baseUrl}${routeOf(contract)?.slice(1) ?? ''}`,
        })),
      );
    },
  };
}
