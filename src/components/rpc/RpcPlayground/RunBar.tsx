import type {ReactNode} from 'react';
import Button from '../../ui/Button';
import Spinner from '../../ui/Spinner';
import styles from './form/playground.module.css';

interface Props {
  readonly isRunning: boolean;
  readonly onStop: () => void;
}

/** The buttons that send and stop the request. */
export default function RunBar({isRunning, onStop}: Props): ReactNode {
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
    </div>
  );
}
