import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import CopyButton from '../../ui/CopyButton';
import FactText from '../FactText';
import RowNote from '../../ui/StackedTable/RowNote';
import StackedTable from '../../ui/StackedTable';

interface FactRow {
  readonly id?: string;
  readonly head: string;
  /** A smaller line below the head: a type, or a hash. */
  readonly note?: string;
  /** The value that the copy button beside the head copies, and the button's name. */
  readonly copy?: {readonly value: string; readonly label: string};
  readonly cells: readonly string[];
}

interface Props {
  readonly caption: string;
  /** The column headers, separated by `|`. */
  readonly columns: string;
  /** The rows as JSON, from the build. */
  readonly rows: string;
  /** If present, the caption is hidden on wide screens, where the column headers repeat it. */
  readonly hidesCaption?: string;
  /** If present, narrow screens show the column header in each cell. */
  readonly hasCellLabels?: string;
}

/**
 * A table of facts, generated at build (src/markdown/remarkContract, src/markdown/remarkLimits).
 */
export default function FactTable({
  caption,
  columns,
  rows,
  hidesCaption,
  hasCellLabels,
}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const facts = JSON.parse(rows) as readonly FactRow[];
  for (const {id} of facts) {
    collectAnchor(id);
  }
  return (
    <StackedTable
      caption={caption}
      hidesCaption={hidesCaption !== undefined}
      hasCellLabels={hasCellLabels !== undefined}
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
