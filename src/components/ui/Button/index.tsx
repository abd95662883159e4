import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A button with words. `accent` is the one that a reader came for, `plain` any other, `quiet` takes something back.
 * While `busy` it keeps the keyboard's focus and does nothing.
 */
export default function Button({
  kind = 'plain',
  busy = false,
  pressed,
  submits = false,
  onPress,
  onApproach,
  children,
  ref,
}: {
  readonly kind?: 'accent' | 'plain' | 'quiet';
  readonly busy?: boolean;
  /** Of a button that stays pressed: whether it is. */
  readonly pressed?: boolean;
  /** Whether it sends the form around it, as Enter in a field does. Then the form says what happens. */
  readonly submits?: boolean;
  readonly onPress?: () => void;
  /** Is told that the pointer or the keyboard has come to it. */
  readonly onApproach?: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}): ReactNode {
  return (
    <button
      ref={ref}
      type={submits ? 'submit' : 'button'}
      className={clsx(styles.button, styles[kind])}
      // Not `disabled`, which would drop the keyboard's focus.
      aria-disabled={busy}
      aria-pressed={pressed}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={(event) => {
        if (busy) {
          event.preventDefault();
        } else {
          onPress?.();
        }
      }}
    >
      {children}
    </button>
  );
}
