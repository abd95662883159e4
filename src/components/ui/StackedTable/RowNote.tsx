import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A second line of a cell, smaller: the type of a field. */
export default function RowNote({children}: {readonly children: ReactNode}): ReactNode {
  return <span className={styles.note}>{children}</span>;
}
