import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeLine} from './codeLines';
import styles from './ColoredLine.module.css';

interface Props {
  readonly parts: CodeLine;
  readonly className?: string;
}

/** One line of code. The line break belongs to what a reader selects and copies. */
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
