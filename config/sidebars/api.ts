import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {groups} from '../../data/rpc/groups';
import {methods} from '../../data/rpc/methods';
import {pageOf} from '../../data/rpc/pageOf';

/** A category for each group that has a method, with the pages of its methods in the order of their names. */
const reference = groups.flatMap(({key, label}) => {
  const items = Object.values(methods)
    .filter(({group}) => group === key)
    .map(({name}) => pageOf(name));
  return items.length === 0 ? [] : [{type: 'category' as const, label, items}];
});

/** JSON-RPC methods, contracts and the SDK. */
export const api = [
  'api/index',
  'api/errors',
  {type: 'category', label: 'JSON-RPC reference', items: reference},
  'api/other-methods',
  'api/operator-methods',
  'api/reserved-methods',
] satisfies SidebarsConfig[string];
