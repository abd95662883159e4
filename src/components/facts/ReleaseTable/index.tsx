import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {breaksFor, releaseAnchor, releaseHeading, releaseHiddenFor} from '@site/data/releaseWords';
import {type ReleaseDate, releases} from '@site/data/releases';
import Table from '../../ui/Table';
import styles from './styles.module.css';

/** The date without the time, which is in the entry below the table. */
function Day({date: {at, note}}: {readonly date: ReleaseDate}): ReactNode {
  const day = at?.slice(0, 10);
  return day === undefined ? (
    <span className={styles.none}>{note ?? 'Not published'}</span>
  ) : (
    <time className={styles.day} dateTime={day}>
      {day}
    </time>
  );
}

/** The audiences for which a release has breaking changes. Nothing is rendered if there are none. */
function Breaking({audiences}: {readonly audiences: string}): ReactNode {
  return audiences === '' ? null : (
    <span className={styles.breaking}>Breaking for {audiences}</span>
  );
}

/** All releases in a table: title, breaking changes, and date on each network. */
export default function ReleaseTable(): ReactNode {
  return (
    <Table label="Releases at a glance" className={styles.table}>
      <caption className={styles.caption}>Dates in UTC, newest release first</caption>
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Linea Mainnet</th>
          <th scope="col">Linea Sepolia</th>
        </tr>
      </thead>
      <tbody>
        {releases.map((release) => (
          <tr key={release.version} data-not={releaseHiddenFor(release).join(' ')}>
            <th scope="row">
              <Link to={`#${releaseAnchor(release)}`}>{releaseHeading(release)}</Link>{' '}
              <span className={styles.title}>{release.title}</span>{' '}
              <Breaking audiences={breaksFor(release)} />
            </th>
            <td>
              <Day date={release.mainnet} />
            </td>
            <td>
              <Day date={release.sepolia} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
