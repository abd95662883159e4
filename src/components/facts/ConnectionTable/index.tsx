import type {ReactNode} from 'react';
import {type Connection, connectionTo} from '@site/data/connection';
import type {NetworkKey} from '@site/data/networks';
import Copyable from '../../ui/CopyButton/Copyable';
import Table from '../../ui/Table';

const NETWORKS: readonly NetworkKey[] = ['mainnet', 'sepolia'];

/** The fields of a wallet's form for a network, after its name, and the value of each. */
const fields: readonly (readonly [field: string, valueIn: (network: Connection) => string])[] = [
  ['RPC URL', ({endpoints}) => endpoints[0]?.url ?? ''],
  ['Chain ID', ({chainId}) => String(chainId)],
  ['Currency symbol', ({currency}) => currency.symbol],
  ['Block explorer', ({explorers}) => explorers[0] ?? ''],
];

/** What a wallet or a program needs to connect to either network, with a copy button for each value. */
export default function ConnectionTable(): ReactNode {
  const networks = NETWORKS.map((key) => connectionTo(key, 'ConnectionTable'));
  return (
    <Table role="table" data-stacks="" label="Values of a wallet’s form, scrolls sideways">
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col">
            Setting
          </th>
          {networks.map(({name}) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr role="row">
          <th role="rowheader" scope="row">
            Network name
          </th>
          {networks.map(({name}) => (
            <td key={name} role="cell" data-column={name}>
              {name}
            </td>
          ))}
        </tr>
        {fields.map(([field, valueIn]) => (
          <tr key={field} role="row">
            <th role="rowheader" scope="row">
              {field}
            </th>
            {networks.map((network) => (
              <td key={network.name} role="cell" data-column={network.name}>
                <Copyable value={valueIn(network)} label={`Copy ${field} of ${network.name}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
