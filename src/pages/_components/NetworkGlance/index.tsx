import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {chains, type Network, networks} from '@site/data/networks';
import Copyable from '@site/src/components/ui/CopyButton/Copyable';
import ExternalLink from '@site/src/components/ui/ExternalLink';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import styles from './styles.module.css';

function NetworkPanel({network}: {readonly network: Network}): ReactNode {
  const {chainId, explorers} = chains[network.chain];
  const [endpoint] = network.rpc.http;
  const [explorer] = explorers;
  const {name, currency} = network;

  return (
    <div className={styles.network}>
      <Heading as="h3" className={styles.name}>
        {name}
      </Heading>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Chain ID</dt>
          <dd>
            <Copyable value={String(chainId)} label={`Copy chain ID of ${name}`} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>RPC URL</dt>
          <dd>
            <Copyable value={endpoint.url} label={`Copy RPC URL of ${name}`} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Currency</dt>
          <dd>
            <Copyable value={currency.symbol} label={`Copy currency symbol of ${name}`} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Explorer</dt>
          <dd>
            <ExternalLink href={explorer.url}>{new URL(explorer.url).host}</ExternalLink>
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The network values that readers copy most. */
export default function NetworkGlance(): ReactNode {
  return (
    <section aria-labelledby="networks" className={styles.panel}>
      <Heading as="h2" id="networks" className={styles.heading}>
        Networks at a glance
      </Heading>
      <div className={styles.networks}>
        <NetworkPanel network={networks.mainnet} />
        <NetworkPanel network={networks.sepolia} />
      </div>
      <Link to="/get-started/build/network-info" className={clsx(styles.more)}>
        All endpoints, explorers and limits
      </Link>
    </section>
  );
}
