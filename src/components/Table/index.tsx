import {type ComponentProps, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';
import {useOverflow} from './useOverflow';

/** A table that scrolls inside itself when it is too wide, and takes the keyboard's focus only then. */
export default function Table({
  label = 'Table, scrolls sideways',
  ...props
}: ComponentProps<'table'> & {readonly label?: string}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(ref);
  return (
    <div
      ref={ref}
      className={styles.scroller}
      {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': label})}
    >
      <table {...props} />
    </div>
  );
}
