// Change: only the day of the last change. The link to edit the page is below its title.
import type {ComponentProps, ReactNode} from 'react';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';

export default function EditMetaRow({className, lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const changed = {lastUpdatedAt, lastUpdatedBy} as ComponentProps<typeof LastUpdated>;
  return lastUpdatedAt || lastUpdatedBy ? (
    <div className={className}>
      <LastUpdated {...changed} />
    </div>
  ) : null;
}
