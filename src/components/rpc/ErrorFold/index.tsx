import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The number of errors, as text. */
  readonly count: string;
  /** The anchor of the heading above. A link to it opens the fold (`openFolds`). */
  readonly below?: string;
  readonly children: ReactNode;
}

/** The errors of a group, folded. */
export default function ErrorFold({count, below, children}: Props): ReactNode {
  return (
    <details className={styles.fold} data-below={below}>
      <summary>{count} errors</summary>
      {children}
    </details>
  );
}
