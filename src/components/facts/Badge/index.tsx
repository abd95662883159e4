import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A short label in the text: a network, a version or a status. Pages write one of `network="mainnet"`,
 * `version="Beta v4"` and `status="active"`; the build turns it into what is shown (src/markdown/remarkComponents).
 */
export default function Badge({
  kind,
  label,
}: {
  /** Chooses color and mark. The label says the same in words. */
  readonly kind: string;
  readonly label: string;
}): ReactNode {
  return (
    <span className={styles.badge} data-kind={kind}>
      {label}
    </span>
  );
}
