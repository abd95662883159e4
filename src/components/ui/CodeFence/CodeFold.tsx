import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './CodeContent.module.css';

/** Folds the code before it. Its text is outside, so that copying and searching find all of it. */
export default function CodeFold({lines}: {readonly lines: number}): ReactNode {
  return (
    <details className={clsx(styles.fold, 'unindexed')}>
      <summary className={styles.more}>
        <span className={styles.all}>{`Show all ${lines} lines`}</span>
        <span className={styles.fewer}>Show fewer lines</span>
      </summary>
    </details>
  );
}
