import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {dayInWords} from '@site/data/dayInWords';
import clsx from 'clsx';
import {sourceLink} from './sourceLink';
import styles from './styles.module.css';

/** A longer list of sources is collapsed. */
const MAX_EXPANDED = 5;

interface Props {
  readonly sources: readonly string[];
  /** A date as `YYYY-MM-DD`. */
  readonly checked: string;
  /** Whether these are the sources of a part of the page, such as a table: always collapsed, in few words. */
  readonly part?: boolean;
}

/** The sources of a page or of a part of it, and the day of the last comparison with them. */
export default function PageSources({sources, checked, part = false}: Props): ReactNode {
  const day = <time dateTime={checked}>{dayInWords(checked)}</time>;
  const count = `${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`;
  const summary = part ? (
    <>
      {count}, checked on {day}
    </>
  ) : (
    <>
      Checked on {day} against {count}
    </>
  );
  const list = (
    <ul>
      {sources.map(sourceLink).map(({label, href}) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
  return part || sources.length > MAX_EXPANDED ? (
    <details className={clsx(styles.sources, part && styles.part)} data-search="words">
      <summary>{summary}</summary>
      {list}
    </details>
  ) : (
    <div className={styles.sources} data-search="words">
      <p>{summary}</p>
      {list}
    </div>
  );
}
