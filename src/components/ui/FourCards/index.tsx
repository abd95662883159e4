import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** List items. */
  readonly children: ReactNode;
}

/** One, two or four cards in a row, so that four cards leave no gap. */
export default function FourCards({children}: Props): ReactNode {
  return (
    <div className={styles.box}>
      <ul role="list" className={styles.cards}>
        {children}
      </ul>
    </div>
  );
}
