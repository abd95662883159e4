import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeLine} from './codeLines';
import styles from './ColoredLine.module.css';

interface Props {
  readonly parts: CodeLine;
  readonly className?: string;
}

/** A line of code. It includes the line break, for selecting and copying. */
export default function ColoredLine({parts, className}: Props): ReactNode {
  return (
    <span className={clsx(styles.line, className)}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <span key={index} className={styles[part[0]]}>
            {part[1]}
          </span>
        ),
      )}
      {'\n'}
    </span>
  );
}
