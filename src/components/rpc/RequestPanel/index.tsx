import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The name of the method, which heads the panel while the bar is hidden. */
  readonly method: string;
  /** `PanelPart`s. */
  readonly children: ReactNode;
}

/** The request and response of a method. On wide screens, they are beside the text and stay in view. */
export default function RequestPanel({method, children}: Props): ReactNode {
  return (
    <section className={styles.panel} aria-label="Request and response">
      <div className={styles.console} data-method={method}>
        {children}
      </div>
    </section>
  );
}
