import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A row of the network table. Explicit roles keep the semantics, because browsers drop them when the narrow
 * layout displays rows as blocks.
 */
export default function FactRow({label, children}: Props): ReactNode {
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.label}>
        {label}
      </th>
      <td role="cell" className={styles.value}>
        {children}
      </td>
    </tr>
  );
}
