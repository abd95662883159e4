import {type ReactNode, useRef} from 'react';
import styles from './styles.module.css';
import {useOverflow} from './useOverflow';

/** A box that scrolls sideways if its content is too wide, and is focusable only then. */
export default function Scroller({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(ref);
  return (
    <div
      ref={ref}
      className={styles.scroller}
      {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': label})}
    >
      {children}
    </div>
  );
}
