import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Mark} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import type {PageHits} from '@site/src/search/groupHits';
import {hitText, hitUrl, pageTitle, type SearchHit} from '@site/src/search/hit';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import styles from './styles.module.css';

/** So many parts of a page are shown at once; the others wait behind a button. */
const SHOWN = 4;

function PartResult({hit}: {readonly hit: SearchHit}): ReactNode {
  const {titleHtml, snippetHtml} = hitText(hit);
  return (
    <li className={styles.part}>
      <Link to={hitUrl(hit, Mark !== null)} className={clsx(styles.partTitle)}>
        <span dangerouslySetInnerHTML={{__html: titleHtml}} />
      </Link>
      {snippetHtml !== undefined && (
        <p className={styles.snippet} dangerouslySetInnerHTML={{__html: snippetHtml}} />
      )}
    </li>
  );
}

function PartList({hits}: {readonly hits: readonly SearchHit[]}): ReactNode {
  return (
    <ul className={styles.parts}>
      {hits.map((hit) => (
        <PartResult key={hit.document.i} hit={hit} />
      ))}
    </ul>
  );
}

/** What was found in a page. */
export default function PageResult({page, titleHit, parts}: PageHits): ReactNode {
  const rest = parts.slice(SHOWN);
  return (
    <article className={styles.page}>
      <p className={styles.path}>{page.b?.join(' › ')}</p>
      <Heading as="h2" className={styles.title}>
        <Link to={titleHit ? hitUrl(titleHit, Mark !== null) : page.u}>
          {titleHit ? (
            <span dangerouslySetInnerHTML={{__html: hitText(titleHit).titleHtml}} />
          ) : (
            pageTitle(page)
          )}
        </Link>
      </Heading>
      {parts.length > 0 && <PartList hits={parts.slice(0, SHOWN)} />}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{rest.length} more in this page</summary>
          <PartList hits={rest} />
        </details>
      )}
    </article>
  );
}
