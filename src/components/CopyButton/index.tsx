import type {ReactNode} from 'react';
import {useCopy, type CopyState} from './useCopy';
import VisuallyHidden from '../VisuallyHidden';
import styles from './styles.module.css';

interface Props {
  readonly value: string;
  /** The button's name, an order: `Copy chain ID`. */
  readonly label: string;
}

const announcement: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'The browser blocked copying. Select the text and copy it by hand.',
};

/** An icon button that copies a value and announces whether that worked. */
export default function CopyButton({value, label}: Props): ReactNode {
  const [state, copy] = useCopy(value);
  return (
    <span className={styles.wrapper}>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        aria-label={label}
        title={label}
        onClick={copy}
      >
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          {state === 'copied' ? (
            <path d="m3 8.5 3.2 3.2L13 4.8" />
          ) : (
            <path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" />
          )}
        </svg>
      </button>
      <span role="status">
        {state === 'failed' ? (
          <span className={styles.failure}>{announcement[state]}</span>
        ) : (
          <VisuallyHidden>{announcement[state]}</VisuallyHidden>
        )}
      </span>
    </span>
  );
}
