import type {ReactNode} from 'react';
import {findNetwork} from '@site/data/findNetwork';
import {contracts, type ContractGroup} from '@site/data/contracts';
import {chains, type NetworkKey} from '@site/data/networks';
import PageSources from '../../shell/PageSources';
import ContractRow from './ContractRow';
import {contractSections, oldestCheck, tableCaption} from './contractSections';
import styles from './styles.module.css';

interface Props {
  readonly network: NetworkKey;
  readonly group?: ContractGroup;
}

/** The contracts of a network by group and layer, each with its purpose and address. */
export default function ContractTable({network: key, group}: Props): ReactNode {
  const network = findNetwork(key, 'ContractTable');
  const sections = contractSections(contracts, key, network, group);
  const shown = sections.flatMap((section) => section.contracts);

  return (
    <div className={styles.contracts}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{tableCaption(network, group)}</caption>
        <thead className={styles.head}>
          <tr role="row">
            <th role="columnheader" scope="col">
              Contract
            </th>
            <th role="columnheader" scope="col">
              Purpose
            </th>
            <th role="columnheader" scope="col">
              Address
            </th>
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section.groupTitle + section.chain}>
            <tr role="row" className={styles.section}>
              <th role="rowheader" scope="rowgroup" colSpan={3}>
                {group === undefined && `${section.groupTitle}: `}
                {chains[section.chain].name} ({section.layer})
              </th>
            </tr>
            {section.contracts.map((contract) => (
              <ContractRow
                key={contract.name + contract.address}
                contract={contract}
                explorer={chains[section.chain].explorers[0]}
              />
            ))}
          </tbody>
        ))}
      </table>
      <PageSources
        sources={[...new Set(shown.flatMap((contract) => contract.sources))]}
        checked={oldestCheck(shown)}
        part
      />
    </div>
  );
}
