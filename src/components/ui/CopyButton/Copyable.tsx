import type {ReactNode} from 'react';
import CopyButton from './';
import styles from './styles.module.css';

interface Props {
  readonly value: string;
  /** The button's accessible name, as an instruction: `Copy chain ID`. */
  readonly label: string;
  /** Shows the value as text instead of code. */
  readonly plain?: boolean;
}

/** A value with a copy button. A long value wraps, and the button stays beside it. */
export default function Copyable({value, label, plain = false}: Props): ReactNode {
  return (
    <data className={styles.copyable} value={value}>
      {plain ? value : <code className={styles.value}>{value}</code>}
      <CopyButton value={value} label={label} />
    </data>
  );
}
