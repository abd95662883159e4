import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {contractPage} from '../../data/abis/contractPage';
import {contractGroups} from '../../data/abis/groups';
import {groups} from '../../data/rpc/groups';
import {groupPage} from '../../data/rpc/pageOf';
import {contractItems, methodItems} from './items';

/** One category for each group of methods, sorted by name. */
const reference = groups.flatMap(({key, label}) => {
  const items = methodItems(key);
  const link = {type: 'doc' as const, id: groupPage(key)};
  return items.length === 0 ? [] : [{type: 'category' as const, label, link, items}];
});

/** One category for each group of contracts, deployed contracts first. */
const contractReference = contractGroups.flatMap(({folder, page, label}) => {
  const items = contractItems(folder);
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
