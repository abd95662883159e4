import type {ReactNode} from 'react';
import {useCopy, type CopyState} from './useCopy';
import {checkIcon, copyIcon} from '../Icon/icons';
import IconButton from '../IconButton';
import VisuallyHidden from '../VisuallyHidden';
import styles from './styles.module.css';

interface Props {
  readonly value: string;
  /** The button's accessible name, as an instruction: `Copy chain ID`. */
  readonly label: string;
  /** Whether it says "Copy" beside its icon. */
  readonly worded?: boolean;
}

const announcement: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'The browser blocked copying. Select the text and copy it by hand.',
};

const outcome = {idle: undefined, copied: 'success', failed: 'failure'} as const;

/** An icon button that copies a value and announces the outcome. */
export default function CopyButton({value, label, worded = false}: Props): ReactNode {
  const [state, copy] = useCopy(value);
  return (
    <span className={styles.wrapper}>
      <IconButton
        shape={state === 'copied' ? checkIcon : copyIcon}
        label={label}
        text={worded ? (state === 'copied' ? 'Copied' : 'Copy') : undefined}
        outcome={outcome[state]}
        onPress={copy}
      />
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
