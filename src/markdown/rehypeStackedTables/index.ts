import type {Element, ElementContent, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** What fits beside each other on a phone. */
const PHONE = {columns: 3, letters: 36} as const;

/** In a table of two columns, the second can wrap: short texts below each other are easy to compare. */
const PAIR = {first: 14, second: 56, word: 24} as const;

/** What a cell contains that has no value. */
const EMPTY = ['', '–'];

/** Letters of a component that the build fills later, such as an address. */
const COMPONENT = '…'.repeat(20);

function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  const inside = 'children' in node ? node.children.map(textOf).join('') : '';
  return inside === '' && 'name' in node ? COMPONENT : inside.trim();
}

const elementsIn = ({children}: Element, names: readonly string[]): readonly Element[] =>
  children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

/** Whether a cell is one link without other words. */
const isLink = ({children: [only, ...others]}: Element): boolean =>
  others.length === 0 && only?.type === 'element' && only.tagName === 'a';

/** The longest text of each column. */
function lettersByColumn(rows: readonly (readonly Element[])[]): readonly number[] {
  const lengths = rows.map((cells) => cells.map((cell) => textOf(cell).length));
  return (lengths[0] ?? []).map((_, column) => Math.max(...lengths.map((row) => row[column] ?? 0)));
}

const longestWord = (cell: Element): number =>
  Math.max(
    ...textOf(cell)
      .split(/\s+/)
      .map((word) => word.length),
  );

function isShortPair(rows: readonly (readonly Element[])[]): boolean {
  const [first = 0, second = 0, ...others] = lettersByColumn(rows);
  return (
    others.length === 0 &&
    first <= PAIR.first &&
    second <= PAIR.second &&
    rows.every(([, cell]) => cell === undefined || longestWord(cell) <= PAIR.word)
  );
}

function isTooWide(rows: readonly (readonly Element[])[]): boolean {
  const letters = lettersByColumn(rows);
  const all = letters.reduce((sum, each) => sum + each, 0);
  return (
    letters.length > PHONE.columns ||
    (letters.length > 1 && all > PHONE.letters && !isShortPair(rows))
  );
}

/**
 * A rehype step: prepares Markdown tables that are too wide for a phone, so that styles can make a
 * block of each row there (src/css/content.css). Each cell gets the header of its column, and cells without a value
 * or with only a link a mark. Roles keep the table a table for screen readers.
 */
export const rehypeStackedTables: Plugin<[], Root> = () => {
  return (tree) => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const lines = elementsIn(table, ['thead', 'tbody']).flatMap((part) =>
        elementsIn(part, ['tr']),
      );
      const rows = lines.map((line) => elementsIn(line, ['th', 'td']));
      if (!isTooWide(rows)) {
        return;
      }
      const headers = (rows[0] ?? []).map(textOf);
      Object.assign(table.properties, {role: 'table', dataStacks: ''});
      for (const line of lines) {
        line.properties.role = 'row';
      }
      for (const [place, cells] of rows.entries()) {
        for (const [column, cell] of cells.entries()) {
          const {properties} = cell;
          properties.role = place === 0 ? 'columnheader' : 'cell';
          // The first cell is what the row is about.
          if (place > 0 && column > 0 && headers[column] !== '') {
            properties.dataColumn = headers[column];
          }
          if (place > 0 && isLink(cell)) {
            properties.dataLink = '';
          }
          if (place > 0 && column > 0 && EMPTY.includes(textOf(cell))) {
            properties.dataEmpty = '';
          }
        }
      }
    });
  };
};
