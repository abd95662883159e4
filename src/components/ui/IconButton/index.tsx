import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  /** A constant of `Icon/icons.ts`. */
  readonly shape: string;
  /** The button's accessible name, as an instruction: `Copy chain ID`. */
  readonly label: string;
  /** Words beside the icon. */
  readonly text?: string | undefined;
  readonly onPress: () => void;
  /** The state of a toggle button. Absent for other buttons. */
  readonly pressed?: boolean;
  /** The outcome of the last press. */
  readonly outcome?: 'success' | 'failure' | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A small button with an icon. The label is its accessible name and its tooltip. Hidden in print. */
export default function IconButton({
  shape,
  label,
  text,
  onPress,
  pressed,
  outcome,
  ref,
}: Props): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={clsx(styles.button, text && styles.worded)}
      data-outcome={outcome}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
    >
      <Icon shape={shape} />
      {text}
    </button>
  );
}
