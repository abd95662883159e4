import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A ring that turns while something is loaded. Say beside it, or to those who listen, what that is. */
export default function Spinner(): ReactNode {
  return <span className={styles.ring} aria-hidden="true" />;
}
