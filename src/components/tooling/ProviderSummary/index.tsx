import type {ReactNode} from 'react';
import type {ListedProvider} from '@site/data/tooling/provider';
import Badge from '../../facts/Badge';
import ExternalLink from '../../ui/ExternalLink';
import {keyWords, networksText, pricingWords, statusWords} from '../providerWords';
import styles from './styles.module.css';

/** What a reader asks first about a provider. The build puts it below the first paragraph of its page. */
export default function ProviderSummary({
  provider,
}: {
  /** A `ListedProvider` as JSON. */
  readonly provider: string;
}): ReactNode {
  const facts = JSON.parse(provider) as ListedProvider;
  const offer: readonly (readonly [string, ReactNode])[] = [
    ['Networks', networksText(facts.networks)],
    ['Pricing', pricingWords[facts.pricing]],
    ['API key or account', keyWords[facts.key]],
  ];
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Status', <Badge key="status" kind={facts.status} label={statusWords(facts)} />],
    // A retired provider offers nothing.
    ...(facts.status === 'retired' ? [] : offer),
    [
      'Links',
      <span key="links" className={styles.links}>
        <ExternalLink href={facts.url}>Website</ExternalLink>
        <ExternalLink href={facts.docs}>Documentation</ExternalLink>
      </span>,
    ],
  ];
  return (
    <dl className={styles.summary} aria-label={`${facts.name} at a glance`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
