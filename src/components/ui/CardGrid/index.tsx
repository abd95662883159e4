import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of cards, as many in a row as fit. */
export default function CardGrid({children}: {readonly children: ReactNode}): ReactNode {
  return (
    // Lists in a page have the width of prose. The box around this list exempts it.
    <div className={styles.box}>
      <ul role="list" className={styles.grid}>
        {children}
      </ul>
    </div>
  );
}
