import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A text button. `accent` is for the main action, `plain` for others, and `quiet` for cancelling. While
 * `busy`, it keeps focus and does nothing.
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
  /** The state of a toggle button. Absent for other buttons. */
  readonly pressed?: boolean;
  /**
   * Whether it submits its form, as Enter in a field does. Then the form's `onSubmit` handles the
   * press.
   */
  readonly submits?: boolean;
  readonly onPress?: () => void;
  /** Called on hover or focus, for example to preload code. */
  readonly onApproach?: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}): ReactNode {
  return (
    <button
      ref={ref}
      type={submits ? 'submit' : 'button'}
      className={clsx(styles.button, styles[kind])}
      // `disabled` would remove the focus.
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
