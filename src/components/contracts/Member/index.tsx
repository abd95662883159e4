import {Children, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Absent for a group of members. */
  readonly kind?: string;
  /** The anchor and the words of the heading. */
  readonly anchor?: string;
  readonly label?: string;
  /** The parameters in brackets. Absent for members without any. */
  readonly takes?: string;
  /** The selector or topic. Absent for members without one. */
  readonly hash?: string;
  /** If present, another contract declares the member. */
  readonly inherited?: string;
  /** If present, the fold starts open. */
  readonly opened?: string;
  /** The name, then what folds. */
  readonly children: ReactNode;
}

/** The number of characters of a selector. */
const SELECTOR = 10;

/** A member of a contract, or a group of inherited members: a line with the name, and a fold. */
export default function Member({
  kind,
  anchor,
  label,
  takes,
  hash,
  inherited,
  opened,
  children,
}: Props): ReactNode {
  const [name, ...body] = Children.toArray(children);
  const title = `Direct link to ${label}`;
  const fold = (
    <details
      className={styles.member}
      data-member={kind && (inherited === undefined ? 'own' : 'inherited')}
      open={opened !== undefined}
    >
      <summary className={styles.line}>
        {name}
        {/* The body repeats these for the search. */}
        {takes && <span className={clsx('unindexed', styles.takes)}>{takes}</span>}
        <span className="unindexed">
          {kind}{' '}
          {hash !== undefined && (
            <code>{hash.length > SELECTOR ? `${hash.slice(0, SELECTOR)}…` : hash}</code>
          )}
        </span>
      </summary>
      <div className={styles.body}>{body}</div>
    </details>
  );
  // A control like the line of a fold can't contain a link, so the heading's link is beside it.
  return anchor === undefined ? (
    fold
  ) : (
    <div className={styles.box}>
      {fold}
      <Link
        className={clsx('hash-link', styles.anchor)}
        to={`#${anchor}`}
        aria-label={title}
        title={title}
      >
        {'\u200B'}
      </Link>
    </div>
  );
}
