import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of cards, as many to a row as fit. */
export default function CardGrid({children}: {readonly children: ReactNode}): ReactNode {
  return (
    // Lists that stand among the paragraphs of a page are no wider than prose: the box takes this one out.
    <div className={styles.box}>
      <ul role="list" className={styles.grid}>
        {children}
      </ul>
    </div>
  );
}
