import {type ReactNode, useMemo} from 'react';
import type {Connection} from '@site/data/connection';
import NeedsScripts from '../../shell/NeedsScripts';
import Button from '../../ui/Button';
import Table from '../../ui/Table';
import VisuallyHidden from '../../ui/VisuallyHidden';
import EndpointRow from './EndpointRow';
import {problemText, summaryText} from './statusText';
import {useLiveStatus} from './useLiveStatus';
import styles from './styles.module.css';

const columns = [
  'Endpoint',
  'Status',
  'Chain ID',
  'Latest block',
  'Block age',
  'Base fee (gwei)',
  'Latency',
];

/**
 * Checks the public endpoints of a network from the reader's browser, on demand. Pages write
 * `network`; the build passes the facts (`connectionFacts`).
 * @param connection a `Connection` as JSON.
 */
export default function LiveStatus({connection}: {readonly connection: string}): ReactNode {
  const {name, chainId, endpoints} = useMemo(
    () => JSON.parse(connection) as Connection,
    [connection],
  );
  const urls = useMemo(() => endpoints.map(({url}) => url), [endpoints]);
  const {state, check} = useLiveStatus(urls, chainId);
  const checking = state.step === 'checking';
  const problems = endpoints.flatMap(({url}) => {
    const result = state.results[url];
    const text = result && problemText(new URL(url).host, result);
    return text === undefined ? [] : [{url, text}];
  });

  return (
    <div className={styles.live}>
      <div className={styles.bar}>
        <NeedsScripts>
          <Button busy={checking} onPress={() => void check()}>
            {state.step === 'done' ? 'Check again' : 'Check now'}
            <VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        </NeedsScripts>
        <p role="status" className={styles.summary}>
          {summaryText(state, endpoints.length)}
        </p>
      </div>
      <Table label={`Public RPC endpoints of ${name}, scrolls sideways`}>
        <caption className={styles.caption}>Public RPC endpoints of {name}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {endpoints.map((endpoint) => (
            <EndpointRow
              key={endpoint.url}
              endpoint={endpoint}
              step={state.step}
              result={state.results[endpoint.url]}
            />
          ))}
        </tbody>
      </Table>
      <ul role="list" aria-label="Problems" aria-live="polite" className={styles.problems}>
        {problems.map(({url, text}) => (
          <li key={url}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
