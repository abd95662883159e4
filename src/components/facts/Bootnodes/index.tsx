import type {ReactNode} from 'react';
import {findNetwork} from '@site/data/findNetwork';
import {bootnodes} from '@site/data/bootnodes';
import type {NetworkKey} from '@site/data/networks';
import Copyable from '../../ui/CopyButton/Copyable';
import FactRow from '../NetworkFacts/FactRow';
import styles from '../NetworkFacts/styles.module.css';
import PageSources from '../../shell/PageSources';
import {nodeRows} from './nodeRows';

const layers = {execution: 'Execution nodes', maru: 'Maru nodes'} as const;

interface Props {
  readonly network: NetworkKey;
  readonly layer: keyof typeof layers;
}

/** The public nodes of one layer of a network by region, in the format of the client's settings. */
export default function Bootnodes({network: key, layer}: Props): ReactNode {
  const {name} = findNetwork(key, 'Bootnodes');
  if (!Object.hasOwn(layers, layer)) {
    throw new Error(
      `Unknown layer "${layer}" in <Bootnodes>: use one of ${Object.keys(layers).join(', ')}`,
    );
  }
  const {sources, checked, ...nodes} = bootnodes[key];

  return (
    <div className={styles.facts}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>
          {layers[layer]} of {name}
        </caption>
        <tbody className={styles.body}>
          {nodeRows(nodes[layer]).map(({label, entries}) => (
            <FactRow key={label} label={label}>
              <ul role="list" className={styles.list}>
                {entries.map((entry) => (
                  <li key={entry.address}>
                    <Copyable value={entry.address} label={`Copy the address of ${entry.name}`} />
                    {entry.note !== '' && <span className={styles.note}>{entry.note}</span>}
                  </li>
                ))}
              </ul>
            </FactRow>
          ))}
        </tbody>
      </table>
      <PageSources sources={sources} checked={checked} part />
    </div>
  );
}
