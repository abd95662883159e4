import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {GlossaryTerm} from '@site/data/glossary';
import clsx from 'clsx';
import ExternalLink from '../../ui/ExternalLink';
import VisuallyHidden from '../../ui/VisuallyHidden';
import {sourceLink} from '../../shell/PageSources/sourceLink';
import {definitionParts} from './glossaryLetters';
import styles from './styles.module.css';

/** A term with its other forms, its definition, and links to its page and its source. */
export default function TermEntry({entry}: {readonly entry: GlossaryTerm}): ReactNode {
  const {id, term, also = [], definition, see} = entry;
  const anchorTitle = `Direct link to ${term}`;
  const source = sourceLink(entry.source);
  // Lets the build check links from other pages to this anchor.
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.entry}>
      <dt id={id} className={styles.term}>
        <span>{term}</span>
        <Link
          className={clsx('hash-link', styles.anchor)}
          to={`#${id}`}
          aria-label={anchorTitle}
          title={anchorTitle}
        >
          {'\u200B'}
        </Link>
      </dt>
      {also.length > 0 && <dd className={styles.also}>Also: {also.join(', ')}</dd>}
      <dd className={styles.definition}>
        {definitionParts(definition).map(({text, code}, index) =>
          code ? <code key={index}>{text}</code> : text,
        )}{' '}
        <Link to={see}>More about {term}</Link>
        {' · '}
        <ExternalLink href={source.href}>
          <span title={source.label}>
            Source<VisuallyHidden> of {term}</VisuallyHidden>
          </span>
        </ExternalLink>
      </dd>
    </div>
  );
}
