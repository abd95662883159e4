import type {ReactNode} from 'react';
import {audiences, releaseAnchor, unconcerned} from '@site/data/releaseWords';
import FactText from '../FactText';
import PageSources from '../../shell/PageSources';
import ReleaseDates from './ReleaseDates';
import {findRelease} from './findRelease';
import styles from './styles.module.css';

/** A release below its heading: title, dates, changes by audience and sources. */
export default function ReleaseEntry({version}: {readonly version: string}): ReactNode {
  const release = findRelease(version);
  const groups = audiences
    .map(({key, label}) => ({
      id: `${releaseAnchor(release)}-${key}`,
      label,
      changes: release.changes.filter((change) => change.audience === key),
    }))
    .filter(({changes}) => changes.length > 0);

  return (
    <div className={styles.entry} data-not-for={unconcerned(release.changes).join(' ')}>
      <p className={styles.title}>{release.title}</p>
      <ReleaseDates release={release} />
      {release.note !== undefined && (
        <p>
          <FactText text={release.note} />
        </p>
      )}
      {groups.map(({id, label, changes}) => (
        <div key={id} data-not-for={unconcerned(changes).join(' ')}>
          <p id={id}>
            <strong>{label}</strong>
          </p>
          <ul aria-labelledby={id}>
            {changes.map(({text, breaking = false}) => (
              <li key={text}>
                {breaking && <strong className={styles.breaking}>Breaking</strong>}{' '}
                <FactText text={text} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <PageSources sources={release.sources} checked={release.checked} part />
    </div>
  );
}
