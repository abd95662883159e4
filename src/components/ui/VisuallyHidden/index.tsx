import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Text for readers who listen: it is spoken and takes no place. */
export default function VisuallyHidden(
  props: Omit<ComponentProps<'span'>, 'className'>,
): ReactNode {
  return <span {...props} className={styles.hidden} />;
}
