import type {ReactNode} from 'react';
import type {CodeLine} from '../../ui/CodeFence/codeLines';
import ColoredLine from '../../ui/CodeFence/ColoredLine';
import styles from './styles.module.css';

/**
 * The declaration of a member: a code block without buttons, of which a page can have a hundred.
 *
 * @param lines the colored lines, as JSON: the build writes them into the page (src/markdown/remarkContract).
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
