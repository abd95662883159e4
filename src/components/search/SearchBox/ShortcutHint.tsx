import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isApple} from './isApple';
import styles from './styles.module.css';

/** The keys of the shortcut. They depend on the reader's platform, so the server renders nothing. */
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
