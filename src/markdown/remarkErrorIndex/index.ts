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
import {code, paragraph, phrasing, staticPart, strong, text} from '../nodes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

/** Every error that a caller can meet. */
export const index = errorIndex({
  methods: Object.values(methods),
  common: commonErrors.errors,
  lists: errorLists,
});

/** The names of the producers, as a page writes them. */
export const producers = Object.keys(errorProducers);

/** A method, with a link when it has a page. */
const methodName = (name: string): PhrasingContent =>
  Object.hasOwn(methods, name)
    ? {type: 'link', url: `/${pageOf(name)}`, children: [code(name)]}
    : code(name);

/** How many methods an entry names. The rest is a number: their pages lead here, not the other way round. */
const NAMED_METHODS = 5;

function methodNames(names: readonly string[]): readonly PhrasingContent[] {
  const others = names.length - NAMED_METHODS;
  return [
    ...names
      .slice(0, others === 1 ? names.length : NAMED_METHODS)
      .flatMap((name, at) => [...(at === 0 ? [] : [text(', ')]), methodName(name)]),
    ...(others > 1 ? [text(` and ${others} others`)] : []),
  ];
}

/** Who answers so, where a section has several; the status; the methods. */
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

/** The code, where the section has several. */
const codeOf = (error: IndexedError, selection: ErrorSelection): readonly PhrasingContent[] =>
  error.code === null || typeof selection.code === 'number'
    ? []
    : [code(String(error.code)), text(' ')];

/** The anchors that headings of a page have: `{/* #code-3 *\/}`. */
const anchorsOf = (page: VFile) =>
  [...String(page).matchAll(/\{\/\* #([\w-]+) \*\/\}/g)].map(([, anchor = '']) => anchor);

function item(error: IndexedError, selection: ErrorSelection, anchor?: string): ListItem {
  const {message, cause, cure} = error;
  return {
    type: 'listItem',
    spread: true,
    ...(anchor === undefined ? {} : {data: {hProperties: {id: anchor}}}),
    children: [
      paragraph(
        ...codeOf(error, selection),
        strong(code(message)),
        ...origin(error, selection),
        {type: 'break'},
        ...phrasing(cause),
        text(' '),
        ...phrasing(cure),
      ),
    ],
  };
}

/**
 * The list that takes the place of an element. The first error of a code without a heading of its own has the anchor.
 *
 * @param anchors those that the page has so far; the new ones are added.
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
  return {
    type: 'list',
    ordered: false,
    spread: true,
    children: errors.map((error) => {
      const anchor = error.code === null ? undefined : errorAnchor(error.code);
      if (anchor === undefined || anchors.has(anchor)) {
        return item(error, selection);
      }
      anchors.add(anchor);
      return item(error, selection, anchor);
    }),
  };
}

/**
 * A remark step: writes the parts of the index of errors that a page asks for with
 * `<RpcErrorIndex from="besu geth" code="-32000" />`, as lists, so that no page loads the facts of all methods.
 * Fails the build on a part that is empty, naming page, line and fix.
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
