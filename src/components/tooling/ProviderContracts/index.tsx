import type {ReactNode} from 'react';
import {chains} from '@site/data/networks';
import Address from '../../facts/Address';
import PageSources from '../../shell/PageSources';
import RowNote from '../../ui/StackedTable/RowNote';
import StackedTable from '../../ui/StackedTable';
import {factsOf} from '../providerFacts';

interface Props {
  readonly of: string;
  readonly caption?: string;
}

/** Contracts of a provider with copy buttons, explorer links and their sources. */
export default function ProviderContracts({of, caption = 'Contracts'}: Props): ReactNode {
  const {facts, checked} = factsOf('ProviderContracts', of, 'contracts');
  return (
    <>
      <StackedTable
        caption={caption}
        hidesCaption
        columns={['Contract', 'Network', 'Address']}
        rows={facts.map(({name, chain, address, purpose}) => {
          const {name: network, explorers} = chains[chain];
          const [explorer] = explorers;
          return {
            key: `${name} ${chain}`,
            head: (
              <>
                {name}
                {purpose !== undefined && <RowNote>{purpose}</RowNote>}
              </>
            ),
            cells: [
              network,
              <Address
                key="address"
                address={address}
                name={`${name} on ${network}`}
                explorerName={explorer.name}
                explorerUrl={explorer.url}
              />,
            ],
          };
        })}
      />
      <PageSources
        sources={[...new Set(facts.flatMap(({sources}) => sources))]}
        checked={checked}
        part
      />
    </>
  );
}
