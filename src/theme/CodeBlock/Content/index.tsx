// Change: renders lines that the build has highlighted, so that pages load no highlighter. Long code folds.
import {type ReactNode, use} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CodeFold from '@site/src/components/ui/CodeFence/CodeFold';
import ColoredLine from '@site/src/components/ui/CodeFence/ColoredLine';
import {type CodeLine, CodeLines, isFolded} from '@site/src/components/ui/CodeFence/codeLines';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import styles from '@site/src/components/ui/CodeFence/CodeContent.module.css';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const lines = use(CodeLines) ?? metadata.code.split('\n').map((line): CodeLine => [line]);
  return (
    <>
      <pre
        ref={codeBlockRef}
        // The block scrolls sideways: the keyboard must reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(className, styles.block, 'thin-scrollbar')}
      >
        <code className={styles.lines}>
          {lines.map((parts, index) => (
            <ColoredLine
              key={index}
              parts={parts}
              className={clsx(metadata.lineClassNames[index])}
            />
          ))}
        </code>
      </pre>
      {isFolded(lines, metadata.lineClassNames) && <CodeFold lines={lines.length} />}
    </>
  );
}
