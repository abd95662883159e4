import {contractPage} from '../../data/abis/contractPage';
import {catalog} from '../../data/abis/contracts';
import {contractGroups} from '../../data/abis/groups';
import type {ContractFacts} from '../../data/abis/schema';
import {pageFrame} from '../contractPage/pageFrame';
import {assertNew, dayOf, type DraftKind, readOrThrow} from './draft';
import {factsModule} from './factsModule';
import {withListed} from './withListed';
import {ROUTES, withRoute} from './withRoute';

const CONTRACTS = 'data/abis/contracts.ts';

const facts = (name: string, page: string, today: Date) => ({
  name,
  kind: 'contract',
  summary: 'TODO Its purpose, in one sentence.',
  source: 'TODO/TODO@TODO:TODO.sol',
  checked: dayOf(today),
  page,
  bases: [],
  members: [
    {
      kind: 'function',
      signature: 'function todo() external view returns (uint256)',
      meaning: 'TODO What the name doesn’t show. Members are in the order of the source.',
    },
  ],
});

/** The facts of a contract, and its page. Its sidebar, the list of contracts and its ABI follow from the facts. */
export const newContract: DraftKind = {
  usage: 'contract <Name> [folder]',
  draft: async (read, [name = '', folder = ''], today) => {
    if (!/^[A-Z][A-Za-z\d]*$/.test(name)) {
      throw new Error(`"${name}" is no name of a contract: RateLimiter`);
    }
    const folders = contractGroups.map((group) => group.folder);
    const [first = ''] = folder.split('/');
    if (!folders.some((each) => each === first)) {
      throw new Error(
        `There is no folder "${folder}". Use none, or one that starts with ${folders.filter(Boolean).join(', ')}`,
      );
    }
    const page = [...(folder === '' ? [] : [folder]), name.toLowerCase()].join('/');
    const file = `data/abis/${name}.ts`;
    const document = `docs/${contractPage(page)}.mdx`;
    assertNew(read, [file, document]);
    const value = facts(name, page, today) as unknown as ContractFacts;
    const text = await factsModule(file, {
      imports: "import type {ContractFacts} from './schema';",
      name,
      type: 'as const satisfies ContractFacts',
      value,
    });
    return {
      created: new Map([
        [file, text],
        [document, pageFrame(new Map([...catalog, [name, value]]), value)],
      ]),
      changed: new Map([
        [CONTRACTS, withListed(readOrThrow(read, CONTRACTS), name, CONTRACTS)],
        [ROUTES, withRoute(readOrThrow(read, ROUTES), `/${contractPage(page)}`)],
      ]),
      next: `Replace each TODO in ${file} first: the tables of the page come from there. Then run npm run facts`,
    };
  },
};
