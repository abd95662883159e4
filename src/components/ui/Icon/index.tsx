import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** A constant of `icons.ts`: a path in a viewBox of 24 units. */
  readonly shape: string;
  readonly className?: string | undefined;
}

/** A decorative icon in the color and size of the text beside it. The text must carry the meaning. */
export default function Icon({shape, className}: Props): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
