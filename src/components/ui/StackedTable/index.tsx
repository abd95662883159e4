import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Row {
  readonly key: string;
  readonly id?: string | undefined;
  /** What the row is about, then its cells, one for each further column. */
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
  /** How many rows above it this one belongs under; none unless said otherwise. Three are shown. */
  readonly depth?: number;
}

const indents = [undefined, styles.depth1, styles.depth2, styles.depth3];

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Shows the caption only where the headings of the columns, which say the same, are not seen. */
  readonly isBare?: boolean;
  /** Leads each cell with the heading of its column where the cells of a row stand one below the other. */
  readonly isLed?: boolean;
}

/** A table of sentences. Where it has no room for columns, the cells of a row stand one below the other. */
export default function StackedTable({
  caption,
  columns,
  rows,
  isBare = false,
  isLed = false,
}: Props): ReactNode {
  return (
    <div className={styles.stack}>
      <table role="table" className={styles.table}>
        <caption className={clsx(styles.caption, isBare && styles.bare)}>{caption}</caption>
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
                  data-column={isLed ? columns[index + 1] : undefined}
                  className={index > 0 && index === cells.length - 1 ? styles.cure : undefined}
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
