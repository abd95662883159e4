import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A rotating ring for a loading state. It needs a text beside it, at least for screen readers. */
export default function Spinner(): ReactNode {
  return <span className={styles.ring} aria-hidden="true" />;
}
