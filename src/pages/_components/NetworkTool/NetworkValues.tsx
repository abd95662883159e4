import type {ReactNode} from 'react';
import {chains, type Network} from '@site/data/networks';
import CopyButton from '@site/src/components/ui/CopyButton';
import Copyable from '@site/src/components/ui/CopyButton/Copyable';
import ExternalLink from '@site/src/components/ui/ExternalLink';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The values of a network that readers copy most. */
export default function NetworkValues({network}: {readonly network: Network}): ReactNode {
  const {name, chain, currency, rpc} = network;
  const {chainId, explorers} = chains[chain];
  const {url} = rpc.http[0];
  const explorer = explorers[0].url;
  return (
    <dl className={styles.values}>
      <div className={clsx(styles.value, styles.endpoint)}>
        <dt>RPC URL</dt>
        <dd>
          <code>{url}</code>
          <CopyButton worded value={url} label={`Copy RPC URL of ${name}`} />
        </dd>
      </div>
      <div className={styles.value}>
        <dt>Chain ID</dt>
        <dd>
          <Copyable value={String(chainId)} label={`Copy chain ID of ${name}`} />
        </dd>
      </div>
      <div className={styles.value}>
        <dt>Currency</dt>
        <dd>
          <Copyable value={currency.symbol} label={`Copy currency symbol of ${name}`} />
        </dd>
      </div>
      <div className={styles.value}>
        <dt>Explorer</dt>
        <dd>
          <ExternalLink href={explorer}>{new URL(explorer).host}</ExternalLink>
        </dd>
      </div>
    </dl>
  );
}
