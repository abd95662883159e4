import type {List, ListItem, Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {groups} from '../../../data/rpc/groups';
import {methods} from '../../../data/rpc/methods';
import {pageOf} from '../../../data/rpc/pageOf';
import type {RpcMethod} from '../../../data/rpc/schema';
import {located} from '../located';
import {code, paragraph, phrasing, text} from '../nodes';
import {onlyAttribute} from '../remarkComponents/facts/attributes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';
import {methodMarks} from './methodMarks';

/** A method in a line: its name with a link to its page, what it answers, and what differs from most others. */
function item(method: RpcMethod): ListItem {
  const {name, summary} = method;
  const marks = methodMarks(method).join(', ');
  const line = paragraph(
    {type: 'link', url: `/${pageOf(name)}`, children: [code(name)]},
    text(': '),
    ...phrasing(summary),
    ...(marks === ''
      ? []
      : [text(' '), {type: 'emphasis' as const, children: [text(`(${marks})`)]}]),
  );
  return {type: 'listItem', spread: false, children: [line]};
}

/** What takes the place of an element: a sentence on the group, and its methods in the order of the sidebar. */
function listOf(key: string): readonly [Paragraph, List] {
  const group = groups.find((each) => each.key === key);
  if (group === undefined) {
    throw new Error(
      `Unknown group "${key}" in <RpcMethodList>: use one of ${groups.map((each) => each.key).join(', ')} (data/rpc/groups.ts)`,
    );
  }
  const children = Object.values(methods)
    .filter((method) => method.group === key)
    .map(item);
  return [
    paragraph(...phrasing(group.summary)),
    {type: 'list', ordered: false, spread: false, children},
  ];
}

/**
 * A remark step: writes the methods of a group where a page has `<RpcMethodList group="state" />`,
 * as a list with links, so that no page loads the facts of all methods.
 * Fails the build on a group that is not there, naming page, line and fix.
 */
export const remarkMethodList: Plugin<[], Root> = () => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      if (element.name !== 'RpcMethodList' || parent === undefined || at === undefined) {
        return undefined;
      }
      const written = located(page, element, () => {
        const attributes = plainAttributes('RpcMethodList', element);
        const [, key] = onlyAttribute('RpcMethodList', attributes, ['group']);
        return listOf(key);
      });
      parent.children.splice(at, 1, ...written);
      return [SKIP, at + written.length];
    });
  };
};
