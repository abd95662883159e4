import type {ReactNode} from 'react';
import clsx from 'clsx';
import {
  audiences,
  breaksFor,
  hiddenFor,
  momentText,
  releaseAnchor,
  releaseDay,
  releaseHiddenFor,
} from '@site/data/releaseWords';
import type {Release} from '@site/data/releases';
import FactText from '../FactText';
import PageSources from '../../shell/PageSources';
import ReleaseDates from './ReleaseDates';
import {findRelease} from './findRelease';
import line from './line.module.css';
import styles from './styles.module.css';

/**
 * The date beside a release, and its kind. Its entry repeats them for the search and for copies, but that of a planned
 * release doesn't.
 */
function When({release}: {readonly release: Release}): ReactNode {
  const found = releaseDay(release);
  return (
    <p className={clsx(styles.when, release.status !== 'planned' && 'unindexed')}>
      {found ? (
        <>
          <time dateTime={found.day}>{momentText(found.day)}</time>
          <span>{found.network}</span>
        </>
      ) : (
        <span>{release.mainnet.note}</span>
      )}
      {breaksFor(release) !== '' && <strong className={styles.breaking}>Breaking</strong>}
    </p>
  );
}

/**
 * A release on the timeline: date, heading, title, dates by network, changes by audience and sources. A planned one is
 * short, because readers come for what is live: its target is beside it, and its changes are a paragraph.
 * @param children its heading.
 */
export default function ReleaseEntry({
  version,
  children,
}: {
  readonly version: string;
  readonly children?: ReactNode;
}): ReactNode {
  const release = findRelease(version);
  const isPlanned = release.status === 'planned';
  const groups = audiences
    .map(({key, label}) => ({
      id: `${releaseAnchor(release)}-${key}`,
      label,
      changes: release.changes.filter((change) => change.audience === key),
    }))
    .filter(({changes}) => changes.length > 0);

  return (
    <div
      className={clsx(line.line, styles.entry)}
      data-release={release.status}
      data-not={releaseHiddenFor(release).join(' ')}
    >
      {!isPlanned && <When release={release} />}
      {children}
      {/* What the search reads belongs to the heading before it. */}
      {isPlanned && <When release={release} />}
      <p className={styles.title}>{release.title}</p>
      {!isPlanned && <ReleaseDates release={release} />}
      {release.note !== undefined && (
        <p>
          <FactText text={release.note} />
        </p>
      )}
      {groups.map(({id, label, changes}) => (
        <div key={id} data-not={hiddenFor(changes).join(' ')}>
          {isPlanned ? (
            changes.map(({text}) => (
              <p key={text}>
                <FactText text={text} />
              </p>
            ))
          ) : (
            <>
              <p id={id}>
                <strong>{label}</strong>
              </p>
              <ul aria-labelledby={id}>
                {changes.map((change) => (
                  <li key={change.text} data-not={change.breaking ? undefined : 'breaking'}>
                    {change.breaking && <strong className={styles.breaking}>Breaking</strong>}{' '}
                    <FactText text={change.text} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
      <PageSources sources={release.sources} checked={release.checked} part />
    </div>
  );
}
