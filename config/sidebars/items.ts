import {contractPage} from '../../data/abis/contractPage';
import {catalog, contracts} from '../../data/abis/contracts';
import {folderOf} from '../../data/abis/groups';
import type {ContractFacts} from '../../data/abis/schema';
import type {RpcGroup} from '../../data/rpc/groups';
import {methods} from '../../data/rpc/methods';
import {pageOf} from '../../data/rpc/pageOf';
import {contractMark, methodMark} from './marks';

type PageItem =
  | string
  | {readonly type: 'doc'; readonly id: string; readonly customProps: {readonly mark: string}};

/** A page with a mark, which `DocSidebarItem/Link` shows beside its label. */
const pageItem = (id: string, mark: string | undefined): PageItem =>
  mark === undefined ? id : {type: 'doc', id, customProps: {mark}};

/** The methods of a group, sorted by name. */
export const methodItems = (group: RpcGroup): PageItem[] =>
  Object.values(methods)
    .filter((method) => method.group === group)
    .map((method) => pageItem(pageOf(method.name), methodMark(method)));

const contractItem = (contract: ContractFacts): PageItem[] =>
  contract.page === undefined
    ? []
    : [pageItem(contractPage(contract.page), contractMark(contract, [...catalog.values()]))];

/** Folds of base contracts: they have no page, because their group's page has the cards of all. */
const FOLD = 'bases-';

/** Whether a category is only a fold in its category. */
export const isFold = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'key' in item && String(item.key).startsWith(FOLD);

/** The contracts of a folder: deployed ones, others, and a fold of the abstract ones that only others inherit. */
export function contractItems(folder: string) {
  const own = (contracts as readonly ContractFacts[]).filter(
    (contract) => folderOf(contract) === folder,
  );
  const deployed = own.filter((contract) => contract.deployed !== undefined);
  const rest = own.filter((contract) => !deployed.includes(contract));
  const bases = rest.filter(({kind}) => kind === 'abstract contract');
  const others = rest.filter((contract) => !bases.includes(contract));
  return [
    ...[...deployed, ...others].flatMap(contractItem),
    ...(bases.length === 0
      ? []
      : [
          {
            type: 'category' as const,
            label: 'Base contracts',
            key: FOLD + folder,
            items: bases.flatMap(contractItem),
          },
        ]),
  ];
}
