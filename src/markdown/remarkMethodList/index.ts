import type {List, ListItem, Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {groups} from '../../../data/rpc/groups';
import {methods} from '../../../data/rpc/methods';
import {pageOf} from '../../../data/rpc/pageOf';
import type {RpcMethod} from '../../../data/rpc/schema';
import {located} from '../located';
import {bullets, code, emphasis, link, listItem, paragraph, phrasing, text} from '../nodes';
import {onlyAttribute} from '../remarkComponents/facts/attributes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';
import {methodMarks} from './methodMarks';

/** A list item: a link to the method, its summary and its differences. */
function item(method: RpcMethod): ListItem {
  const {name, summary} = method;
  const marks = methodMarks(method).join(', ');
  return listItem([
    link(`/${pageOf(name)}`, code(name)),
    text(': '),
    ...phrasing(summary),
    ...(marks === '' ? [] : [text(' '), emphasis(`(${marks})`)]),
  ]);
}

/** The replacement of `<RpcMethodList>`: an introduction and a list in sidebar order. */
function listOf(key: string): readonly [Paragraph, List] {
  const group = groups.find((each) => each.key === key);
  if (group === undefined) {
    throw new Error(
      `Unknown group "${key}" in <RpcMethodList>: use one of ${groups.map((each) => each.key).join(', ')} (data/rpc/groups.ts)`,
    );
  }
  const items = Object.values(methods)
    .filter((method) => method.group === key)
    .map(item);
  return [paragraph(...phrasing(group.summary)), bullets(items)];
}

/**
 * A remark step: writes the linked methods of `<RpcMethodList group="state" />`, so that no page
 * loads the facts of all methods. Fails the build on an unknown group.
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
