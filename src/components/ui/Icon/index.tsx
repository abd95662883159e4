import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The lines of the icon in a square of 24 units: a constant of `icons.ts`. */
  readonly shape: string;
  readonly className?: string | undefined;
}

/** An icon of our own, in the color and the size of the text beside it, which says what it means. */
export default function Icon({shape, className}: Props): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
