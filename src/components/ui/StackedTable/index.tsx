import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Row {
  readonly key: string;
  readonly id?: string | undefined;
  /** The row header. */
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
  /** Nesting depth. Indentation stops at 3. */
  readonly depth?: number;
}

const indents = [undefined, styles.depth1, styles.depth2, styles.depth3];

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Hides the caption if the column headers are visible. */
  readonly hidesCaption?: boolean;
  /** Shows the column header in each cell on narrow screens. */
  readonly hasCellLabels?: boolean;
}

/** A table that stacks the cells of a row on narrow screens. */
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
        <tbody>
          {rows.map(({key, id, head, cells, depth = 0}) => (
            <tr
              key={key}
              id={id}
              role="row"
              className={clsx(styles.row, indents[Math.min(depth, 3)])}
            >
              <th role="rowheader" scope="row" className={styles.subject}>
                {head}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  role="cell"
                  data-column={hasCellLabels ? columns[index + 1] : undefined}
                  className={index > 0 && index === cells.length - 1 ? styles.lastCell : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
