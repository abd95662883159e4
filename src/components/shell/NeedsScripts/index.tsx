import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What does nothing without scripts, and is not shown then. */
export default function NeedsScripts({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.part}>{children}</div>;
}
