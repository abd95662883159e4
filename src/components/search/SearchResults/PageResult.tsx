import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {openPlace} from '@site/src/search/foundPlace';
import type {PageHits} from '@site/src/search/groupHits';
import type {SearchHit} from '@site/src/search/hit';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import MarkedText from '../../ui/MarkedText';
import styles from './styles.module.css';

/** The number of hits that a page shows at first. The rest is in a disclosure. */
const MAX_VISIBLE_HITS = 4;

function PartResult({hit: {url, title, snippet, words}}: {readonly hit: SearchHit}): ReactNode {
  return (
    <li className={styles.part}>
      <Link to={url} className={clsx(styles.partTitle)} onClick={() => openPlace(url, words)}>
        <MarkedText pieces={title} />
      </Link>
      {snippet && (
        <p className={styles.snippet}>
          <MarkedText pieces={snippet} />
        </p>
      )}
    </li>
  );
}

function PartList({hits}: {readonly hits: readonly SearchHit[]}): ReactNode {
  return (
    <ul className={styles.parts}>
      {hits.map((hit) => (
        <PartResult key={hit.id} hit={hit} />
      ))}
    </ul>
  );
}

/** The hits of one page. */
export default function PageResult({page, own, parts}: PageHits): ReactNode {
  const rest = parts.slice(MAX_VISIBLE_HITS);
  return (
    <article className={styles.page}>
      <p className={styles.path}>{page.breadcrumbs.join(' › ')}</p>
      <Heading as="h2" className={styles.title}>
        <Link to={own?.url ?? page.url} onClick={() => own && openPlace(own.url, own.words)}>
          {own ? <MarkedText pieces={own.title} /> : page.title}
        </Link>
      </Heading>
      {own?.snippet && (
        <p className={styles.snippet}>
          <MarkedText pieces={own.snippet} />
        </p>
      )}
      {parts.length > 0 && <PartList hits={parts.slice(0, MAX_VISIBLE_HITS)} />}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{rest.length} more on this page</summary>
          <PartList hits={rest} />
        </details>
      )}
    </article>
  );
}
