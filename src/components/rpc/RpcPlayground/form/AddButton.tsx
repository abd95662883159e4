import type {ReactNode} from 'react';
import styles from './playground.module.css';

interface Props {
  readonly id: string;
  readonly name: string;
  /** The accessible name: `Add call.gas`. */
  readonly label: string;
  readonly onPress: () => void;
}

/** A small button that adds a part of the request. */
export default function AddButton({id, name, label, onPress}: Props): ReactNode {
  return (
    <button id={id} type="button" className={styles.add} aria-label={label} onClick={onPress}>
      <span aria-hidden="true">+</span> {name}
    </button>
  );
}
