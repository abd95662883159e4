import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ListedProvider} from '@site/data/tooling/provider';
import Badge from '../../facts/Badge';
import RowNote from '../../ui/StackedTable/RowNote';
import StackedTable from '../../ui/StackedTable';
import {keyWords, networksText, pricingWords, sinceWords, statusNames} from '../providerWords';
import styles from './styles.module.css';

interface Props {
  readonly caption: string;
  /** `ListedProvider`s as JSON, in the order of the rows. */
  readonly providers: string;
  /** Category names by key, as JSON. If present, each row names its category. */
  readonly categories?: string;
}

/** A comparison table of providers. `<TableFilter>` hides rows by their anchors. */
export default function ProviderRows({caption, providers, categories}: Props): ReactNode {
  const labels = JSON.parse(categories ?? '{}') as Readonly<Record<string, string>>;
  const rows = JSON.parse(providers) as readonly ListedProvider[];
  return (
    <div className={styles.rows}>
      <StackedTable
        caption={caption}
        hasCellLabels
        columns={['Provider', 'What you get', 'Networks', 'Pricing', 'Key', 'Status', 'Checked']}
        rows={rows.map((provider) => ({
          key: provider.id,
          id: provider.id,
          head: (
            <>
              <Link to={provider.to}>{provider.name}</Link>
              {categories !== undefined && <RowNote>{labels[provider.category]}</RowNote>}
            </>
          ),
          cells: [
            provider.gives,
            // A retired provider offers nothing.
            ...(provider.status === 'retired'
              ? ['–', '–', '–']
              : [
                  networksText(provider.networks),
                  pricingWords[provider.pricing],
                  keyWords[provider.key],
                ]),
            <span key="status">
              <Badge kind={provider.status} label={statusNames[provider.status]} />
              {provider.since !== undefined && <RowNote>{sinceWords(provider)}</RowNote>}
            </span>,
            <time key="checked" dateTime={provider.checked}>
              {provider.checked}
            </time>,
          ],
        }))}
      />
    </div>
  );
}
