import type {ReactNode} from 'react';
import clsx from 'clsx';
import line from '../ReleaseEntry/line.module.css';
import styles from './styles.module.css';

/** A year of the timeline. `ReleaseFilter` hides it if no release of it is shown. */
export default function ReleaseYear({
  year,
  children,
}: {
  readonly year: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div data-year>
      <p className={clsx(line.line, styles.year)}>{year}</p>
      {children}
    </div>
  );
}
