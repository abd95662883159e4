import type {ReactNode, Ref} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  /** The lines of the icon: a constant of `Icon/icons.ts`. */
  readonly shape: string;
  /** The button's name, an order: `Copy chain ID`. */
  readonly label: string;
  readonly onPress: () => void;
  /** Of a button that stays pressed: whether it is. */
  readonly pressed?: boolean;
  /** How the last press went. */
  readonly outcome?: 'success' | 'failure' | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A small button with an icon, named by a label that is also shown to the mouse. Print leaves it out. */
export default function IconButton({
  shape,
  label,
  onPress,
  pressed,
  outcome,
  ref,
}: Props): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      data-outcome={outcome}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onPress}
    >
      <Icon shape={shape} />
    </button>
  );
}
