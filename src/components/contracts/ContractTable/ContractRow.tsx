import type {ReactNode} from 'react';
import type {DeployedContract} from '@site/data/contracts';
import type {Explorer} from '@site/data/networks';
import Address from '../../facts/Address';
import styles from './styles.module.css';

interface Props {
  readonly contract: DeployedContract;
  readonly explorer: Explorer;
}

const kindLabels: Record<DeployedContract['kind'], string> = {
  proxy: 'Proxy',
  contract: 'Contract',
  safe: 'Safe',
  account: 'Account',
};

/** A row of the table. Explicit roles keep the semantics when the narrow layout displays rows as blocks. */
export default function ContractRow({contract, explorer}: Props): ReactNode {
  const {name, address, kind, purpose} = contract;
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.name}>
        {name} <span className={styles.kind}>{kindLabels[kind]}</span>
      </th>
      <td role="cell" className={styles.purpose}>
        {purpose}
      </td>
      <td role="cell" className={styles.address}>
        <Address
          address={address}
          name={name}
          explorerName={explorer.name}
          explorerUrl={explorer.url}
          stacked
        />
      </td>
    </tr>
  );
}
