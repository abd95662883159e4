import type {Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

/** Whether a cell has words. Axe does not see those of a formula. */
const hasWords = ({children}: TableCell) =>
  children.some(
    (node) => node.type !== 'inlineMath' && !(node.type === 'text' && node.value.trim() === ''),
  );

/** Column headers, which screen readers announce with each cell. */
export function checkTables(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, 'table', ({children: [header], position}: Table) => {
      if (header?.children.some((cell) => !hasWords(cell))) {
        problems.push({
          file,
          ...(position && {line: position.start.line}),
          message:
            'a table has a column header without words. Name the column, also in the corner, and with a formula',
        });
      }
    });
    return problems;
  });
}
