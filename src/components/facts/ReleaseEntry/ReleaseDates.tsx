import type {ReactNode} from 'react';
import clsx from 'clsx';
import {momentText} from '@site/data/releaseWords';
import type {Release, ReleaseDate} from '@site/data/releases';
import RowNote from '../../ui/StackedTable/RowNote';
import Table from '../../ui/Table';
import card from '../../ui/Card/styles.module.css';
import styles from './styles.module.css';

function DateText({date: {at, note}}: {readonly date: ReleaseDate}): ReactNode {
  return (
    <>
      {at === null ? (note ?? 'Date not published') : <time dateTime={at}>{momentText(at)}</time>}
      {at !== null && note !== undefined && <RowNote>{note}</RowNote>}
    </>
  );
}

/** The dates of a release on each network, and those of its hard forks. */
export default function ReleaseDates({release}: {readonly release: Release}): ReactNode {
  const {name, mainnet, sepolia, steps = []} = release;
  return (
    <>
      <dl className={clsx(card.card, styles.dates)}>
        <div>
          <dt>Linea Mainnet</dt>
          <dd>
            <DateText date={mainnet} />
          </dd>
        </div>
        <div>
          <dt>Linea Sepolia</dt>
          <dd>
            <DateText date={sepolia} />
          </dd>
        </div>
      </dl>
      {steps.length > 0 && (
        <Table label={`Hard forks of ${name}`}>
          <caption>Hard forks of {name}</caption>
          <thead>
            <tr>
              <th scope="col">Hard fork</th>
              <th scope="col">Linea Mainnet</th>
              <th scope="col">Linea Sepolia</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.name}>
                <th scope="row">{step.name}</th>
                <td>
                  <time dateTime={step.mainnet}>{momentText(step.mainnet)}</time>
                </td>
                <td>
                  <time dateTime={step.sepolia}>{momentText(step.sepolia)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
