import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A bar that stays in view below the navbar, while the text that follows it scrolls. */
export default function StickyBar({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.bar}>{children}</div>;
}
