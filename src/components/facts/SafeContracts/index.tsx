import type {ReactNode} from 'react';
import {chains} from '@site/data/networks';
import {safeContracts, type SafeVersion} from '@site/data/safeContracts';
import Address from '../Address';
import ExternalLink from '../../ui/ExternalLink';
import PageSources from '../../shell/PageSources';
import StackedTable from '../../ui/StackedTable';

/**
 * The contracts of one version of Safe, with copy buttons and explorer links. They have the same addresses
 * on both networks.
 */
export default function SafeContracts({version}: {readonly version: SafeVersion}): ReactNode {
  const contracts = safeContracts.filter((contract) => contract.version === version);
  const [first] = contracts;
  if (first === undefined) {
    const versions = [...new Set(safeContracts.map((contract) => contract.version))];
    throw new Error(
      `Unknown version "${version}" in <SafeContracts>: use one of ${versions.join(', ')} (data/safeContracts.ts)`,
    );
  }
  const [mainnet] = chains.linea.explorers;
  const [sepolia] = chains.lineaSepolia.explorers;
  return (
    <>
      <StackedTable
        caption={`Safe ${version} on Linea Mainnet and Linea Sepolia`}
        columns={['Contract', 'Purpose', 'Address']}
        rows={contracts.map(({name, purpose, address}) => ({
          key: name,
          head: name,
          cells: [
            purpose,
            <span key="address">
              <Address
                address={address}
                name={`${name} ${version}`}
                explorerName="Mainnet"
                explorerUrl={mainnet.url}
              />{' '}
              <ExternalLink href={`${sepolia.url}/address/${address}`}>Sepolia</ExternalLink>
            </span>,
          ],
        }))}
      />
      <PageSources
        sources={[...new Set(contracts.flatMap(({sources}) => sources))]}
        checked={first.checked}
        part
      />
    </>
  );
}
