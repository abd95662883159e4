import type {ReactNode} from 'react';
import type {CodeLine} from '../../ui/CodeFence/codeLines';
import ColoredLine from '../../ui/CodeFence/ColoredLine';
import styles from './styles.module.css';

/**
 * The declaration of a member as a code block without buttons, because a page can contain a hundred.
 *
 * @param lines the highlighted lines as JSON, written by src/markdown/remarkContract.
 */
export default function Signature({lines}: {readonly lines: string}): ReactNode {
  return (
    <pre className={styles.signature}>
      <code>
        {(JSON.parse(lines) as readonly CodeLine[]).map((parts, index) => (
          <ColoredLine key={index} parts={parts} />
        ))}
      </code>
    </pre>
  );
}
