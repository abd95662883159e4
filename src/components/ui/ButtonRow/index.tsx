import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

/** A group of buttons after a visible label. */
export default function ButtonRow({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.row}>
      <span id={id}>{label}</span>
      {children}
    </div>
  );
}
