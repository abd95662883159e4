import type {ReactNode} from 'react';
import clsx from 'clsx';
import Copyable from '../../ui/CopyButton/Copyable';
import ExternalLink from '../../ui/ExternalLink';
import styles from './styles.module.css';

interface Props {
  readonly address: string;
  /** The owner of the address, for the name of the copy button. */
  readonly name: string;
  readonly explorerName: string;
  readonly explorerUrl: string;
  /** Whether the explorer link is below the address. */
  readonly stacked?: boolean;
}

/**
 * A full address with a copy button and an explorer link. Pages write `contract="ethereum/LineaRollup"`, or
 * `of="0x…"` with `network="mainnet"`. The build converts these to the props
 * (src/markdown/remarkComponents).
 */
export default function Address({
  address,
  name,
  explorerName,
  explorerUrl,
  stacked = false,
}: Props): ReactNode {
  return (
    <span className={clsx(styles.address, stacked && styles.stacked)}>
      <Copyable value={address} label={`Copy address of ${name}`} />{' '}
      <ExternalLink href={`${explorerUrl.replace(/\/$/, '')}/address/${address}`}>
        {explorerName}
      </ExternalLink>
    </span>
  );
}
