import type {ReactNode} from 'react';
import {type Connection, connectionTo} from '@site/data/connection';
import type {NetworkKey} from '@site/data/networks';
import Copyable from '../../ui/CopyButton/Copyable';
import StackedTable from '../../ui/StackedTable';

const NETWORKS: readonly NetworkKey[] = ['mainnet', 'sepolia'];

/** The fields of a wallet's form for a network, and the value of each. */
const fields: readonly (readonly [field: string, valueIn: (network: Connection) => string])[] = [
  ['Network name', ({name}) => name],
  ['RPC URL', ({endpoints}) => endpoints[0]?.url ?? ''],
  ['Chain ID', ({chainId}) => String(chainId)],
  ['Currency symbol', ({currency}) => currency.symbol],
  ['Block explorer', ({explorers}) => explorers[0] ?? ''],
];

/** What a wallet or a program needs to connect to either network, with a copy button for each value. */
export default function ConnectionTable(): ReactNode {
  const networks = NETWORKS.map((key) => connectionTo(key, 'ConnectionTable'));
  return (
    <StackedTable
      caption="Values of a wallet’s form"
      hidesCaption
      hasCellLabels
      columns={['Setting', ...networks.map(({name}) => name)]}
      rows={fields.map(([field, valueIn]) => ({
        key: field,
        head: field,
        cells: networks.map((network) => (
          <Copyable
            key={network.name}
            value={valueIn(network)}
            label={`Copy ${field} of ${network.name}`}
          />
        )),
      }))}
    />
  );
}
