import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sourceLink} from './sourceLink';
import styles from './styles.module.css';

/** More than these are folded away. */
const MOST_OPEN = 5;

const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

interface Props {
  readonly sources: readonly string[];
  /** A day, as `YYYY-MM-DD`. */
  readonly checked: string;
  readonly folded?: boolean;
}

/** The foot of a page or a table: when its facts were last held against their sources, and which those are. */
export default function PageSources({
  sources,
  checked,
  folded = sources.length > MOST_OPEN,
}: Props): ReactNode {
  const summary = (
    <>
      Facts checked on <time dateTime={checked}>{day.format(new Date(checked))}</time> against{' '}
      {sources.length} {sources.length === 1 ? 'source' : 'sources'}
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
