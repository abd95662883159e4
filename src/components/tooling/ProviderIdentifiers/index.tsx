import type {ReactNode} from 'react';
import {chains} from '@site/data/networks';
import Copyable from '../../ui/CopyButton/Copyable';
import StackedTable from '../../ui/StackedTable';
import {factsOf} from '../providerFacts';

/** The provider's names for the networks, with copy buttons. */
export default function ProviderIdentifiers({of}: {readonly of: string}): ReactNode {
  const {facts} = factsOf('ProviderIdentifiers', of, 'identifiers');
  return (
    <StackedTable
      caption="Network identifiers"
      hidesCaption
      columns={['Identifier', 'Network', 'Value']}
      rows={facts.map(({name, chain, value}) => ({
        key: `${name} ${chain}`,
        head: name,
        cells: [
          chains[chain].name,
          <Copyable key="value" value={value} label={`Copy ${name} of ${chains[chain].name}`} />,
        ],
      }))}
    />
  );
}
