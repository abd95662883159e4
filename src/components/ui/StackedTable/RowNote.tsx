import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A smaller second line of a cell. */
export default function RowNote({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.note}>{children}</span>;
}
