import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import FactText from '../../../facts/FactText';
import type {CatalogIndex} from '../decode/catalogIndex';
import type {Finding} from '../decode/finding';
import MatchView from './MatchView';
import styles from './result.module.css';

/** The maximum number of matches with parameters. */
const MOST_IN_FULL = 3;

/** Longer subjects are truncated. */
const LONGEST_SUBJECT = 66;

/** A finding. */
export default function FindingView({
  finding: {title, subject, matches, choice = '', notes},
  index,
}: {
  readonly finding: Finding;
  readonly index: CatalogIndex;
}): ReactNode {
  const names = new Set(matches.map(({members: [{name}]}) => name));
  const [name] = names.size === 1 ? names : [];
  return (
    <section className={styles.finding}>
      <Heading as="h3">
        {title}
        {': '}
        <code>
          {name ??
            (subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT)}…` : subject)}
        </code>
      </Heading>
      {notes.map((note) => (
        <p key={note} className={matches.length === 0 ? undefined : styles.odd}>
          <FactText text={note} />
        </p>
      ))}
      {matches.length > 1 && (
        <p>
          {matches.length} members match. {choice}
        </p>
      )}
      {matches.map((match, place) => (
        <MatchView
          key={place}
          match={match}
          index={index}
          isBrief={matches.length > MOST_IN_FULL}
        />
      ))}
    </section>
  );
}
