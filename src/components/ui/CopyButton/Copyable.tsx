import type {ReactNode} from 'react';
import CopyButton from './';
import styles from './styles.module.css';

interface Props {
  readonly value: string;
  /** The button's name, an order: `Copy chain ID`. */
  readonly label: string;
  /** Shows the value as ordinary text, not as code. */
  readonly plain?: boolean;
}

/** A value with the button that copies it; a long one wraps and keeps the button beside it. */
export default function Copyable({value, label, plain = false}: Props): ReactNode {
  return (
    <span className={styles.copyable}>
      {plain ? value : <code className={styles.value}>{value}</code>}
      <CopyButton value={value} label={label} />
    </span>
  );
}
