import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from '../RequestPanel/styles.module.css';

interface Props {
  readonly is: 'head' | 'request' | 'run' | 'endpoint' | 'answers' | 'errors';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the request panel, from top to bottom. The endpoint is in the part of the Run button. */
export default function PanelPart({is, className, children}: Props): ReactNode {
  return <div className={clsx(styles[is], className)}>{children}</div>;
}
