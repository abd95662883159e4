import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

/** Buttons that belong together, after the words that name them. */
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
