import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

/** Column headers, which screen readers announce with each cell. */
export function checkTables(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, 'table', ({children: [header], position}: Table) => {
      if (header?.children.some((cell) => toString(cell).trim() === '')) {
        problems.push({
          file,
          ...(position && {line: position.start.line}),
          message: 'a table has an empty column header. Name the column, also in the corner',
        });
      }
    });
    return problems;
  });
}
