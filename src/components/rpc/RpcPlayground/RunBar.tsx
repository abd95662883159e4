import type {ReactNode} from 'react';
import Button from '../../ui/Button';
import Spinner from '../../ui/Spinner';
import styles from './form/playground.module.css';

interface Props {
  /** None while the address is none. */
  readonly host: string | undefined;
  readonly isRunning: boolean;
  readonly onStop: () => void;
}

/** The button that sends the request, the one that stops waiting, and what is sent beside it. */
export default function RunBar({host, isRunning, onStop}: Props): ReactNode {
  return (
    <div className={styles.runBar}>
      <Button kind="accent" submits busy={isRunning}>
        {isRunning && <Spinner />}
        {isRunning ? 'Running…' : 'Run'}
      </Button>
      {isRunning ? (
        <Button kind="plain" onPress={onStop}>
          Stop
        </Button>
      ) : (
        <span className={styles.keys} aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      )}
      <p className={styles.note}>
        Goes from your browser straight to {host ?? 'the endpoint'}. Nothing is sent before you run
        it. If the answer cannot be read, one more request without content finds out why.
      </p>
    </div>
  );
}
