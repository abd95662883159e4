import type {ReactNode} from 'react';
import type {AnswerLine} from './answer/linesOf';
import CopyButton from '../../ui/CopyButton';
import styles from './form/playground.module.css';

interface Props {
  readonly lines: readonly AnswerLine[];
  readonly label: string;
}

const DEEPEST_INDENT = 8;

/** Highlighted JSON with the meaning of values beside them. */
export default function Lines({lines, label}: Props): ReactNode {
  return (
    // A box that scrolls is reached by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.lines} tabIndex={0} role="region" aria-label={label}>
      <code>
        {lines.map(({depth, name, kind, value, end, decoded, whole}, index) => (
          <span key={index} className={styles.line} data-depth={Math.min(depth, DEEPEST_INDENT)}>
            {name !== undefined && (
              <>
                <span className={styles.key}>{name}</span>:{' '}
              </>
            )}
            <span className={styles[kind]}>{value}</span>
            {end}
            {whole !== undefined && <CopyButton value={whole} label="Copy the whole value" />}
            {decoded !== undefined && <span className={styles.decoded}>{decoded}</span>}
          </span>
        ))}
      </code>
    </pre>
  );
}
