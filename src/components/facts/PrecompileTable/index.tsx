import type {ReactNode} from 'react';
import {precompiles, precompilesChecked, precompileSources} from '@site/data/precompiles';
import {formatCount} from '../NetworkFacts/networkText';
import PageSources from '../../shell/PageSources';
import Table from '../../ui/Table';

/** The number of calls of each precompile that fit into one block, from the node's published limits. */
export default function PrecompileTable(): ReactNode {
  return (
    <>
      <Table label="Precompiles and their limits">
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Precompile</th>
            <th scope="col">Fits into one block</th>
          </tr>
        </thead>
        <tbody>
          {precompiles.map(({address, name, limits}) => (
            <tr key={address}>
              <td>
                <code>{address}</code>
              </td>
              <th scope="row">{name}</th>
              <td>
                {limits.map(({of, perBlock}) => `${formatCount(perBlock)} ${of}`).join(', ') ||
                  'no separate limit'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <PageSources sources={precompileSources} checked={precompilesChecked} part />
    </>
  );
}
