import type {ReactNode} from 'react';
import Button from '../../ui/Button';
import Spinner from '../../ui/Spinner';
import styles from './form/playground.module.css';

interface Props {
  /** The host of the request URL. Undefined while the URL is invalid. */
  readonly host: string | undefined;
  readonly isRunning: boolean;
  readonly onStop: () => void;
}

/** The buttons that send and stop the request, and a note on what is sent. */
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
        Your browser sends the request directly to {host ?? 'the endpoint'}, only when you run it.
        If the browser blocks the response, the page sends one empty request to find the cause.
      </p>
    </div>
  );
}
