import type {Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {remarkErrorIndex} from '../../../src/markdown/remarkErrorIndex';
import {
  type ErrorSelection,
  type IndexedError,
  readSelection,
  selectErrors,
} from '../../../src/rpc/errorIndex';
import {
  type MdxElement,
  plainAttributes,
} from '../../../src/markdown/remarkComponents/plainAttributes';
import type {Problem} from '../../../tools/content/problem';
import type {Page} from '../../../tools/content/readPages';

function selectionsOf({tree}: Page, producers: readonly string[]): ErrorSelection[] {
  const selections: ErrorSelection[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const element = node as MdxElement;
    if (element.name === 'RpcErrorIndex') {
      selections.push(readSelection(plainAttributes('RpcErrorIndex', element), producers));
    }
  });
  return selections;
}

/** The error index shows each error once. */
export function checkErrorIndex(
  page: Page,
  index: readonly IndexedError[],
  producers: readonly string[],
): Problem[] {
  const selections = selectionsOf(page, producers);
  const shown = selections.flatMap((selection) => selectErrors(index, selection, selections));
  return index.flatMap((error) => {
    const times = shown.filter((each) => each === error).length;
    const {code, message, producer} = error;
    return times === 1
      ? []
      : [
          {
            file: page.file,
            message: `shows ${code ?? 'no code'} "${message}" of ${producer} ${times} times. Give it one <RpcErrorIndex from="${producer}" …>`,
          },
        ];
  });
}

export function anchorsOf({file, text, tree}: Page): readonly string[] {
  const written = [...text.matchAll(/\{\/\* #([\w-]+) \*\/\}/g)].map(([, anchor = '']) => anchor);
  const filled: Root = unified()
    .use(remarkErrorIndex)
    .runSync(structuredClone(tree), new VFile({path: file, value: text}));
  const listed: string[] = [];
  visit(filled, 'listItem', ({data}) => {
    const id = data?.hProperties?.id;
    if (typeof id === 'string') {
      listed.push(id);
    }
  });
  return [...written, ...listed];
}
