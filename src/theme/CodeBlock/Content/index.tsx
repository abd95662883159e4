// Change: shows lines that were colored at build, so that no page loads a highlighter.
import {type ReactNode, use} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {type CodeLine, CodeLines} from '@site/src/components/CodeFence/codeLines';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

/** One line of code. The line break belongs to what a reader selects and copies. */
function Line({
  parts,
  className,
}: {
  readonly parts: CodeLine;
  readonly className?: string;
}): ReactNode {
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

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const lines = use(CodeLines) ?? metadata.code.split('\n').map((line): CodeLine => [line]);
  return (
    <pre
      ref={codeBlockRef}
      // The block scrolls sideways: the keyboard must reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, styles.block, 'thin-scrollbar')}
    >
      <code className={styles.lines}>
        {lines.map((parts, index) => (
          <Line key={index} parts={parts} className={clsx(metadata.lineClassNames[index])} />
        ))}
      </code>
    </pre>
  );
}
