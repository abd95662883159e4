import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Sets off the ordered list inside it as the steps of a task, with numbers in a column of their own. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
