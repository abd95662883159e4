import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sourceLink} from './sourceLink';
import styles from './styles.module.css';

/** A longer list of sources is collapsed. */
const MAX_EXPANDED = 5;

const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

interface Props {
  readonly sources: readonly string[];
  /** A date as `YYYY-MM-DD`. */
  readonly checked: string;
  readonly folded?: boolean;
}

/** The sources of a page or a table, and the day of the last comparison with them. */
export default function PageSources({
  sources,
  checked,
  folded = sources.length > MAX_EXPANDED,
}: Props): ReactNode {
  const summary = (
    <>
      Facts checked on <time dateTime={checked}>{day.format(new Date(checked))}</time> against{' '}
      {sources.length} {sources.length === 1 ? 'source' : 'sources'}, not read from the chain
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
  return folded ? (
    <details className={styles.sources}>
      <summary>{summary}</summary>
      {list}
    </details>
  ) : (
    <div className={styles.sources}>
      <p>{summary}</p>
      {list}
    </div>
  );
}
