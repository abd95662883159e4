import type {ReactNode} from 'react';
import {useCopy} from '../../ui/CopyButton/useCopy';
import VisuallyHidden from '../../ui/VisuallyHidden';
import styles from './form/playground.module.css';

/** A small button with words. */
export default function TextButton({
  onPress,
  pressed,
  hint,
  children,
}: {
  /** Without it, the button only says why it does nothing. */
  readonly onPress?: () => void;
  /** Of a button that stays pressed: whether it is. */
  readonly pressed?: boolean;
  /** What the words leave out. */
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

/** A small button that copies a text and says whether that worked. */
export function CopyTextButton({
  text,
  label,
  onCopy,
}: {
  readonly text: string;
  /** An order: `Copy as curl`. */
  readonly label: string;
  /** Is told that the reader copies. */
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
