import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Hides its content when JavaScript is off. */
export default function NeedsScripts({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.part} data-needs-scripts>
      {children}
    </div>
  );
}
