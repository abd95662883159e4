import type {ReactNode} from 'react';
import {findNetwork} from '@site/data/findNetwork';
import {chains, type NetworkKey} from '@site/data/networks';
import Copyable from '../../ui/CopyButton/Copyable';
import ExternalLink from '../../ui/ExternalLink';
import PageSources from '../../shell/PageSources';
import EndpointList from './EndpointList';
import FactRow from './FactRow';
import {chainIdHex, formatCount, formatSeconds, networkSources} from './networkText';
import styles from './styles.module.css';

/** The values for configuring a wallet, a client or a dapp for a network, with copy buttons. */
export default function NetworkFacts({network: key}: {readonly network: NetworkKey}): ReactNode {
  const network = findNetwork(key, 'NetworkFacts');
  const {chainId, explorers} = chains[network.chain];
  const l1 = chains[network.l1];
  const {currency, rpc} = network;

  return (
    <div className={styles.facts}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{network.name} network details</caption>
        <tbody className={styles.body}>
          <FactRow label="Network name">
            <Copyable value={network.name} label="Copy network name" plain />
          </FactRow>
          <FactRow label="Chain ID">
            <Copyable value={String(chainId)} label="Copy chain ID" />
            <span className={styles.or}>or</span>
            <Copyable value={chainIdHex(chainId)} label="Copy chain ID in hexadecimal" />
          </FactRow>
          <FactRow label="Currency">
            <Copyable value={currency.symbol} label="Copy currency symbol" />
            <span className={styles.note}>
              {currency.name}, {currency.decimals} decimals
            </span>
          </FactRow>
          <FactRow label="RPC over HTTP">
            <EndpointList endpoints={rpc.http} what="HTTP RPC URL" />
          </FactRow>
          {rpc.ws.length > 0 && (
            <FactRow label="RPC over WebSocket">
              <EndpointList endpoints={rpc.ws} what="WebSocket RPC URL" />
            </FactRow>
          )}
          <FactRow label={explorers.length === 1 ? 'Block explorer' : 'Block explorers'}>
            <ul role="list" className={styles.list}>
              {explorers.map(({name, url}) => (
                <li key={url}>
                  <Copyable value={url} label={`Copy explorer URL of ${name}`} />
                  <span className={styles.note}>
                    <ExternalLink href={url}>{name}</ExternalLink>
                  </span>
                </li>
              ))}
            </ul>
          </FactRow>
          <FactRow label="L1">
            {l1.name}
            <span className={styles.note}>chain ID {l1.chainId}</span>
          </FactRow>
          <FactRow label="Bridge">
            <ExternalLink href={network.bridge.url}>{network.bridge.name}</ExternalLink>
          </FactRow>
          <FactRow label="Status">
            <ExternalLink href={network.statusUrl}>{new URL(network.statusUrl).host}</ExternalLink>
          </FactRow>
          <FactRow label="Block time">
            {formatSeconds(network.blockTimeSeconds)}
            <span className={styles.note}>
              {['as configured', network.averageBlockTime].filter(Boolean).join('; ')}
            </span>
          </FactRow>
          <FactRow label="Block gas limit">{formatCount(network.blockGasLimit)}</FactRow>
          {network.limits.map(({label, value}) => (
            <FactRow key={label} label={label}>
              {value}
            </FactRow>
          ))}
          {network.faucets.length > 0 && (
            <FactRow label="Faucets">
              <ul role="list" className={styles.list}>
                {network.faucets.map(({name, url, requires}) => (
                  <li key={url}>
                    <ExternalLink href={url}>{name}</ExternalLink>
                    <span className={styles.note}>{requires}</span>
                  </li>
                ))}
              </ul>
            </FactRow>
          )}
        </tbody>
      </table>
      <PageSources sources={networkSources(network)} checked={network.checked} part />
    </div>
  );
}
