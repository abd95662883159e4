import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A grid of cards, with as many cards in a row as fit. */
export default function CardGrid({children}: {readonly children: ReactNode}): ReactNode {
  return (
    // Lists in a page have the width of prose. This box exempts the list.
    <div className={styles.box}>
      <ul role="list" className={styles.grid}>
        {children}
      </ul>
    </div>
  );
}
