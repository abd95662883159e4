import type {ReactNode} from 'react';
import {useCopy} from '../../ui/CopyButton/useCopy';
import VisuallyHidden from '../../ui/VisuallyHidden';
import styles from './form/playground.module.css';

export default function TextButton({
  onPress,
  pressed,
  hint,
  children,
}: {
  /** Absent: the button does nothing, and `hint` says why. */
  readonly onPress?: () => void;
  /** The state of a toggle button. Absent for other buttons. */
  readonly pressed?: boolean;
  readonly hint?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.tool}
      title={hint}
      aria-pressed={pressed}
      aria-disabled={onPress === undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** A small button that copies a text and shows the outcome. */
export function CopyTextButton({
  text,
  label,
  onCopy,
}: {
  readonly text: string;
  /** An instruction: `Copy as curl`. */
  readonly label: string;
  readonly onCopy?: () => void;
}): ReactNode {
  const [state, copy] = useCopy(text);
  const words = {idle: label, copied: 'Copied', failed: 'Copying is blocked'}[state];
  return (
    <>
      <TextButton
        onPress={() => {
          copy();
          onCopy?.();
        }}
      >
        {words}
      </TextButton>
      <VisuallyHidden role="status">{state === 'idle' ? '' : words}</VisuallyHidden>
    </>
  );
}
