import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CopyButton from '../../ui/CopyButton';
import FactText from '../FactText';
import RowNote from '../../ui/StackedTable/RowNote';
import StackedTable from '../../ui/StackedTable';

/** A row, in texts of the facts. */
interface FactRow {
  /** The anchor of the row. */
  readonly id?: string;
  readonly head: string;
  /** Smaller, below the head: a type, or a hash. */
  readonly note?: string;
  /** What a button beside the head copies, and the button's name. */
  readonly copy?: {readonly value: string; readonly label: string};
  readonly cells: readonly string[];
}

interface Props {
  readonly caption: string;
  /** The headings of the columns, with `|` between them. */
  readonly columns: string;
  /** The rows as JSON: the build writes them into the page. */
  readonly rows: string;
  /** When it is there, the caption is seen only where the headings of the columns are not: they say the same. */
  readonly bare?: string;
  /** When it is there, each cell is led by the heading of its column where there is no room for columns. */
  readonly led?: string;
}

/** A table of texts of the facts, made at build (src/markdown/remarkContract, src/markdown/remarkLimits). */
export default function FactTable({caption, columns, rows, bare, led}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const facts = JSON.parse(rows) as readonly FactRow[];
  for (const {id} of facts) {
    collectAnchor(id);
  }
  return (
    <StackedTable
      caption={caption}
      isBare={bare !== undefined}
      isLed={led !== undefined}
      columns={columns.split('|')}
      rows={facts.map(({id, head, note, copy, cells}) => ({
        id,
        key: head,
        head: (
          <>
            <FactText text={head} />
            {copy && (
              // A static part's copy buttons read the value from the HTML.
              <data value={copy.value}>
                <CopyButton {...copy} />
              </data>
            )}
            {note !== undefined && (
              <RowNote>
                <FactText text={note} />
              </RowNote>
            )}
          </>
        ),
        cells: cells.map((cell, index) => <FactText key={index} text={cell} />),
      }))}
    />
  );
}
