import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isApple} from './isApple';
import styles from './styles.module.css';

/** The keys that lead to the search box. Which ones, only the reader's computer knows. */
export default function ShortcutHint(): ReactNode {
  if (!useIsBrowser()) {
    return null;
  }
  const keys = isApple() ? ['⌘', 'K'] : ['Ctrl', 'K'];
  return (
    <span className={styles.hint} aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
