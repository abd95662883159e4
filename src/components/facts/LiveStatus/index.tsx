import {type ReactNode, useMemo} from 'react';
import type {Connection} from '@site/data/connection';
import NeedsScripts from '../../shell/NeedsScripts';
import Button from '../../ui/Button';
import Table from '../../ui/Table';
import VisuallyHidden from '../../ui/VisuallyHidden';
import EndpointRow, {columns} from './EndpointRow';
import {isCutOff, problemText, summaryText} from './statusText';
import {useLiveStatus} from './useLiveStatus';
import styles from './styles.module.css';

/** The endpoints of networks, each with its network. */
const targetsOf = (networks: readonly Connection[]) =>
  networks.flatMap(({name, chainId, endpoints}) =>
    endpoints.map(({url}) => ({url, chainId, network: name})),
  );

/**
 * Checks the public endpoints of networks from the reader's browser, on demand. Pages write
 * `network="mainnet sepolia"`; the build passes the facts (`connectionsFacts`).
 * @param connections `Connection`s as JSON.
 */
export default function LiveStatus({connections}: {readonly connections: string}): ReactNode {
  const networks = useMemo(() => JSON.parse(connections) as readonly Connection[], [connections]);
  const targets = useMemo(() => targetsOf(networks), [networks]);
  const {state, check} = useLiveStatus(targets);
  const names = networks.map(({name}) => name).join(' and ');
  const hasAnswer = !isCutOff(Object.values(state.results));
  const problems = targets.flatMap(({url}) => {
    const result = hasAnswer ? state.results[url] : undefined;
    const text = result && problemText(new URL(url).host, result);
    return text === undefined ? [] : [{url, text}];
  });

  return (
    <div className={styles.live}>
      <div className={styles.bar}>
        <NeedsScripts>
          <Button busy={state.step === 'checking'} onPress={() => void check()}>
            {state.step === 'done' ? 'Check again' : 'Check now'}
            <VisuallyHidden> ({names})</VisuallyHidden>
          </Button>
        </NeedsScripts>
        <p role="status" className={styles.summary}>
          {summaryText(state, targets.length)}
        </p>
      </div>
      <Table
        role="table"
        data-stacks=""
        label={`Public RPC endpoints of ${names}, scrolls sideways`}
      >
        <caption className={styles.caption}>Public RPC endpoints of {names}</caption>
        <thead>
          <tr role="row">
            {['Endpoint', ...columns].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {targets.map(({url, network}) => (
            <EndpointRow
              key={url}
              url={url}
              network={networks.length > 1 ? network : undefined}
              step={state.step}
              result={state.results[url]}
              hasAnswer={hasAnswer}
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
