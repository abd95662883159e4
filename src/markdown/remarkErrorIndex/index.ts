import type {List, ListItem, PhrasingContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {commonErrors} from '../../../data/rpc/commonErrors';
import {errorLists, errorProducers} from '../../../data/rpc/errors/errorLists';
import {methods} from '../../../data/rpc/methods';
import {pageOf} from '../../../data/rpc/pageOf';
import {errorAnchor} from '../../rpc/errorAnchor';
import {
  errorIndex,
  type ErrorSelection,
  type IndexedError,
  readSelection,
  selectErrors,
} from '../../rpc/errorIndex';
import {located} from '../located';
import {bullets, code, link, listItem, phrasing, staticPart, strong, text} from '../nodes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

/** Every error that a caller can meet. */
export const index = errorIndex({
  methods: Object.values(methods),
  common: commonErrors.errors,
  lists: errorLists,
});

export const producers = Object.keys(errorProducers);

/** A method, with a link when it has a page. */
const methodName = (name: string): PhrasingContent =>
  Object.hasOwn(methods, name) ? link(`/${pageOf(name)}`, code(name)) : code(name);

/** All methods, so that a search for any of them finds the error. */
const methodNames = (names: readonly string[]): readonly PhrasingContent[] =>
  names.flatMap((name, at) => [...(at === 0 ? [] : [text(', ')]), methodName(name)]);

/** Producer, HTTP status and methods. */
function origin(
  {producer, status, methods: names}: IndexedError,
  {from}: ErrorSelection,
): readonly PhrasingContent[] {
  const parts: (readonly PhrasingContent[])[] = [
    ...(from.length === 1 ? [] : [[text(errorProducers[producer])]]),
    ...(status === undefined ? [] : [[text(`HTTP ${status}`)]]),
    ...(names.length === 0 ? [] : [methodNames(names)]),
  ];
  return parts.flatMap((part) => [text(' · '), ...part]);
}

/** The code, if the section contains several. */
const codeOf = (error: IndexedError, selection: ErrorSelection): readonly PhrasingContent[] =>
  error.code === null || typeof selection.code === 'number'
    ? []
    : [code(String(error.code)), text(' ')];

/** The anchors of a page's headings: `{/* #code-3 *\/}`. */
const anchorsOf = (page: VFile) =>
  [...String(page).matchAll(/\{\/\* #([\w-]+) \*\/\}/g)].map(([, anchor = '']) => anchor);

function item(error: IndexedError, selection: ErrorSelection, anchor?: string): ListItem {
  const {message, cause, cure} = error;
  return listItem(
    [
      ...codeOf(error, selection),
      strong(code(message)),
      ...origin(error, selection),
      {type: 'break'},
      ...phrasing(cause),
      text(' '),
      ...phrasing(cure),
    ],
    {id: anchor, spread: true},
  );
}

/**
 * The replacement of `<RpcErrorIndex>`. The first error of a code gets the anchor, unless a heading
 * has it.
 * @param anchors the anchors of the page so far; new ones are added.
 */
function listOf(
  selection: ErrorSelection,
  page: readonly ErrorSelection[],
  anchors: Set<string>,
): List {
  const errors = selectErrors(index, selection, page);
  if (errors.length === 0) {
    throw new Error('No error in data/rpc is meant by this <RpcErrorIndex>. Remove it');
  }
  const items = errors.map((error) => {
    const anchor = error.code === null ? undefined : errorAnchor(error.code);
    if (anchor === undefined || anchors.has(anchor)) {
      return item(error, selection);
    }
    anchors.add(anchor);
    return item(error, selection, anchor);
  });
  return bullets(items, true);
}

/**
 * A remark step: writes the error lists of `<RpcErrorIndex from="besu geth" code="-32000" />`, so
 * that no page loads the facts of all methods. Fails the build on an empty list.
 */
export const remarkErrorIndex: Plugin<[], Root> = () => {
  return (tree, page) => {
    const selections = new Map<MdxElement, ErrorSelection>();
    const anchors = new Set(anchorsOf(page));
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxElement;
      if (element.name === 'RpcErrorIndex') {
        selections.set(
          element,
          located(page, element, () =>
            readSelection(plainAttributes('RpcErrorIndex', element), producers),
          ),
        );
      }
    });
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      const selection = selections.get(element);
      if (selection === undefined || parent === undefined || at === undefined) {
        return undefined;
      }
      const list = located(page, element, () =>
        listOf(selection, [...selections.values()], anchors),
      );
      parent.children.splice(at, 1, staticPart(`errors-${at}`, [list]));
      return [SKIP, at + 1];
    });
  };
};
