import type {ListItem, PhrasingContent, Root, RootContent} from 'mdast';
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
import {
  bullets,
  code,
  flowElement,
  link,
  listItem,
  phrasing,
  staticPart,
  strong,
  text,
} from '../nodes';
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
      {type: 'break'},
      strong('Fix:'),
      text(' '),
      ...phrasing(cure),
    ],
    {id: anchor, spread: true},
  );
}

/** The number of errors that a list shows without a fold. */
const FEW = 4;

/** A page, as its lists need it. */
interface Lists {
  readonly selections: readonly ErrorSelection[];
  /** The anchors so far. New ones are added. */
  readonly anchors: Set<string>;
}

/**
 * The replacement of `<RpcErrorIndex>`. The first error of a code gets the anchor, unless a heading
 * has it. A long list is folded, except the frequent errors.
 * @param below the anchor of the heading above.
 */
function listOf(
  selection: ErrorSelection,
  {selections, anchors}: Lists,
  below: string | undefined,
): RootContent {
  const errors = selectErrors(index, selection, selections);
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
  const list = bullets(items, true);
  return items.length <= FEW || selection.code === 'frequent'
    ? list
    : flowElement('ErrorFold', {count: String(items.length), ...(below && {below})}, [list]);
}

/** The anchor of the last heading before a line. */
function headingAbove(page: VFile, line: number): string | undefined {
  const before = String(page).split('\n').slice(0, line).join('\n');
  return [...before.matchAll(/^##.*\{\/\* #([\w-]+) \*\/\}$/gm)].at(-1)?.[1];
}

/**
 * A remark step: writes the error lists of `<RpcErrorIndex from="besu geth" code="-32000" />`, so
 * that no page loads the facts of all methods. Fails the build on an empty list.
 */
export const remarkErrorIndex: Plugin<[], Root> = () => {
  return (tree, page) => {
    const elements = new Map<MdxElement, ErrorSelection>();
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const element = node as MdxElement;
      if (element.name === 'RpcErrorIndex') {
        elements.set(
          element,
          located(page, element, () =>
            readSelection(plainAttributes('RpcErrorIndex', element), producers),
          ),
        );
      }
    });
    const lists: Lists = {selections: [...elements.values()], anchors: new Set(anchorsOf(page))};
    // An anchor belongs to the list of its code, where the code's other errors are. So frequent errors come last.
    const inOrder = [...elements].sort(
      ([, a], [, b]) => Number(a.code === 'frequent') - Number(b.code === 'frequent'),
    );
    const written = new Map(
      inOrder.map(([element, selection]) => [
        element,
        located(page, element, () =>
          listOf(selection, lists, headingAbove(page, element.position?.start.line ?? 1)),
        ),
      ]),
    );
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const list = written.get(node as MdxElement);
      if (list === undefined || parent === undefined || at === undefined) {
        return undefined;
      }
      parent.children.splice(at, 1, staticPart(`errors-${at}`, [list]));
      return [SKIP, at + 1];
    });
  };
};
