import type {ReactNode} from 'react';
import type {ListedProvider} from '@site/data/tooling/provider';
import Badge from '../../facts/Badge';
import ExternalLink from '../../ui/ExternalLink';
import RowNote from '../../ui/StackedTable/RowNote';
import StackedTable from '../../ui/StackedTable';
import {keyWords, networksText, pricingWords, sinceWords, statusNames} from '../providerWords';

/** A table of a provider's key facts. The build adds it below the first paragraph of its page. */
export default function ProviderSummary({
  provider,
}: {
  /** A `ListedProvider` as JSON. */
  readonly provider: string;
}): ReactNode {
  const facts = JSON.parse(provider) as ListedProvider;
  const offer: readonly (readonly [string, string])[] = [
    ['Networks', networksText(facts.networks)],
    ['Pricing', pricingWords[facts.pricing]],
    ['API key or account', keyWords[facts.key]],
  ];
  // A retired provider offers nothing.
  const shown = facts.status === 'retired' ? [] : offer;
  return (
    <StackedTable
      caption={`${facts.name} at a glance`}
      hidesCaption
      hasCellLabels
      columns={['Status', ...shown.map(([name]) => name), 'Links']}
      rows={[
        {
          key: 'provider',
          head: (
            <>
              <Badge kind={facts.status} label={statusNames[facts.status]} />
              {facts.since !== undefined && <RowNote>{sinceWords(facts)}</RowNote>}
            </>
          ),
          cells: [
            ...shown.map(([, value]) => value),
            <span key="links">
              <ExternalLink href={facts.url}>Website</ExternalLink>,{' '}
              <ExternalLink href={facts.docs}>Documentation</ExternalLink>
            </span>,
          ],
        },
      ]}
    />
  );
}
