import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sourceLink} from './sourceLink';
import styles from './styles.module.css';

/** The foot of a page: when its facts were last held against their sources, and which those are. */
export default function PageSources({
  sources,
  checked,
}: {
  readonly sources: readonly string[];
  readonly checked: string;
}): ReactNode {
  return (
    <details className={styles.sources}>
      <summary>
        Facts checked on <time dateTime={checked}>{checked}</time> against {sources.length}{' '}
        {sources.length === 1 ? 'source' : 'sources'}
      </summary>
      <ul>
        {sources.map(sourceLink).map(({label, href}) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
