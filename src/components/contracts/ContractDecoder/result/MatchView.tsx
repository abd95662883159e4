import {type ReactNode, useId, useState} from 'react';
import Copyable from '../../../ui/CopyButton/Copyable';
import FactText from '../../../facts/FactText';
import LongName from '../../../ui/LongName';
import {type CatalogIndex, ownersOf} from '../decode/catalogIndex';
import type {Match} from '../decode/finding';
import {ownersText} from '../decode/meaning';
import Places from './Places';
import styles from './result.module.css';
import ValueTable from './ValueTable';

interface Props {
  readonly match: Match;
  readonly index: CatalogIndex;
  /** Omits the table. */
  readonly isBrief?: boolean;
}

/** A matching member with its pages and values. */
export default function MatchView({match, index, isBrief = false}: Props): ReactNode {
  const {members, values, failure, note} = match;
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const member = members[chosen] ?? members[0];
  return (
    <div className={styles.match}>
      <p className={styles.signature}>
        {/* The declaration of a member without a selector says so. */}
        {member.hash !== undefined && <span className={styles.kind}>{member.kind} </span>}
        <code>
          <LongName text={member.signature} />
        </code>
      </p>
      {member.hash !== undefined && (
        <p className={styles.fact}>
          {member.kind === 'event' ? 'Topic' : 'Selector'}{' '}
          <Copyable
            value={member.hash}
            label={`Copy the ${member.kind === 'event' ? 'topic' : 'selector'} of ${member.name}`}
          />
        </p>
      )}
      {members.length > 1 && !isBrief && (
        <p className={styles.fact}>
          <label htmlFor={id}>Description from</label>{' '}
          <select
            id={id}
            className={styles.choice}
            value={chosen}
            onChange={({target}) => setChosen(Number(target.value))}
          >
            {members.map((each, place) => (
              <option key={place} value={place}>
                {ownersText(ownersOf(index, each))}
              </option>
            ))}
          </select>
        </p>
      )}
      {member.meaning !== '' && (
        <p>
          <FactText text={member.meaning} />
        </p>
      )}
      {members.length === 1 ? (
        <p className={styles.places}>
          <Places member={member} index={index} />
        </p>
      ) : (
        <ul className={styles.places}>
          {members.map((each, place) => (
            <li key={place}>
              <Places member={each} index={index} />
            </li>
          ))}
        </ul>
      )}
      {member.gone !== undefined && (
        <p className={styles.odd}>
          <FactText text={member.gone} />
        </p>
      )}
      {member.missingOn !== undefined && (
        <p className={styles.odd}>
          Not deployed for {member.missingOn.join(' and ')} (published deployments).
        </p>
      )}
      {failure !== undefined && (
        <p className={styles.wrong}>
          <FactText text={failure} />
        </p>
      )}
      {note !== undefined && (
        <p className={styles.odd}>
          <FactText text={note} />
        </p>
      )}
      {!isBrief && <ValueTable key={chosen} member={member} values={values} index={index} />}
    </div>
  );
}
