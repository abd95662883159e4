import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A label in the text for a network, a version or a status. Pages write one of `network="mainnet"`,
 * `version="Beta v4"` and `status="active"`. The build converts it to the props
 * (src/markdown/remarkComponents).
 */
export default function Badge({
  kind,
  label,
}: {
  /** Selects color and mark. The label has the same meaning in words. */
  readonly kind: string;
  readonly label: string;
}): ReactNode {
  return (
    <span className={styles.badge} data-kind={kind}>
      {label}
    </span>
  );
}
