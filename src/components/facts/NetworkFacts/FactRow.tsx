import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A row of the network table. The roles repeat what the elements say because browsers forget it
 * where the narrow layout turns rows into blocks.
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
