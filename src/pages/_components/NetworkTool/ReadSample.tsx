import type {ReactNode} from 'react';
import {type CodeLine, codeText} from '@site/src/components/ui/CodeFence/codeLines';
import ColoredLine from '@site/src/components/ui/CodeFence/ColoredLine';
import CopyButton from '@site/src/components/ui/CopyButton';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly network: string;
  readonly lines: readonly CodeLine[];
}

/** A program that reads a network, highlighted at build. */
export default function ReadSample({network, lines}: Props): ReactNode {
  return (
    <>
      <div className={styles.caption}>
        <span>
          <code>read.ts</code> with viem
        </span>
        <CopyButton worded value={codeText(lines)} label={`Copy code that reads ${network}`} />
      </div>
      <pre className={styles.code}>
        <code>
          {lines.map((parts, index) => (
            <ColoredLine key={index} parts={parts} className={clsx(styles.line)} />
          ))}
        </code>
      </pre>
    </>
  );
}
