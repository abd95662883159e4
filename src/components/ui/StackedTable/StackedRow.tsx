import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Row {
  readonly key: string;
  readonly id?: string | undefined;
  /** The row header. */
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
  /** Nesting depth. Indentation stops at 3. */
  readonly depth?: number;
  /** The line of the fold that contains the row and its neighbors with the same line. */
  readonly fold?: string | undefined;
}

const indents = [undefined, styles.depth1, styles.depth2, styles.depth3];

/** A cell without a value. A stacked row omits it. */
const isEmpty = (cell: ReactNode) => cell === '' || cell === '–';

interface Props {
  readonly row: Row;
  readonly columns: readonly string[];
  readonly hasCellLabels: boolean;
}

/** A row of a stacked table. */
export default function StackedRow({row, columns, hasCellLabels}: Props): ReactNode {
  const {id, head, cells, depth = 0} = row;
  return (
    <tr id={id} role="row" className={clsx(styles.row, indents[Math.min(depth, 3)])}>
      <th role="rowheader" scope="row" className={styles.subject}>
        {head}
      </th>
      {cells.map((cell, index) => (
        <td
          key={columns[index + 1]}
          role="cell"
          data-empty={isEmpty(cell) ? '' : undefined}
          data-column={hasCellLabels ? columns[index + 1] : undefined}
          className={index > 0 && index === cells.length - 1 ? styles.lastCell : undefined}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
