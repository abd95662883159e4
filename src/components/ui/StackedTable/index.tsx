import type {ReactNode} from 'react';
import clsx from 'clsx';
import {rowGroups} from './rowGroups';
import StackedRow, {type Row} from './StackedRow';
import styles from './styles.module.css';

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Hides the caption if the column headers are visible. */
  readonly hidesCaption?: boolean;
  /** Shows the column header in each cell on narrow screens. */
  readonly hasCellLabels?: boolean;
}

/** A table that stacks the cells of a row on narrow screens. Rows can be in a fold. */
export default function StackedTable({
  caption,
  columns,
  rows,
  hidesCaption = false,
  hasCellLabels = false,
}: Props): ReactNode {
  return (
    <div className={styles.stack}>
      <table role="table" data-stacks="" className={styles.table}>
        <caption className={clsx(styles.caption, hidesCaption && styles.hiddenCaption)}>
          {caption}
        </caption>
        <thead className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {rowGroups(rows).map(({fold, rows: own}) => (
          <tbody key={own[0]?.key} className={fold === undefined ? undefined : styles.fold}>
            {fold !== undefined && (
              <tr role="row" className={clsx(styles.row, styles.depth1)}>
                <th
                  role="rowheader"
                  scope="row"
                  colSpan={columns.length}
                  className={styles.subject}
                >
                  {/* Opens the rows after it with styles only. */}
                  <details className={styles.line}>
                    <summary>{fold}</summary>
                  </details>
                </th>
              </tr>
            )}
            {own.map((row) => (
              <StackedRow key={row.key} row={row} columns={columns} hasCellLabels={hasCellLabels} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
