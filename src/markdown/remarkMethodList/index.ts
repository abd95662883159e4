import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {groups} from '../../../data/rpc/groups';
import {methods} from '../../../data/rpc/methods';
import {pageOf} from '../../../data/rpc/pageOf';
import type {RpcMethod} from '../../../data/rpc/schema';
import {located} from '../located';
import {flowElement, table} from '../nodes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';
import {availabilityOptions, availabilityText, endpointsOf} from './availableOn';

const all: readonly RpcMethod[] = groups.flatMap(({key}) =>
  Object.values(methods).filter(({group}) => group === key),
);

const labels: ReadonlyMap<string, string> = new Map(groups.map(({key, label}) => [key, label]));

/** The anchor of a method's row: its name as its page has it. */
const idOf = ({name}: RpcMethod) => pageOf(name).replace(/^.*\//, '');

/** The facets of the filter. The keys are URL parameters. */
const facets = [
  {key: 'name', label: 'Name or word'},
  {key: 'group', label: 'Group', options: groups.map(({key, label}) => [key, label])},
  {key: 'on', label: 'Available on', options: availabilityOptions},
];

function methodTable(): RootContent[] {
  return [
    flowElement('TableFilter', {
      noun: 'method',
      facets: JSON.stringify(facets),
      rows: JSON.stringify(
        all.map((method) => ({
          id: idOf(method),
          answers: {group: [method.group], on: endpointsOf(method)},
          text: `${method.name} ${method.summary}`,
        })),
      ),
    }),
    ...table(
      'JSON-RPC methods',
      ['Method', 'What it does', 'Available on'],
      all.map((method) => ({
        id: idOf(method),
        head: `[\`${method.name}\`](/${pageOf(method.name)})`,
        note: labels.get(method.group) ?? '',
        cells: [method.summary, availabilityText(method)],
      })),
      {hasCellLabels: true},
    ),
  ];
}

/**
 * A remark step: writes the filter and the table of `<RpcMethodList />`, so that no page loads the
 * facts of all methods. Fails the build on an attribute.
 */
export const remarkMethodList: Plugin<[], Root> = () => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      if (element.name !== 'RpcMethodList' || parent === undefined || at === undefined) {
        return undefined;
      }
      const written = located(page, element, () => {
        const [attribute] = Object.keys(plainAttributes('RpcMethodList', element));
        if (attribute !== undefined) {
          throw new Error(
            `<RpcMethodList> shows all methods and takes no ${attribute}. Link to the page of a group, or filter the table in the link: /api/reference?group=state#methods`,
          );
        }
        return methodTable();
      });
      parent.children.splice(at, 1, ...(written as typeof parent.children));
      return [SKIP, at + written.length];
    });
  };
};
