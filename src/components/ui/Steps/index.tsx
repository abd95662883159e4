import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Styles an ordered list as the steps of a task, with numbers in a separate column. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
