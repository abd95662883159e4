import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {contractPage} from '../../data/abis/contractPage';
import {contracts} from '../../data/abis/contracts';
import {contractGroups, folderOf} from '../../data/abis/groups';
import type {ContractFacts} from '../../data/abis/schema';
import {groups} from '../../data/rpc/groups';
import {methods} from '../../data/rpc/methods';
import {groupPage, pageOf} from '../../data/rpc/pageOf';

/** One category for each group of methods, sorted by name. */
const reference = groups.flatMap(({key, label}) => {
  const items = Object.values(methods)
    .filter(({group}) => group === key)
    .map(({name}) => pageOf(name));
  const link = {type: 'doc' as const, id: groupPage(key)};
  return items.length === 0 ? [] : [{type: 'category' as const, label, link, items}];
});

/** One category for each group of contracts, sorted by name. */
const contractReference = contractGroups.flatMap(({folder, page, label}) => {
  const items = (contracts as readonly ContractFacts[]).flatMap((contract) =>
    folderOf(contract) === folder && contract.page !== undefined
      ? [contractPage(contract.page)]
      : [],
  );
  const link = {type: 'doc' as const, id: contractPage(page)};
  return items.length === 0 ? [] : [{type: 'category' as const, label, link, items}];
});

export const api = [
  'api/index',
  'api/errors',
  {
    type: 'category',
    label: 'JSON-RPC reference',
    link: {type: 'doc', id: 'api/reference/index'},
    items: reference,
  },
  'api/other-methods',
  'api/operator-methods',
  'api/reserved-methods',
  {
    type: 'category',
    label: 'SDK',
    link: {type: 'doc', id: 'api/linea-sdk/index'},
    items: [
      'api/linea-sdk/bridge',
      'api/linea-sdk/viem-actions',
      'api/linea-sdk/core',
      'api/linea-sdk/class-sdk',
      'api/linea-sdk/migrate',
    ],
  },
  {
    type: 'category',
    label: 'Contract reference',
    link: {type: 'doc', id: 'api/linea-smart-contracts/index'},
    items: contractReference,
  },
  'api/decoder',
] satisfies SidebarsConfig[string];
