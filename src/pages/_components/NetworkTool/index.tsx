import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import data from '@generated/home-data/default/data.json';
import {connectionTo} from '@site/data/connection';
import {type NetworkKey, networks} from '@site/data/networks';
import AddNetworkButton from '@site/src/components/facts/AddNetworkButton';
import clsx from 'clsx';
import NetworkValues from './NetworkValues';
import ReadSample from './ReadSample';
import styles from './styles.module.css';

/** The networks, with the labels of their tabs. The choice works without scripts. */
const tabs: readonly (readonly [NetworkKey, string])[] = [
  ['mainnet', 'Mainnet'],
  ['sepolia', 'Sepolia'],
];

/** The values of the chosen network, a button that adds it to a wallet, and a program that reads it. */
export default function NetworkTool(): ReactNode {
  return (
    <section aria-label="Connect to Linea" className={styles.tool}>
      <div className={styles.head}>
        <fieldset className={styles.tabs}>
          <legend className={styles.legend}>Network</legend>
          {tabs.map(([key, label], index) => (
            <label key={key} className={styles.tab}>
              <input type="radio" name="network" value={key} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={clsx(styles.layers, styles.wallets)}>
          {tabs.map(([key]) => (
            <div key={key} data-network={key}>
              <AddNetworkButton
                compact
                connection={JSON.stringify(connectionTo(key, 'AddNetworkButton'))}
              />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.layers}>
        {tabs.map(([key]) => (
          <div key={key} data-network={key}>
            <NetworkValues network={networks[key]} />
            <ReadSample network={networks[key].name} lines={data.samples[key]} />
          </div>
        ))}
      </div>
      <Link to="/get-started/build/network-info" className={clsx(styles.more)}>
        All endpoints, explorers and limits
      </Link>
    </section>
  );
}
