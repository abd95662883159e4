/**
 * Prints a draft of a contract page from its facts, for the writer to complete.
 *
 *   npm run contract-page -- RateLimiter
 */
import {catalog} from '../data/abis/contracts';
import {contractPage} from '../data/abis/contractPage';
import {nearest} from '../src/markdown/remarkComponents/facts/nearest';
import {pageFrame} from '../tools/contractPage/pageFrame';

const [name = ''] = process.argv.slice(2);
const contract = catalog.get(name);

if (contract?.page === undefined) {
  const names = [...catalog.values()].flatMap((each) => (each.page === undefined ? [] : each.name));
  process.stderr.write(
    `data/abis/contracts.ts has no contract "${name}". Perhaps: ${nearest(name, names).join(', ')}\n`,
  );
  process.exitCode = 1;
} else {
  process.stderr.write(`docs/${contractPage(contract.page)}.mdx\n`);
  process.stdout.write(pageFrame(catalog, contract));
}
