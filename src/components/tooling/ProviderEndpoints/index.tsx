import type {ReactNode} from 'react';
import Copyable from '../../ui/CopyButton/Copyable';
import StackedTable from '../../ui/StackedTable';
import {factsOf} from '../providerFacts';

const access = {public: 'Public', key: 'With your key'} as const;

/** Endpoints of a provider with copy buttons. */
export default function ProviderEndpoints({of}: {readonly of: string}): ReactNode {
  const {facts} = factsOf('ProviderEndpoints', of, 'endpoints');
  return (
    <StackedTable
      caption="Endpoints"
      hidesCaption
      columns={['Endpoint', 'Access', 'URL']}
      rows={facts.map((endpoint) => ({
        key: endpoint.url,
        head: endpoint.name,
        cells: [
          access[endpoint.access],
          <Copyable key="url" value={endpoint.url} label={`Copy URL of ${endpoint.name}`} />,
        ],
      }))}
    />
  );
}
